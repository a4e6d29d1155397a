import { BesideIllustration } from '@/components/illustrations/features';
import type { FeatureList } from '@/lib/schema/features';
import { ToolLinks } from './tool-links';

type Props = Extract<FeatureList, { layout: 'columns' }> & {
  title: string;
  toolsTitle: string;
};

/**
 * Two ruled columns. A second illustration, if there is one, follows in full width, or beside the columns where it
 * fits, with its caption and the tools below it.
 */
export function ListColumns({ title, toolsTitle, items, beside, tools }: Props) {
  return (
    <section className="band">
      <div className={`wrap grid items-start gap-y-9 ${beside ? 'lg:split-5' : ''}`}>
        <div>
          <h2 className="mb-8 -ml-[0.03em]">{title}</h2>
          <ul className="grid gap-x-10 sm:grid-cols-2">
            {items.map((item) => (
              <li key={item.title} className="border-t border-line pt-4 pb-5">
                <h3>{item.title}</h3>
                <p className="mt-1 leading-normal text-muted">{item.text}</p>
              </li>
            ))}
          </ul>
          {tools && !beside ? <ToolLinks title={toolsTitle} tools={tools} className="mt-7" /> : null}
        </div>
        {beside ? (
          <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8 md:max-lg:*:first:col-span-full lg:order-first">
            <BesideIllustration name={beside.name} alt={beside.alt} />
            {beside.caption ? (
              <p className="mt-4 max-w-110 text-sm text-balance text-muted">{beside.caption}</p>
            ) : null}
            {tools ? <ToolLinks title={toolsTitle} tools={tools} className="mt-6 md:max-lg:mt-4" /> : null}
          </div>
        ) : null}
      </div>
    </section>
  );
}
