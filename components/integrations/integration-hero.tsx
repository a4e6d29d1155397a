import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { GoLink } from '@/components/ui/go-link';
import type { Link } from '@/lib/schema/common';

type Props = {
  trail: Trail;
  title: string;
  lead: string;
  text: string;
  button: Link;
  link: Link;
  note: string;
  mockup: ReactNode;
};

/** Words at the left, the dark panel from the right column to the edge of the screen. */
export function IntegrationHero({ trail, title, lead, text, button, link, note, mockup }: Props) {
  return (
    <div className="overflow-clip border-b-[1.5px] border-rule bg-area-tint">
      <Breadcrumb trail={trail} />
      <div className="wrap grid gap-x-14 gap-y-8 pt-7 lg:grid-cols-[4.6fr_7.4fr] lg:pt-10">
        <div className="self-center lg:pt-8 lg:pb-20">
          <h1>{title}</h1>
          <p className="lead mt-5 text-balance">{lead}</p>
          <p className="mt-3.5 max-w-116">{text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
            <GoLink {...link} />
          </div>
          <p className="mt-3.5 text-sm text-muted">{note}</p>
        </div>
        <div className="min-w-0">{mockup}</div>
      </div>
    </div>
  );
}
