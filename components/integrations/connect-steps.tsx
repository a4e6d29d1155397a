import { Chip } from '@/components/mockups/paper';
import { Section } from '@/components/ui/section';
import type { Integration, StepExample } from '@/lib/schema/integrations';

/** Three parts of one slip: what to do, and under it what is typed or comes out. */
export function ConnectSteps({ title, steps }: { title: string; steps: Integration['steps'] }) {
  return (
    <Section tone="tint">
      <h2 className="mb-9">{title}</h2>
      <ol className="paper grid overflow-hidden rounded-card border-[1.5px] border-carbon-950 bg-bond max-lg:divide-y-[1.5px] max-lg:divide-carbon-950 lg:grid-cols-3 lg:divide-x-[1.5px] lg:divide-carbon-950">
        {steps.map((step, index) => (
          <li key={step.title} className="flex flex-col p-5 lg:px-7 lg:pt-6 lg:pb-7">
            <h3 className="flex items-baseline gap-3">
              <span className="mono font-medium text-muted">{index + 1}</span>
              {step.title}
            </h3>
            <p className="mt-1.5 mb-5 leading-normal">{step.text}</p>
            <Example example={step.example} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Example({ example }: { example: StepExample }) {
  return (
    <div
      aria-hidden="true"
      className="mono mt-auto flex min-h-17.5 flex-wrap content-center items-center gap-1.5 rounded-control bg-carbon-100 px-4 py-3 text-carbon-950"
    >
      {example.kind === 'lines'
        ? example.lines.map((line) => (
            <span key={line} className="w-full">
              {line}
            </span>
          ))
        : example.chips.map((chip) => (
            <Chip key={chip.text} stock={chip.stock}>
              {chip.text}
            </Chip>
          ))}
    </div>
  );
}
