type Props = {
  label: string;
  /** Texts of the banner: that this is a draft build and, where it applies, that the page is not public. */
  texts: string[];
  list: { label: string; href: string };
};

/** The banner above every page of a draft build. */
export function DraftRibbon({ label, texts, list }: Props) {
  return (
    <aside aria-label={label} className="bg-gold-300 text-carbon-950">
      <p className="wrap flex flex-wrap gap-x-4 py-2 text-sm">
        {texts.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={list.href} className="text-carbon-950">
          {list.label}
        </a>
      </p>
    </aside>
  );
}
