import { type DetailProps, detailRoute } from '@/app/_shared/detail-route';
import { relatedPages } from '@/app/_shared/related-pages';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ClosingBand } from '@/components/details/closing-band';
import { PlanList } from '@/components/details/plan-list';
import { RelatedRows } from '@/components/details/related-pages';
import { OfficeFolder } from '@/components/illustrations/use-cases';
import { Hero } from '@/components/site/hero';
import { NoWidow } from '@/components/ui/no-widow';
import { Gains } from '@/components/use-cases/gains';
import { Statements } from '@/components/use-cases/statements';
import { WhyTable } from '@/components/use-cases/why-table';
import { fact } from '@/content/claims';
import { site } from '@/content/site';
import { entries, labels } from '@/content/use-cases';
import { formatMessage } from '@/lib/sentences';

const route = detailRoute('use-case', entries);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: DetailProps) {
  const { entry, page, trail, pageCode, plans, trial } = await route.load(props);
  return (
    <SiteLayout page={page}>
      <Hero
        layout="useCase"
        trail={trail}
        title={<NoWidow text={formatMessage(labels.title, { audience: entry.audience })} />}
        lead={entry.tagline}
        start={site.getStarted}
        note={site.trialNote}
        beside={<OfficeFolder {...entry.illustration} pageCode={pageCode} claims={fact} />}
      />
      <Statements intro={entry.intro} statements={entry.statements} claims={fact} />
      <WhyTable title={labels.why} {...entry.why} />
      <Gains {...entry.gains} example={entry.example} />
      <RelatedRows title={entry.start.title} pages={relatedPages(entry.start.pages)} />
      <PlanList columns="lg:split-6" {...plans} />
      <ClosingBand {...entry.closing} button={trial} />
    </SiteLayout>
  );
}
