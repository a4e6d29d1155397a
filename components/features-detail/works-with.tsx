import { FormatTab } from '@/components/drawings/records';
import type { FeatureFormats } from '@/lib/schema/features';

type Props = { title: string; names: FeatureFormats; formats: FeatureFormats };

/** The five accepted formats, with what this feature does with each. */
export function WorksWith({ title, names, formats }: Props) {
  return (
    <section className="relative z-1 border-t-[1.5px] border-rule bg-page">
      <div className="wrap grid gap-y-3.5 py-5 md:py-7">
        <h2 className="text-h3 leading-7 tracking-[-0.015em]">{title}</h2>
        <ul className="grid md:grid-cols-5 md:gap-5">
          {(Object.keys(names) as (keyof FeatureFormats)[]).map((format) => (
            <li
              key={format}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center border-t border-line py-2 text-sm leading-[1.4] text-muted first:border-t-0 md:block md:border-0 md:py-0"
            >
              <span className="md:mb-1.5 md:block">
                <FormatTab name={names[format]} />
              </span>
              {formats[format]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
