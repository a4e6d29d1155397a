import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { Link } from '@/lib/schema/common';

type Props = {
  title: string;
  link: Link;
  rows: PlanRow[];
  /** Class for the two columns of a row, plan and capabilities, in the page's proportion. */
  columns?: string;
};

/** A plan with the capabilities that begin with it. */
type PlanRow = { plan: string; names: string[] };

/** Lists the lowest plan of each capability on the page, lowest plan first. */
export function PlanList({ title, link, rows, columns = 'lg:split-4' }: Props) {
  if (rows.length === 0) return null;
  return (
    <section className="wrap band plain follows">
      <div className="border-t-[1.5px] border-rule pt-6">
        <div className={`grid items-baseline ${columns}`}>
          <h2 className="text-h3 leading-(--text-h3--line-height) tracking-[-0.015em]">{title}</h2>
          <GoLink {...link} className="justify-self-start text-link" />
        </div>
        <dl className="mt-4 grid content-start gap-y-5">
          {rows.map(({ plan, names }) => (
            <div
              key={plan}
              className={`grid gap-x-5 gap-y-2 border-line border-t pt-5 md:max-lg:grid-cols-[11rem_1fr] ${columns}`}
            >
              <dt className="font-semibold text-ink">{plan}</dt>
              <dd>
                <ul className="grid gap-x-5 gap-y-2 sm:grid-cols-2 md:max-lg:grid-cols-1">
                  {names.map((name) => (
                    <li
                      key={name}
                      className="grid grid-cols-[20px_1fr] items-start gap-2.5 leading-normal sm:odd:last:col-span-full"
                    >
                      <Icon name="check" size={20} stroke={2.5} className="mt-0.5 text-link" />
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
