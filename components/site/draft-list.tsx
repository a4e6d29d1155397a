type Props = {
  title: string;
  /** Shown instead of an empty list. */
  emptyText: string;
  entries: { href: string; label: string; status: string }[];
};

/** Entries that are not public, each with a link to its page and its publication status. */
export function DraftList({ title, emptyText, entries }: Props) {
  return (
    <div className="wrap py-12">
      <h2>{title}</h2>
      {entries.length === 0 ? <p className="mt-6">{emptyText}</p> : null}
      <ul className="mt-6 border-t-[1.5px] border-rule">
        {entries.map(({ href, label, status }) => (
          <li key={href} className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-3">
            <a href={href}>{label}</a>
            <span className="text-muted">{status}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
