import { notFound } from 'next/navigation';
import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { plansOf } from '@/app/_frame/plans';
import { relatedPages } from '@/app/_frame/related';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { ClosingSlip } from '@/components/details/closing-slip';
import { PlanList } from '@/components/details/plan-list';
import { RelatedRows } from '@/components/details/related';
import { Gains } from '@/components/use-cases/gains';
import { HeroFolder } from '@/components/use-cases/hero-folder';
import { Statements } from '@/components/use-cases/statements';
import { UseCaseHero } from '@/components/use-cases/use-case-hero';
import { WhyTable } from '@/components/use-cases/why-table';
import { registry } from '@/content';
import { published } from '@/content/published';
import { site } from '@/content/site';
import { useCaseDrawings } from '@/content/use-case-drawings';
import { entries, labels } from '@/content/use-cases';
import { detailPath, formNumber } from '@/lib/routes';
import { say } from '@/lib/words';

type Props = { params: Promise<{ n: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return published(entries).map(({ n }) => ({ n: String(n) }));
}

export async function generateMetadata({ params }: Props) {
  return pageMetadata(detailPath('use-case', Number((await params).n)));
}

export default async function Page({ params }: Props) {
  const n = Number((await params).n);
  const entry = published(entries).find((candidate) => candidate.n === n);
  if (!entry) notFound();
  const page = registry.get(detailPath('use-case', n));
  return (
    <Frame page={page}>
      <UseCaseHero
        trail={trailOf(page)}
        title={say(labels.title, { audience: entry.audience })}
        lead={entry.promise}
        button={site.getStarted}
        note={site.trialNote}
        mockup={
          <HeroFolder {...entry.mockup} form={formNumber('use-case', n)} drawings={useCaseDrawings.heroes} />
        }
      />
      <Statements intro={entry.intro} statements={entry.statements} drawings={useCaseDrawings.specimens} />
      <WhyTable title={labels.why} {...entry.why} />
      <Gains {...entry.gains} example={entry.example} />
      <RelatedRows title={entry.start.title} pages={relatedPages(entry.start.pages)} />
      <PlanList {...plansOf(entry)} />
      <ClosingSlip
        {...entry.closing}
        note={site.trialNote}
        trial={trialFrom(page.path)}
        button={site.getStarted}
      />
    </Frame>
  );
}
