import type { ReactNode } from 'react';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';

type Props = { trail: Trail; title: string; lead: string; button: Link; note: string; rack: ReactNode };

/** Words at the left, the sorting rack at the right, on the area's own stock. */
export function HubHero({ trail, title, lead, button, note, rack }: Props) {
  return (
    <div className="overflow-clip border-b-[1.5px] border-rule bg-area-flood [--body:light-dark(var(--color-carbon-800),var(--color-carbon-200))] [--muted:light-dark(var(--color-carbon-800),var(--color-carbon-300))]">
      <Breadcrumb trail={trail} />
      <div className="wrap grid gap-x-14 gap-y-9 pt-7 lg:grid-cols-[5fr_7fr] lg:pt-12">
        <div className="self-center lg:pb-16">
          <h1>{title}</h1>
          <p className="lead mt-5">{lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
            <p className="text-sm text-muted">{note}</p>
          </div>
        </div>
        <div className="self-end">{rack}</div>
      </div>
    </div>
  );
}
