import { Icon } from './icon';

type Props = { href: string; label: string; className?: string };

/** Text link with an arrow, for onward links that stand on their own line. */
export function GoLink({ href, label, className = 'text-link' }: Props) {
  return (
    <a
      href={href}
      className={`group inline-flex min-h-11 items-center gap-1.5 font-semibold no-underline ${className}`}
    >
      <span className="border-b-[1.5px] border-current/40 group-hover:border-current">{label}</span>
      <Icon
        name="arrow"
        size={18}
        className="transition-transform duration-200 group-hover:translate-x-0.5"
      />
    </a>
  );
}
