import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Tied } from '@/components/ui/tied';
import type { Link } from '@/lib/schema/common';

type Props = {
  trail: Trail;
  title: string;
  lead: string;
  button: Link;
  note: string;
  mockup: ReactNode;
};

/** Title at the left, action at the right, and the folder across the container, standing on the lower edge. */
export function UseCaseHero({ trail, title, lead, button, note, mockup }: Props) {
  return (
    <div className="overflow-clip border-b-[1.5px] border-rule bg-area-tint">
      <Breadcrumb trail={trail} />
      <div className="wrap pt-7 md:pt-10">
        <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[7fr_5fr]">
          <h1>
            <Tied text={title} />
          </h1>
          <div>
            <p className="lead text-balance">{lead}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={button.href}>{button.label}</ButtonLink>
              <p className="text-sm text-muted">{note}</p>
            </div>
          </div>
        </div>
        <div className="mt-8 md:mt-12">{mockup}</div>
      </div>
    </div>
  );
}
