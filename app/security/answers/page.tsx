import { Frame } from '@/app/_frame/frame';
import { pageMetadata } from '@/app/_frame/page-metadata';
import { trailOf } from '@/app/_frame/trail';
import { trialFrom } from '@/app/_frame/trial';
import { ClosingBand } from '@/components/details/closing-band';
import { Questionnaire } from '@/components/drawings/security/questionnaire';
import { GroupCards } from '@/components/security/answers';
import { Hero } from '@/components/site/hero';
import { registry } from '@/content';
import { answers } from '@/content/answers';
import { tally } from '@/lib/answers';
import { longDate } from '@/lib/format';

const path = '/security/answers';

export const metadata = pageMetadata(path);

export default function Page() {
  const page = registry.get(path);
  const { title, lead, meta, sheet, groups, body, reviewed, ask, askAll, closing } = answers;
  const { answered, all } = tally(groups);
  return (
    <Frame page={page}>
      <Hero
        look="security"
        trail={trailOf(page)}
        title={title}
        lead={lead}
        start={
          answered < all ? { label: askAll.label, href: '/contact?topic=security-answers' } : closing.button
        }
        beside={
          <Questionnaire
            sheet={sheet}
            groups={groups}
            updated={{ iso: meta.updated, text: longDate(meta.updated) }}
          />
        }
      />
      <GroupCards groups={groups} body={body} reviewed={reviewed} words={{ ...sheet, ask }} />
      <ClosingBand {...closing} trial={trialFrom(page.path)} />
    </Frame>
  );
}
