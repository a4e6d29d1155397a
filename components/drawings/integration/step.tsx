import { Icon } from '@/components/ui/icon';
import type { IntegrationStep } from '@/lib/schema/drawings';
import { byKind } from '../by-kind';
import { Chip } from '../paper';

const Kind = byKind<IntegrationStep>({
  lines: ({ lines }) =>
    lines.map((line) => (
      <span key={line} className="mono">
        {line}
      </span>
    )),
  boxes: ({ boxes }) =>
    boxes.map(({ text, ticked }) => (
      <span key={text} className="flex items-center gap-2 text-sm font-semibold">
        <span
          className={`paper grid size-5.5 place-items-center rounded-sheet border-[1.5px] bg-bond ${ticked ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
        >
          {ticked ? <Icon name="check" size={16} stroke={3} /> : null}
        </span>
        {text}
      </span>
    )),
  chips: ({ chips }) =>
    chips.map((chip) => (
      <Chip key={chip.text} tone={chip.tone}>
        {chip.text}
      </Chip>
    )),
});

/** Lines as typed, labels, or boxes to tick; decoration for the eye. */
export function StepDrawing({ drawing }: { drawing: IntegrationStep }) {
  return (
    <span aria-hidden="true" className="contents">
      <Kind {...drawing} />
    </span>
  );
}
