import { Chip } from '@/components/drawings/paper';
import { Icon } from '@/components/ui/icon';
import type { StepExample } from '@/lib/schema/integrations';

/** Lines as typed, labels, or boxes to tick; decoration for the eye. */
export function StepExampleLine({ example }: { example: StepExample }) {
  return (
    <span aria-hidden="true" className="contents">
      <Pieces example={example} />
    </span>
  );
}

function Pieces({ example }: { example: StepExample }) {
  switch (example.kind) {
    case 'lines':
      return example.lines.map((line) => (
        <span key={line} className="mono">
          {line}
        </span>
      ));
    case 'boxes':
      return example.boxes.map(({ text, ticked }) => (
        <span key={text} className="flex items-center gap-2 text-sm font-semibold">
          <span
            className={`paper grid size-5.5 place-items-center rounded-sheet border-[1.5px] bg-bond ${ticked ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
          >
            {ticked ? <Icon name="check" size={16} stroke={3} /> : null}
          </span>
          {text}
        </span>
      ));
    case 'chips':
      return example.chips.map((chip) => (
        <Chip key={chip.text} stock={chip.stock}>
          {chip.text}
        </Chip>
      ));
  }
}
