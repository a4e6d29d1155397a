import { type DetailProps, detailRoute } from '@/app/_frame/detail-route';
import { Frame } from '@/app/_frame/frame';
import { relatedPages } from '@/app/_frame/related';
import { ClosingSlip } from '@/components/details/closing-slip';
import { Hero } from '@/components/details/hero';
import { PlanList } from '@/components/details/plan-list';
import { RelatedCards, RelatedRows } from '@/components/details/related';
import { SecurityHero } from '@/components/drawings/security/map';
import { AuditorPart } from '@/components/security/auditor-part';
import { DetailList } from '@/components/security/detail-list';
import { Meanings } from '@/components/security/meanings';
import { AfterSlashes } from '@/components/ui/after-slashes';
import { entries, words } from '@/content/security';
import { securityDrawings } from '@/content/security-drawings';
import { site } from '@/content/site';

const route = detailRoute('security', entries);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: DetailProps) {
  const { entry, page, trail, form, plans, trial } = await route.open(props);
  const Onward = entry.onward === 'cards' ? RelatedCards : RelatedRows;
  return (
    <Frame page={page}>
      <Hero
        look="security"
        trail={trail}
        title={<AfterSlashes text={entry.name} />}
        lead={entry.lead}
        start={site.getStarted}
        more={{ label: words.auditLink, href: `#${words.auditId}` }}
        note={site.trialNote}
        drawing={
          <SecurityHero
            name={entry.mockup}
            form={form}
            product={site.name}
            drawings={securityDrawings.heroes}
          />
        }
      />
      {entry.meanings ? <Meanings {...entry.meanings} /> : null}
      <DetailList {...entry.list} />
      <AuditorPart audit={entry.audit} id={words.auditId} />
      <Onward title={words.relatedTitle} pages={relatedPages(entry.related)} />
      <PlanList {...plans} />
      <ClosingSlip {...entry.closing} trial={trial} links={[...entry.closing.links]} />
    </Frame>
  );
}
