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
import { CallToCopy } from '@/components/integrations/call-to-copy';
import { ConnectSteps } from '@/components/integrations/connect-steps';
import { DoesSection } from '@/components/integrations/does/does-section';
import { GoodToKnow, GoodToKnowRows } from '@/components/integrations/good-to-know';
import { HeroPanel } from '@/components/integrations/hero-panel';
import { IntegrationHero } from '@/components/integrations/integration-hero';
import { StepsBeside } from '@/components/integrations/steps-beside';
import { registry } from '@/content';
import { integrationDrawings } from '@/content/integration-drawings';
import { entries, labels } from '@/content/integrations';
import { published } from '@/content/published';
import { site } from '@/content/site';
import { detailPath, formNumber } from '@/lib/routes';

type Props = { params: Promise<{ n: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return published(entries).map(({ n }) => ({ n: String(n) }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(detailPath('integration', Number((await params).n)));
}

const mailDomain = site.email.split('@')[1] ?? site.email;

export default async function Page({ params }: Props) {
  const n = Number((await params).n);
  const entry = published(entries).find((candidate) => candidate.n === n);
  if (!entry) notFound();
  const page = registry.get(detailPath('integration', n));
  const know = { id: 'good-to-know', title: labels.know, items: entry.know };
  const related = relatedPages(entry.related);
  return (
    <Frame page={page}>
      <IntegrationHero
        trail={trailOf(page)}
        title={entry.name}
        lead={entry.promise}
        text={entry.hero.text}
        button={site.getStarted}
        link={entry.hero.link ?? { label: labels.know, href: '#good-to-know' }}
        note={site.trialNote}
        mockup={
          <HeroPanel
            drawings={integrationDrawings.heroes}
            {...entry.mockup}
            form={formNumber('integration', n)}
            product={site.name}
            domain={mailDomain}
          />
        }
      />
      <DoesSection title={labels.does} does={entry.does} />
      {entry.layout === 'beside' ? (
        <>
          <StepsBeside steps={{ title: labels.steps, items: entry.steps }} know={know} />
          <div className="pt-[var(--section)]">
            <RelatedRows title={labels.related} pages={related} />
          </div>
        </>
      ) : (
        <>
          <ConnectSteps title={labels.steps} steps={entry.steps} dark={entry.layout === 'dark'} />
          {entry.call ? <CallToCopy {...entry.call} /> : null}
          {entry.layout === 'dark' ? <GoodToKnowRows {...know} /> : <GoodToKnow {...know} />}
          <RelatedCards title={labels.related} pages={related} />
        </>
      )}
      <PlanList {...plansOf(entry)} />
      <ClosingSlip {...entry.closing} trial={trialFrom(page.path)} />
    </Frame>
  );
}
