import { Chip } from '@/components/mockups/paper';
import { Section } from '@/components/ui/section';
import type { Integration, StepExample } from '@/lib/schema/integrations';

/** Three parts of one slip: what to do, and on its stub what is typed or comes out. */
export function ConnectSteps({ title, steps }: { title: string; steps: Integration['steps'] }) {
  return (
    <Section tone="tint">
      <h2 className="mb-9">{title}</h2>
      <ol className="paper grid overflow-hidden rounded-card border-[1.5px] border-carbon-950 bg-bond max-lg:divide-y-[1.5px] max-lg:divide-carbon-950 lg:grid-cols-3 lg:divide-x-[1.5px] lg:divide-carbon-950">
        {steps.map((step, index) => (
          <li key={step.title} className="grid lg:row-span-2 lg:grid-rows-subgrid">
            <div className="px-5 py-5 lg:px-7 lg:py-6">
              <h3 className="flex items-baseline gap-3">
                <span className="mono font-medium text-muted">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1.5 leading-normal">{step.text}</p>
            </div>
            <Stub example={step.example} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Stub({ example }: { example: StepExample }) {
  return (
    <div
      aria-hidden="true"
      className="mono flex min-h-14 flex-wrap content-center items-center gap-x-4 gap-y-1 border-t-2 border-dashed border-carbon-300 px-5 py-3 text-carbon-950 lg:px-7"
    >
      {example.kind === 'lines'
        ? example.lines.map((line) => <span key={line}>{line}</span>)
        : example.chips.map((chip) => (
            <Chip key={chip.text} stock={chip.stock}>
              {chip.text}
            </Chip>
          ))}
    </div>
  );
}
