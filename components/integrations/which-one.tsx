import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { IntegrationHub } from '@/lib/schema/integrations';

type Row = { situation: string; name: string; promise: string; href: string };

/** What people say at the left, the integration that answers it at the right. */
export function WhichOne({ title, columns, rows }: IntegrationHub['choose'] & { rows: Row[] }) {
  const [before, after] = columns;
  return (
    <Section>
      <h2 className="mb-8">{title}</h2>
      <div
        aria-hidden="true"
        className="hidden grid-cols-2 gap-x-14 border-t-2 border-rule py-3 text-sm font-semibold text-ink md:grid"
      >
        <span>{before}</span>
        <span className="pl-7">{after}</span>
      </div>
      <ul className="border-b border-line max-md:border-t-2 max-md:border-t-rule">
        {rows.map(({ situation, name, promise, href }) => (
          <li key={href} className="border-t border-line max-md:first:border-t-0">
            <a
              href={href}
              className="group grid gap-x-14 text-body no-underline md:grid-cols-2 md:items-stretch"
            >
              <span className="self-center pt-4 text-lg font-medium tracking-tight text-ink md:py-5">
                {situation}
              </span>
              <span className="grid grid-cols-[1fr_20px] items-center gap-x-4 pt-1 pb-4 md:border-l-[3px] md:border-double md:border-line md:py-5 md:pl-7">
                <span>
                  <b className="group-hover:underline">{name}</b>
                  <span className="block text-sm text-muted">{promise}</span>
                </span>
                <Icon
                  name="arrow"
                  className="text-link transition-transform duration-200 group-hover:translate-x-0.5"
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
