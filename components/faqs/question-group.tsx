import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { FaqGroup } from '@/lib/schema/faqs';
import styles from './question-group.module.css';

/**
 * The anchor stands on the answer, inside the closed part: browsers then open the details themselves when an
 * address names it, without a script. Answers can be read side by side, so no group closes the others.
 */
export function QuestionGroup({ id, title, stock, questions }: FaqGroup) {
  return (
    <section aria-labelledby={id} data-stock={stock} className="grid gap-y-5 lg:split-4">
      <h2
        id={id}
        className={`${styles.title} text-h2s leading-(--text-h2s--line-height) tracking-[-0.025em] lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start`}
      >
        {title}
      </h2>
      <div className="border-t-[1.5px] border-rule">
        {questions.map((item) => (
          <details
            key={item.id}
            open={item.open}
            // The browser may have opened it for the address before React looks.
            suppressHydrationWarning
            className={styles.question}
          >
            <summary>
              <h3>{item.question}</h3>
              <Icon name="chevron-down" size={22} className={styles.sign} />
            </summary>
            {/* The question above the answer stays in view when an address names the answer. */}
            <div id={item.id} className="max-w-140 scroll-mt-22 pb-5">
              <p>{item.answer}</p>
              {item.link ? <GoLink {...item.link} className="mt-1 text-link" /> : null}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
