import type { DrawnPart } from '@/lib/schema/drawings';
import { Parts } from '../parts';

/** The line above an item of the list: decoration for the eye, so hidden from assistive technology. */
export function ItemDrawing({ parts }: { parts: DrawnPart[] }) {
  return (
    <div
      aria-hidden="true"
      className="paper forced-color-adjust-none mb-4 flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 overflow-hidden rounded-sheet bg-mint-100 px-3 py-1.5 text-sm whitespace-nowrap"
    >
      <Parts parts={parts} />
    </div>
  );
}
