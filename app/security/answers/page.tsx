import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { Questionnaire } from '@/components/drawings/security/questionnaire';
import { AnswerSheet } from '@/components/security/answer-sheet';
import { Hero } from '@/components/site/hero';
import { registry } from '@/content';
import { answers } from '@/content/answers';
import { claims } from '@/content/claims';
import { longDate } from '@/lib/format';

const path = '/security/answers';

export const metadata = pageMetadata(path);

/** Claims by name, with the day of their next review as it sorts and as it is printed. */
const register = Object.fromEntries(
  Object.entries(claims).map(([name, { owner, reviewBy }]) => [
    name,
    { owner, by: reviewBy, date: longDate(reviewBy).replaceAll(' ', '\u00a0') },
  ]),
);

export default function Page() {
  const page = registry.get(path);
  const { title, lead, meta, sheet, groups, ask, owner, askAll, closing } = answers;
  return (
    <Frame page={page}>
      <Hero
        look="security"
        trail={trailOf(page)}
        title={title}
        lead={lead}
        start={{ label: askAll.label, href: '/contact?topic=security-answers' }}
        beside={
          <Questionnaire
            sheet={sheet}
            groups={groups}
            updated={{ iso: meta.updated, text: longDate(meta.updated) }}
          />
        }
      />
      <div className="wrap py-(--section)">
        <AnswerSheet groups={groups} words={{ ...sheet, ask, owner }} register={register} />
      </div>
      <ClosingBand {...closing} trial={trialFrom(page.path)} />
    </Frame>
  );
}
