import { Chip } from '@/components/mockups/paper';
import type { StepExample } from '@/lib/schema/integrations';

/** Lines as typed, or the labels that come out; decoration for the eye. */
export function StepExampleLine({ example }: { example: StepExample }) {
  return (
    <span aria-hidden="true" className="mono contents">
      {example.kind === 'lines'
        ? example.lines.map((line) => (
            <span key={line} className="mono">
              {line}
            </span>
          ))
        : example.chips.map((chip) => (
            <Chip key={chip.text} stock={chip.stock}>
              {chip.text}
            </Chip>
          ))}
    </span>
  );
}
