import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import { Tied } from '@/components/ui/tied';
import type { Link } from '@/lib/schema/common';

type Props = {
  trail: Trail;
  title: string;
  promise: string;
  detail: string;
  start: Link;
  more: Link;
  note: string;
  /** The mock-up. It stands on the lower edge, where the format strip begins. */
  children: ReactNode;
};

export function FeatureHero({ trail, title, promise, detail, start, more, note, children }: Props) {
  return (
    <section className="overflow-clip bg-area-tint">
      <Breadcrumb trail={trail} />
      <div className="wrap grid gap-x-13 gap-y-9 pt-7 lg:grid-cols-[minmax(0,4.7fr)_minmax(0,7.3fr)] lg:items-end lg:pt-12">
        <div className="self-center lg:pb-18">
          {/* Into the gap beside it, so that two long words have one line. */}
          <h1 className="-ml-[0.04em] lg:-mr-8">
            <Tied text={title} />
          </h1>
          <p className="lead mt-5 text-balance">{promise}</p>
          <p className="mt-3.5 max-w-116">{detail}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
            <ButtonLink href={start.href}>{start.label}</ButtonLink>
            <GoLink {...more} />
          </div>
          <p className="mt-3.5 text-sm text-muted">{note}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
