import { PointIllustration } from '@/components/illustrations/features';
import type { FeatureList } from '@/lib/schema/features';
import { Legend } from './legend';
import { ToolLinks } from './tool-links';

type Props = Extract<FeatureList, { layout: 'rows' }> & {
  title: string;
  toolsTitle: string;
};

/** Rows with an illustration at the right; a sticky heading beside them. */
export function ListRows({ title, toolsTitle, items, legend, facts, note, tools }: Props) {
  return (
    <section className="band">
      <div className="wrap grid gap-y-7 lg:split-4">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 className="-ml-[0.03em]">{title}</h2>
          {legend ? <Legend explained={legend} /> : null}
          {facts ? <Facts facts={facts} /> : null}
          {note ? <p className="mt-4 max-w-88 text-sm text-muted">{note}</p> : null}
          {tools ? <ToolLinks title={toolsTitle} tools={tools} className="mt-7" /> : null}
        </div>
        <ul className="border-t-[1.5px] border-rule">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid items-center gap-x-8 gap-y-3.5 border-b border-line py-5.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]"
            >
              <div>
                <h3>{item.title}</h3>
                <p className="mt-1 max-w-104 leading-normal text-muted">{item.text}</p>
              </div>
              {item.illustration ? <PointIllustration name={item.illustration} /> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="mt-7 max-w-88 border-t border-line max-lg:max-w-none">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
          <dt className="shrink-0 text-sm text-muted">{label}</dt>
          <dd className="min-w-0 text-right font-semibold wrap-anywhere text-balance text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
