import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
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
    <Frame page={page}>
      <Hero
        look="security"
        trail={trailOf(page)}
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
    </Frame>
  );
}
