import type { Part } from '@/lib/schema/drawings/parts';
import { Piece } from '../parts';

/** A sample line above a list entry: decoration for the eye, so hidden from assistive technology. */
export function SampleLine({ parts }: { parts: Part[] }) {
  return (
    <div
      aria-hidden="true"
      className="paper forced-color-adjust-none mb-4 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 overflow-hidden rounded-sheet bg-mint-100 px-3 py-1.5 text-sm whitespace-nowrap"
    >
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a specimen never move
        <Piece key={index} part={part} />
      ))}
    </div>
  );
}
