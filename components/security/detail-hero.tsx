import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = {
  trail: Crumb[];
  title: string;
  lead: string;
  start: Link;
  anchor: Link;
  note: string;
  /** The page's own paper, across the container; it stands on the lower edge of the band. */
  children: ReactNode;
};

export function DetailHero({ trail, title, lead, start, anchor, note, children }: Props) {
  return (
    <section className="overflow-clip border-b-[1.5px] border-rule bg-area-tint">
      <Breadcrumb trail={trail} />
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-4.5 pt-7 pb-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-10 lg:pb-12">
          <h1 className="lg:col-span-2">{title}</h1>
          <p className="lead max-w-144 text-balance">{lead}</p>
          <div>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={start.href}>{start.label}</ButtonLink>
              <GoLink {...anchor} />
            </div>
            <p className="mt-3.5 text-sm text-muted">{note}</p>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}
