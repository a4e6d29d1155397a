import { Icon } from './icon';

/** The arrow after a card's name, on the name's first line. It moves when the card (`group`) is hovered. */
export function CardArrow({ className = '' }: { className?: string }) {
  return (
    <Icon
      name="arrow"
      className={`mt-[calc((1lh-20px)/2)] self-start transition-[translate] group-hover:translate-x-0.5 ${className}`}
    />
  );
}
