import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** A drawn checkbox with its label. */
export function TickBox({ ticked, children }: { ticked?: boolean; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2 text-sm font-semibold">
      <span
        className={`paper grid size-5.5 place-items-center rounded-sheet border-[1.5px] bg-bond ${ticked ? 'border-pen-600 text-pen-600' : 'border-carbon-500'}`}
      >
        {ticked ? <Icon name="check" size={16} stroke={3} /> : null}
      </span>
      {children}
    </span>
  );
}
