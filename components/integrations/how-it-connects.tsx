import { connectionSteps } from '@/components/illustrations/integrations';
import { Section, SectionHead } from '@/components/ui/section';
import type { IntegrationHub } from '@/lib/schema/integrations';

/** Three steps on the dark band, each with an illustration on paper. */
export function HowItConnects({ title, lead, items }: IntegrationHub['steps']) {
  return (
    <Section tone="carbon">
      <SectionHead title={title} lead={lead} />
      <ol className="grid gap-x-5 gap-y-12 lg:grid-cols-3">
        {items.map((item, index) => {
          const Step = connectionSteps[item.illustration];
          return (
            <li
              key={item.title}
              className="flex flex-col-reverse justify-end gap-6 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:items-center lg:row-span-2 lg:grid lg:grid-rows-subgrid"
            >
              <div className="lg:row-start-2">
                <h3 className="flex items-baseline gap-3 text-lg">
                  <span className="font-mono text-base font-medium text-muted">{index + 1}</span>
                  {item.title}
                </h3>
                <p className="mt-1.5 leading-normal text-muted">{item.text}</p>
              </div>
              <div aria-hidden="true" className="grid max-lg:items-end">
                <Step />
              </div>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
