import { type DetailProps, detailRoute } from '@/app/_shared/detail-route';
import { relatedPages } from '@/app/_shared/related-pages';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ClosingBand } from '@/components/details/closing-band';
import { PlanList } from '@/components/details/plan-list';
import { RelatedCards, RelatedRows } from '@/components/details/related-pages';
import { SecurityHero } from '@/components/illustrations/security';
import { AuditorPart } from '@/components/illustrations/security/audit/auditor-part';
import { DetailList } from '@/components/security/detail-list';
import { Meanings } from '@/components/security/meanings';
import { Hero } from '@/components/site/hero';
import { WrapAfterSlashes } from '@/components/ui/wrap-after-slashes';
import { fact } from '@/content/claims';
import { copy, entries } from '@/content/security';
import { site } from '@/content/site';

const route = detailRoute('security', entries);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: DetailProps) {
  const { entry, page, trail, pageCode, plans, trial } = await route.load(props);
  const RelatedPages = entry.relatedLayout === 'cards' ? RelatedCards : RelatedRows;
  return (
    <SiteLayout page={page}>
      <Hero
        layout="security"
        trail={trail}
        title={<WrapAfterSlashes text={entry.name} />}
        lead={entry.lead}
        start={site.getStarted}
        more={{ label: copy.auditLink, href: `#${copy.auditId}` }}
        note={site.trialNote}
        beside={
          <SecurityHero {...entry.illustration} pageCode={pageCode} claims={fact} product={site.name} />
        }
      />
      {entry.meanings ? <Meanings {...entry.meanings} /> : null}
      <DetailList {...entry.list} claims={fact} />
      <AuditorPart audit={entry.audit} id={copy.auditId} />
      <RelatedPages title={copy.relatedTitle} pages={relatedPages(entry.related)} />
      <PlanList {...plans} />
      <ClosingBand {...entry.closing} trial={trial} links={[...entry.closing.links]} />
    </SiteLayout>
  );
}
