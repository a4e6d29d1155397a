import { Icon } from '@/components/ui/icon';
import type { SpecimenPart } from '@/lib/schema/security';
import { Chip } from '../paper';
import { Pen, Strike } from '../writing';

/** A sample line above a list entry: decoration for the eye, so hidden from assistive technology. */
export function SampleLine({ parts }: { parts: SpecimenPart[] }) {
  return (
    <div
      aria-hidden="true"
      className="paper forced-color-adjust-none mb-4 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 overflow-hidden rounded-sheet bg-mint-100 px-3 py-1.5 text-sm whitespace-nowrap"
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a specimen never move
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: SpecimenPart }) {
  if ('chip' in part)
    return (
      <Chip stock={part.stock} dashed={part.dashed}>
        {part.chip}
      </Chip>
    );
  if ('icon' in part) return <Icon name={part.icon} size={18} className="text-ink" />;
  if ('mono' in part) return <span className="mono">{part.mono}</span>;
  if ('pen' in part) return <Pen>{part.pen}</Pen>;
  if ('strike' in part) return <Strike>{part.strike}</Strike>;
  if ('ended' in part) return <span className="font-semibold text-red-600">{part.ended}</span>;
  return <span>{part.text}</span>;
}
