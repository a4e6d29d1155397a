import type { ReactNode } from 'react';
import { AfterSlashes } from '@/components/ui/after-slashes';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = {
  trail: Trail;
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
        <div className="grid gap-x-5 gap-y-4.5 pt-7 pb-8 lg:grid-cols-12 lg:pt-10 lg:pb-12">
          <h1 className="lg:col-span-12">
            <AfterSlashes text={title} />
          </h1>
          <p className="lead max-w-144 text-balance lg:col-span-7">{lead}</p>
          <div className="lg:col-span-5">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={start.href}>{start.label}</ButtonLink>
              <GoLink {...anchor} />
            </div>
            <p className="mt-3.5 text-sm text-muted">{note}</p>
          </div>
        </div>
        {/* A clipped sheet of a broken height would let the band through at its edge. */}
        <div className="-mb-px">{children}</div>
      </div>
    </section>
  );
}
