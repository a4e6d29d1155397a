import folds from '@/components/ui/folds.module.css';
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
  return (
    <section className={`band bg-page-soft ${styles.questions}`}>
      <div className="wrap grid gap-x-5 gap-y-7 lg:grid-cols-12">
        <div className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
          <h2>{title}</h2>
          <p className="mt-4 max-w-104">
            {before} <a href={link.href}>{link.label}</a> {after}
          </p>
          <div className="mt-8 max-w-104 rounded-panel border-[1.5px] border-rule bg-area-tint px-5 pt-4 pb-3">
            <p>{free.text}</p>
            <GoLink {...free.link} />
          </div>
        </div>
        <div className={`lg:col-span-7 ${folds.folds} ${styles.list}`}>
          {list.map(({ question, answer, link: more }, index) => (
            <details key={question} open={index === 0}>
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
      </div>
    </section>
  );
}
