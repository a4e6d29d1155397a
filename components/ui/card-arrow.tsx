import { Icon } from './icon';

/** The arrow behind a card's name: it stands on the name's first line, and moves when a `group` is pointed at. */
export function CardArrow({ className = '' }: { className?: string }) {
  return (
    <Icon
      name="arrow"
      className={`mt-[calc((1lh-20px)/2)] self-start transition-transform duration-200 group-hover:translate-x-0.5 ${className}`}
    />
  );
}
