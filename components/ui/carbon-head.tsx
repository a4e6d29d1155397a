import type { ReactNode } from 'react';
import type { Link } from '@/lib/schema/common';
import { Breadcrumb, type Trail } from './breadcrumb';
import { GoLink } from './go-link';

type Props = {
  trail: Trail;
  title: string;
  /** Stands beside the title, unless it is part of what stands on the edge. */
  lead?: string;
  /** The way on, below the lead. */
  link?: Link;
  /** Stands on the lower edge of the band. */
  children?: ReactNode;
};

/**
 * Heading of pages that belong to no area: white on carbon. Its columns are `--columns` for what stands below as well:
 * tabs on wide screens take one each, and the lead begins where the fourth does.
 */
export function CarbonHead({ trail, title, lead, link, children }: Props) {
  return (
    <div className="carbon overflow-x-clip">
      <Breadcrumb trail={trail} />
      <div className="wrap [--columns:repeat(5,minmax(0,1fr))] [--column-gap:0.5rem]">
        <div className="grid items-end gap-x-(--column-gap) gap-y-4 pt-7 pb-10 lg:grid-cols-(--columns) lg:pt-12 lg:pb-14">
          <h1 className="lg:col-span-3">{title}</h1>
          {lead ? (
            <div className="lg:col-span-2">
              <p className="lead">{lead}</p>
              {link ? <GoLink {...link} className="mt-2 -mb-2.5 text-link" /> : null}
            </div>
          ) : null}
        </div>
        {children}
      </div>
    </div>
  );
}
