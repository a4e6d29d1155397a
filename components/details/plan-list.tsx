import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = { title: string; link: Link; rows: PlanRow[] };

/** A plan with the capabilities that begin with it; the page's own subject is listed separately. */
type PlanRow = { plan: string; names: { name: string; own: boolean }[] };

/** Lists the lowest plan of each capability on the page. */
export function PlanList({ title, link, rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="wrap band plain follows">
      <div className="grid gap-x-5 gap-y-4 border-t-[1.5px] border-rule pt-5 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 className="text-h3 leading-(--text-h3--line-height) tracking-[-0.015em]">{title}</h2>
          <GoLink {...link} />
        </div>
        <dl className="grid gap-y-3 lg:col-span-8">
          {rows.map(({ plan, names }) => (
            <div key={plan} className="grid gap-x-5 md:grid-cols-[1fr_3fr]">
              <dt className="font-semibold text-ink max-md:text-sm max-md:font-medium max-md:text-muted">
                {plan}
              </dt>
              <dd>
                <ul className="flex flex-wrap gap-x-5">
                  {names.map(({ name, own }) => (
                    <li key={name} className={own ? 'font-semibold text-ink' : ''}>
                      {name}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
