import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb';

type Props = {
  trail: Crumb[];
  title: string;
  /** Stands beside the title, unless it is part of what stands on the edge. */
  lead?: string;
  /** Stands on the lower edge of the band. */
  children?: ReactNode;
};

/** Heading of pages that belong to no area: white on carbon. The lead begins where the fourth of five tabs does. */
export function CarbonHead({ trail, title, lead, children }: Props) {
  return (
    <div className="carbon overflow-x-clip">
      <Breadcrumb trail={trail} />
      <div className="wrap">
        <div className="grid items-end gap-x-3 gap-y-4 pt-7 pb-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:pt-12 lg:pb-14">
          <h1>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {children}
      </div>
    </div>
  );
}
