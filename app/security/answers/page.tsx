import { breadcrumbOf } from '@/app/_shared/breadcrumb';
import { pageMetadata } from '@/app/_shared/page-metadata';
import { SiteLayout } from '@/app/_shared/site-layout';
import { trialFrom } from '@/app/_shared/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { AnswerGroups, OpenQuestions } from '@/components/security/answers';
import { AnswersSheet } from '@/components/security/answers-sheet';
import { Hero } from '@/components/site/hero';
import { registry } from '@/content';
import { answers } from '@/content/answers';
import { longDate } from '@/lib/format';

const path = '/security/answers';

export const metadata = pageMetadata(path);

export default function Page() {
  const page = registry.get(path);
  const { title, lead, meta, sheet, groups, legal, open, askAll, closing } = answers;
  return (
    <SiteLayout page={page}>
      <Hero
        layout="answers"
        trail={breadcrumbOf(page)}
        title={title}
        lead={lead}
        start={closing.button}
        beside={
          <AnswersSheet
            sheet={sheet}
            groups={groups}
            updated={{ iso: meta.updated, text: longDate(meta.updated) }}
          />
        }
      />
      <AnswerGroups groups={groups} legal={legal} />
      <OpenQuestions groups={groups} open={open} ask={askAll} />
      <ClosingBand {...closing} trial={trialFrom(page.path)} />
    </SiteLayout>
  );
}
