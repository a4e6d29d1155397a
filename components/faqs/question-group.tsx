import type { Claims } from '@/components/illustrations/claims';
import { FaqIllustration } from '@/components/illustrations/support';
import disclosureStyles from '@/components/ui/disclosures.module.css';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { FaqGroup } from '@/lib/schema/faqs';
import styles from './question-group.module.css';

type Question = FaqGroup['questions'][number];

/** A group of questions under its tab: they open one by one, or all answers are shown side by side. */
export function QuestionGroup({ id, title, tone, shown, questions, claims }: FaqGroup & { claims: Claims }) {
  return (
    <section aria-labelledby={id} data-tone={tone}>
      <h2 id={id} className={styles.tab}>
        {title}
      </h2>
      {shown ? (
        <div className={styles.shown}>
          {questions.map((item) => (
            <div key={item.id}>
              <h3>{item.question}</h3>
              <div id={item.id} className="mt-3 scroll-mt-28">
                <Answer {...item} claims={claims} />
              </div>
            </div>
          ))}
        </div>
      ) : (
        <div className={disclosureStyles.disclosures}>
          {questions.map((item) => (
            <Disclosure key={item.id} {...item} claims={claims} />
          ))}
        </div>
      )}
    </section>
  );
}

/**
 * The anchor is on the answer, inside the closed part: browsers then open the details for a URL fragment
 * without a script. Questions do not close each other, so that answers can be read side by side.
 */
function Disclosure(item: Question & { claims: Claims }) {
  return (
    <details
      open={item.open}
      // The browser may have opened it for the fragment before hydration.
      suppressHydrationWarning
      className={styles.question}
    >
      <summary>
        <h3>{item.question}</h3>
        <Icon name="chevron-down" size={22} />
      </summary>
      {/* Keeps the question visible above the answer when a fragment names the answer. */}
      <div id={item.id} className="max-w-140 scroll-mt-22 pb-5">
        <Answer {...item} />
      </div>
    </details>
  );
}

function Answer({ answer, illustration, link, claims }: Question & { claims: Claims }) {
  return (
    <>
      <p>{answer}</p>
      {illustration ? (
        <div className="mt-4 mb-2">
          <FaqIllustration {...illustration} claims={claims} />
        </div>
      ) : null}
      {link ? <GoLink {...link} className="mt-1 text-link" /> : null}
    </>
  );
}
