import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = { title: string; link: Link; rows: { plan: string; names: string }[] };

/** With which plan the capabilities of the page begin, near its end. */
export function PlanList({ title, link, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="wrap pb-[var(--section)]">
      <div className="grid gap-x-5 gap-y-4 border-t-[1.5px] border-rule pt-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h3 leading-(--text-h3--line-height) tracking-[-0.015em]">{title}</h2>
          <GoLink {...link} />
        </div>
        <dl className="grid gap-y-3 lg:col-span-8">
          {rows.map(({ plan, names }) => (
            <div key={plan} className="grid gap-x-5 md:grid-cols-[10rem_1fr]">
              <dt className="font-semibold text-ink">{plan}</dt>
              <dd>{names}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
