import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from './breadcrumb';

type Props = {
  trail: Trail;
  title: string;
  /** Stands beside the title, unless it is part of what stands on the edge. */
  lead?: string;
  /** Stands on the lower edge of the band. */
  children?: ReactNode;
};

/**
 * Heading of pages that belong to no area: white on carbon. Its columns are `--columns` for what stands below as well:
 * tabs on wide screens take one each, and the lead begins where the fourth does.
 */
export function CarbonHead({ trail, title, lead, children }: Props) {
  return (
    <div className="carbon overflow-x-clip">
      <Breadcrumb trail={trail} />
      <div className="wrap [--columns:repeat(5,minmax(0,1fr))] [--column-gap:0.5rem]">
        <div className="grid items-end gap-x-(--column-gap) gap-y-4 pt-7 pb-10 lg:grid-cols-(--columns) lg:pt-12 lg:pb-14">
          <h1 className="lg:col-span-3">{title}</h1>
          {lead ? <p className="lead lg:col-span-2">{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}
