import disclosureStyles from '@/components/ui/disclosures.module.css';
import { GoLink } from '@/components/ui/go-link';
import { Icon } from '@/components/ui/icon';
import type { Pricing } from '@/lib/schema/pricing';
import styles from './questions.module.css';

/** Questions that open independently, so that two answers can be read side by side. */
export function PlanQuestions({
  title,
  before,
  link,
  after,
  list,
  free,
}: Pricing['questions'] & Pick<Pricing, 'free'>) {
  const half = Math.ceil(list.length / 2);
  return (
    <section className={`band bg-page-soft ${styles.questions}`}>
      <div className="wrap grid gap-x-5 gap-y-7 lg:grid-cols-2">
        <div className="self-end">
          <h2>{title}</h2>
          <p className="mt-4 max-w-104">
            {before} <a href={link.href}>{link.label}</a> {after}
          </p>
        </div>
        <div className="rounded-panel border-[1.5px] border-rule bg-area-tint px-5 pt-4 pb-3">
          <p>{free.text}</p>
          <GoLink {...free.link} />
        </div>
        {/* Two lists, so that an opened answer moves only the questions below it. */}
        {[list.slice(0, half), list.slice(half)].map((part, column) => (
          <div key={part[0]?.question} className={`${disclosureStyles.disclosures} ${styles.list}`}>
            {part.map(({ question, answer, link: more }, index) => (
              <details key={question} open={column === 0 && index === 0}>
                <summary>
                  {question}
                  <Icon name="chevron-down" />
                </summary>
                <p>
                  {answer} {more ? <a href={more.href}>{more.label}</a> : null}
                </p>
              </details>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
