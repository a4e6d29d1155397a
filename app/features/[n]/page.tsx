import { type DetailProps, detailRoute } from '@/app/_shared/detail-route';
import { relatedPages } from '@/app/_shared/related-pages';
import { SiteLayout } from '@/app/_shared/site-layout';
import { ClosingBand } from '@/components/details/closing-band';
import { PlanList } from '@/components/details/plan-list';
import { RelatedCards } from '@/components/details/related-pages';
import { PictureSheet } from '@/components/drawings/picture-sheet';
import { FeatureList } from '@/components/features-detail/feature-list';
import { Steps } from '@/components/features-detail/steps';
import { WorksWith } from '@/components/features-detail/works-with';
import { FeatureHero } from '@/components/illustrations/features';
import { Hero } from '@/components/site/hero';
import { NoWidow } from '@/components/ui/no-widow';
import { registry } from '@/content';
import { fact } from '@/content/claims';
import { copy, entries } from '@/content/features';
import { site } from '@/content/site';

const route = detailRoute('feature', entries);

export const dynamicParams = false;
export const { generateStaticParams, generateMetadata } = route;

export default async function Page(props: DetailProps) {
  const { entry, page, trail, pageCode, plans, planNotes, trial } = await route.load(props);
  const { links, ...closing } = entry.closing;
  return (
    <SiteLayout page={page}>
      <Hero
        layout="feature"
        trail={trail}
        title={<NoWidow text={entry.name} />}
        lead={entry.tagline}
        text={entry.detail}
        start={site.getStarted}
        more={{ label: copy.more, href: '#how' }}
        note={[site.trialNote, ...planNotes].join(' ')}
        beside={
          entry.illustration ? (
            <FeatureHero {...entry.illustration} pageCode={pageCode} claims={fact} />
          ) : (
            <PictureSheet title={entry.name} picture={entry.picture} pageCode={pageCode} />
          )
        }
      />
      <WorksWith title={copy.formatsTitle} names={copy.formatNames} formats={entry.formats} />
      <FeatureList title={copy.listTitle} toolsTitle={copy.toolsTitle} list={entry.list} />
      <Steps {...entry.steps} id="how" dark={entry.list.layout === 'rows'} />
      <RelatedCards title={copy.relatedTitle} pages={relatedPages(entry.related)} />
      <PlanList columns="lg:split-5" {...plans} />
      <ClosingBand
        {...closing}
        trial={trial}
        links={links?.map(({ href }) => ({ href, label: registry.get(href).label }))}
      />
    </SiteLayout>
  );
}
