import { Icon } from './icon';

type Props = {
  href: string;
  label: string;
  /** Read out after the label, if several links have the same one. */
  about?: string;
  className?: string;
};

/**
 * Text link with an arrow, for onward links on their own line. The arrow stays with the last word, and the
 * padding makes one line 44 px high.
 */
export function GoLink({ href, label, about, className = 'text-link' }: Props) {
  const lastWord = label.lastIndexOf(' ') + 1;
  return (
    <a
      href={href}
      className={`group inline-block touch-line font-semibold underline decoration-current/40 decoration-[1.5px] underline-offset-[0.3em] hover:decoration-current ${className}`}
    >
      {label.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {label.slice(lastWord)}
        {about ? <span className="sr-only">: {about}</span> : null}
        <Icon
          name="arrow"
          size={18}
          className="ml-1.5 inline-block align-[-0.2em] transition-[translate] group-hover:translate-x-0.5"
        />
      </span>
    </a>
  );
}
