import { notFound } from 'next/navigation';
import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { plansOf } from '@/app/_frame/plans';
import { relatedPages } from '@/app/_frame/related';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { ClosingSlip } from '@/components/details/closing-slip';
import { PlanList } from '@/components/details/plan-list';
import { RelatedCards, RelatedRows } from '@/components/details/related';
import { AuditorPart } from '@/components/security/auditor-part';
import { DetailHero } from '@/components/security/detail-hero';
import { DetailList } from '@/components/security/detail-list';
import { HeroMockup } from '@/components/security/hero-mockup';
import { Meanings } from '@/components/security/meanings';
import { registry } from '@/content';
import { published } from '@/content/published';
import { entries, words } from '@/content/security';
import { securityDrawings } from '@/content/security-drawings';
import { site } from '@/content/site';
import { detailPath, formNumber } from '@/lib/routes';

type Props = { params: Promise<{ n: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return published(entries).map(({ n }) => ({ n: String(n) }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(detailPath('security', Number((await params).n)));
}

export default async function Page({ params }: Props) {
  const n = Number((await params).n);
  const entry = published(entries).find((candidate) => candidate.n === n);
  if (!entry) notFound();
  const page = registry.get(detailPath('security', n));
  const Onward = entry.onward === 'cards' ? RelatedCards : RelatedRows;
  return (
    <Frame page={page}>
      <DetailHero
        trail={trailOf(page)}
        title={entry.name}
        lead={entry.lead}
        start={site.getStarted}
        anchor={{ label: words.auditTitle, href: `#${words.auditId}` }}
        note={site.trialNote}
      >
        <HeroMockup
          name={entry.mockup}
          form={formNumber('security', n)}
          product={site.name}
          drawings={securityDrawings.heroes}
        />
      </DetailHero>
      {entry.meanings ? <Meanings {...entry.meanings} /> : null}
      <DetailList {...entry.list} />
      <AuditorPart audit={entry.audit} id={words.auditId} title={words.auditTitle} />
      <div className="pt-[var(--section)]">
        <Onward title={words.relatedTitle} pages={relatedPages(entry.related)} />
      </div>
      <PlanList {...plansOf(entry)} />
      <ClosingSlip {...entry.closing} trial={trialFrom(page.path)} links={[...entry.closing.links]} />
    </Frame>
  );
}
