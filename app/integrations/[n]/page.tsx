import { type DetailProps, detailRoute } from '@/app/_shared/detail-route';
import { relatedPages } from '@/app/_shared/related-pages';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ClosingBand } from '@/components/details/closing-band';
import { PlanList } from '@/components/details/plan-list';
import { RelatedCards, RelatedRows } from '@/components/details/related-pages';
import { IntegrationHero } from '@/components/illustrations/integrations';
import { ConnectSteps } from '@/components/integrations/connect-steps';
import { CopyableCall } from '@/components/integrations/copyable-call';
import { FunctionsSection } from '@/components/integrations/functions-section';
import { GoodToKnow, GoodToKnowRows } from '@/components/integrations/good-to-know';
import { StepsBeside } from '@/components/integrations/steps-beside';
import { Hero } from '@/components/site/hero';
import { fact } from '@/content/claims';
import { entries, labels } from '@/content/integrations';
import { site } from '@/content/site';
import { domainOf } from '@/lib/contact/address';

const mailDomain = domainOf(site.email);

const route = detailRoute('integration', entries);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: DetailProps) {
  const { entry, page, trail, pageCode, plans, planNotes, trial } = await route.load(props);
  const goodToKnow = { id: 'good-to-know', title: labels.know, items: entry.goodToKnow };
  const related = relatedPages(entry.related);
  return (
    <SiteLayout page={page}>
      <Hero
        layout="integration"
        trail={trail}
        title={entry.name}
        lead={entry.tagline}
        text={entry.hero.text}
        start={site.getStarted}
        more={entry.hero.link ?? { label: labels.know, href: '#good-to-know' }}
        note={[site.trialNote, ...planNotes].join(' ')}
        beside={
          <IntegrationHero
            {...entry.illustration}
            pageCode={pageCode}
            product={site.name}
            domain={mailDomain}
          />
        }
      />
      <FunctionsSection
        title={labels.functions}
        functions={entry.functions}
        product={site.name}
        claims={fact}
      />
      {entry.layout === 'beside' ? (
        <>
          <StepsBeside steps={{ title: labels.steps, items: entry.steps }} goodToKnow={goodToKnow} />
          <RelatedRows title={labels.related} pages={related} />
        </>
      ) : (
        <>
          <ConnectSteps title={labels.steps} steps={entry.steps} dark={entry.layout === 'dark'} />
          {entry.call ? <CopyableCall {...entry.call} /> : null}
          {entry.layout === 'dark' ? <GoodToKnowRows {...goodToKnow} /> : <GoodToKnow {...goodToKnow} />}
          <RelatedCards title={labels.related} pages={related} />
        </>
      )}
      <PlanList columns="lg:split-5" {...plans} />
      <ClosingBand layout="columns" {...entry.closing} trial={trial} />
    </SiteLayout>
  );
}
