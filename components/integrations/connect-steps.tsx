import { StepIllustration } from '@/components/illustrations/integrations';
import { Section } from '@/components/ui/section';
import type { Integration } from '@/lib/schema/integrations';

/** The three steps as parts of one card: the action, with its input or output drawn below. */
export function ConnectSteps({
  title,
  steps,
  dark,
}: {
  title: string;
  steps: Integration['steps'];
  dark?: boolean;
}) {
  return (
    <Section tone={dark ? 'carbon' : 'tint'}>
      <h2 className="mb-9">{title}</h2>
      <ol className="paper grid overflow-hidden rounded-card border-[1.5px] border-carbon-950 bg-bond max-lg:divide-y-[1.5px] max-lg:divide-carbon-950 lg:grid-cols-3 lg:divide-x-[1.5px] lg:divide-carbon-950">
        {steps.map((step, index) => (
          <li key={step.title} className="grid lg:row-span-2 lg:grid-rows-subgrid">
            <div className="px-5 py-5 lg:px-7 lg:py-6">
              <h3 className="flex items-baseline gap-3">
                <span className="font-mono text-base font-medium text-muted">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 leading-normal">{step.text}</p>
            </div>
            <div className="flex min-h-14 flex-wrap content-center items-center gap-x-2 gap-y-1.5 border-t-2 border-dashed border-carbon-300 px-5 py-3 text-carbon-950 lg:px-7">
              <StepIllustration name={step.illustration} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
