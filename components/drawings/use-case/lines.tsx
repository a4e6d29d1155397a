import type { ReactNode } from 'react';
import { Sheet } from '../paper';

/** Ruled lines on a flat sheet; they share its height where it stands beside a taller one. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Sheet fold="none" className="grid" bodyClassName="grid !py-1.5 divide-y divide-carbon-200">
      {children}
    </Sheet>
  );
}

type LineProps = {
  /** A date or time in mono, or an avatar. */
  lead: ReactNode;
  name: ReactNode;
  /** Role in the firm. */
  post?: string;
  children?: ReactNode;
};

/** One line: lead, name with role, and what holds for it at the right. */
export function Line({ lead, name, post, children }: LineProps) {
  const written = typeof lead === 'string';
  return (
    <div
      className={`grid min-h-13.5 items-center gap-3 py-2.5 leading-[1.35] ${written ? 'grid-cols-[3.75rem_minmax(0,1fr)_auto]' : 'grid-cols-[28px_minmax(0,1fr)_auto]'}`}
    >
      {written ? <span className="mono text-muted">{lead}</span> : lead}
      <span>
        <b>{name}</b>
        {post ? `, ${post}` : null}
      </span>
      <span className="text-right">{children}</span>
    </div>
  );
}
