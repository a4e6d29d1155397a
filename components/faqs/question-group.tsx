import type { Facts } from '@/components/illustrations/facts';
import { FaqIllustration } from '@/components/illustrations/support';
import folds from '@/components/ui/folds.module.css';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { FaqGroup } from '@/lib/schema/faqs';
import styles from './question-group.module.css';

type Props = FaqGroup & { facts: Facts /** Name of the largest plan. */; enterprise: string };

/**
 * The anchor is on the answer, inside the closed part: browsers then open the details for a URL fragment
 * without a script. Groups do not close each other, so that answers can be read side by side.
 */
export function QuestionGroup({ id, title, questions, facts, enterprise }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-h2s">
        {title}
      </h2>
      <div className={folds.folds}>
        {questions.map((item) => (
          <details
            key={item.id}
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
              <p>{item.answer}</p>
              {item.illustration ? (
                <div className="mt-4 mb-2">
                  <FaqIllustration {...item.illustration} facts={facts} enterprise={enterprise} />
                </div>
              ) : null}
              {item.link ? <GoLink {...item.link} className="mt-1 text-link" /> : null}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
