import { notFound } from 'next/navigation';
import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { plansOf } from '@/app/_frame/plans';
import { relatedPages } from '@/app/_frame/related';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { ClosingSlip } from '@/components/details/closing-slip';
import { PlanList } from '@/components/details/plan-list';
import { RelatedCards } from '@/components/details/related';
import { FeatureList } from '@/components/features-detail/feature-list';
import { FeatureHero } from '@/components/features-detail/hero';
import { HeroMockup } from '@/components/features-detail/hero-mockup';
import { Steps } from '@/components/features-detail/steps';
import { WorksWith } from '@/components/features-detail/works-with';
import { registry } from '@/content';
import { featureDrawings } from '@/content/feature-drawings';
import { entries, words } from '@/content/features';
import { published } from '@/content/published';
import { site } from '@/content/site';
import { detailPath, formNumber } from '@/lib/routes';

type Props = { params: Promise<{ n: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return published(entries).map(({ n }) => ({ n: String(n) }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(detailPath('feature', Number((await params).n)));
}

export default async function Page({ params }: Props) {
  const n = Number((await params).n);
  const entry = published(entries).find((candidate) => candidate.n === n);
  if (!entry) notFound();
  const page = registry.get(detailPath('feature', n));
  const { links, ...closing } = entry.closing;
  return (
    <Frame page={page}>
      <FeatureHero
        trail={trailOf(page)}
        title={entry.name}
        promise={entry.promise}
        detail={entry.detail}
        start={site.getStarted}
        more={{ label: words.more, href: '#how' }}
        note={site.trialNote}
      >
        <HeroMockup
          name={entry.mockup}
          title={entry.name}
          picture={entry.picture}
          form={formNumber('feature', n)}
          drawings={featureDrawings.heroes}
        />
      </FeatureHero>
      <WorksWith title={words.formatsTitle} names={words.formatNames} formats={entry.formats} />
      <FeatureList
        title={words.listTitle}
        toolsTitle={words.toolsTitle}
        list={entry.list}
        drawings={featureDrawings}
      />
      <Steps {...entry.steps} id="how" dark={entry.list.layout === 'rows'} drawings={featureDrawings} />
      <div className="pt-[var(--section)]">
        <RelatedCards title={words.relatedTitle} pages={relatedPages(entry.related)} />
      </div>
      <PlanList {...plansOf(entry)} />
      <ClosingSlip
        {...closing}
        trial={trialFrom(page.path)}
        links={links?.map(({ href }) => ({ href, label: registry.get(href).label }))}
      />
    </Frame>
  );
}
