import { PointIllustration } from '@/components/illustrations/features';
import type { FeatureList } from '@/lib/schema/features';
import { Legend } from './legend';
import { ToolLinks } from './tool-links';

type Props = Extract<FeatureList, { layout: 'rows' }> & {
  title: string;
  toolsTitle: string;
};

/** Items, three in a row, each with an illustration below its text; legend, facts and note are beside the heading. */
export function ListRows({ title, toolsTitle, items, legend, facts, note, tools }: Props) {
  return (
    <section className="band">
      <div className="wrap">
        <div className="grid gap-x-5 gap-y-5 lg:grid-cols-3">
          <h2 className="-ml-[0.03em]">{title}</h2>
          <div className="grid content-start gap-y-4 lg:col-span-2 lg:pt-1">
            {legend ? <Legend explained={legend} /> : null}
            {facts ? <Facts facts={facts} /> : null}
            {note ? <p className="max-w-116 text-sm text-muted">{note}</p> : null}
          </div>
        </div>
        <ul className="mt-9 grid gap-x-5 md:grid-cols-2 lg:mt-12 lg:grid-cols-3">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid content-start gap-y-4 border-t border-line py-5.5 md:row-span-2 md:grid-rows-subgrid"
            >
              <div>
                <h3>{item.title}</h3>
                <p className="mt-1 max-w-104 leading-normal text-muted">{item.text}</p>
              </div>
              {item.illustration ? <PointIllustration name={item.illustration} /> : null}
            </li>
          ))}
        </ul>
        {tools ? <ToolLinks title={toolsTitle} tools={tools} className="mt-7" /> : null}
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
          <dt className="shrink-0 text-sm text-muted">{label}</dt>
          <dd className="min-w-0 text-right font-semibold wrap-anywhere text-balance text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
