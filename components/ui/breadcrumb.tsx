import { Icon } from './icon';

export type Crumb = { label: string; href: string };

/** Trail from Home to this page; the last entry is the page itself. A row that breaks takes the separator along with its word. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="wrap pt-5 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 ? <Icon name="chevron-right" size={14} className="opacity-60" /> : null}
            {index < trail.length - 1 ? (
              <a
                href={href}
                className="inline-flex min-h-6 items-center text-muted no-underline hover:text-ink hover:underline"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="font-medium text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
