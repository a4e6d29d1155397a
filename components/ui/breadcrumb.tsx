import { Icon } from './icon';

/** `name` is the accessible name of the trail. */
export type Trail = { name: string; pages: { label: string; href: string }[] };

/**
 * Trail from Home to this page; the last entry is the page itself. Each entry has a separator before it,
 * which is clipped at the start of a row: no row begins or ends with one. On phones only the last
 * three stay, on one row; the logo links to Home.
 */
export function Breadcrumb({
  trail: { name, pages },
  className = '',
}: {
  trail: Trail;
  className?: string | undefined;
}) {
  return (
    <nav aria-label={name} className={`wrap pt-5 text-sm text-muted${className && ` ${className}`}`}>
      <div className="-ml-1.5 overflow-x-clip pl-1.5">
        <ol className="-ml-5.5 flex flex-wrap items-center gap-x-2 pr-2">
          {pages.map(({ label, href }, index) => (
            <li
              key={href}
              className={`flex items-center gap-x-2 ${index === 0 ? 'pl-5.5' : ''} ${index < pages.length - 3 ? 'max-sm:hidden' : ''}`}
            >
              {index > 0 ? <Icon name="chevron-right" size={14} className="opacity-60" /> : null}
              {index < pages.length - 1 ? (
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
      </div>
    </nav>
  );
}
