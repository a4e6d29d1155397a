import { AuditorPaper } from '@/components/drawings/security/auditor-paper';
import { Breadcrumb, type Trail } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';
import type { SecurityHub } from '@/lib/schema/security';

type Props = Pick<SecurityHub, 'title' | 'lead' | 'paper'> & { trail: Trail; start: Link; note: string };

/** Muted text takes the body's colour here: on a 300 stock nothing lighter is readable. */
export function HubHero({ trail, title, lead, paper, start, note }: Props) {
  return (
    <section className="overflow-clip border-b-[1.5px] border-rule bg-area-flood [--muted:var(--body)]">
      <Breadcrumb trail={trail} />
      <div className="wrap grid items-end gap-x-12 gap-y-9 pt-7 lg:grid-cols-[minmax(0,6.4fr)_minmax(0,5.6fr)] lg:pt-12">
        <div className="self-center lg:pb-16">
          <h1>{title}</h1>
          <p className="lead mt-5">{lead}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink href={start.href}>{start.label}</ButtonLink>
            <p className="text-sm">{note}</p>
          </div>
        </div>
        <AuditorPaper {...paper} />
      </div>
    </section>
  );
}
