import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = { trail: Trail; title: string; lead: string; button: Link; link: Link; mockup: ReactNode };

/** Words at the left; the register lies across the right half and past the lower edge. */
export function HubHero({ trail, title, lead, button, link, mockup }: Props) {
  return (
    <div className="overflow-clip border-b-[1.5px] border-rule bg-area-flood [--body:light-dark(var(--color-carbon-800),var(--color-carbon-200))] [--muted:light-dark(var(--color-carbon-800),var(--color-carbon-300))]">
      <Breadcrumb trail={trail} />
      <div className="wrap grid gap-x-14 gap-y-9 pt-7 lg:grid-cols-[4.6fr_7.4fr] lg:pt-12">
        <div className="self-center lg:pb-16">
          <h1>{title}</h1>
          <p className="lead mt-5">{lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
            <GoLink {...link} className="text-ink" />
          </div>
        </div>
        <div className="min-w-0 self-end">{mockup}</div>
      </div>
    </div>
  );
}
