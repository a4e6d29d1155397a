import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Chip, Mark, Sheet, Source } from '../paper';
import { Bars } from '../writing';
import styles from './ai-tools.module.css';
import type { HeroProps } from './props';

/** A question, the answer, and the line of the lease that it comes from. */
export function AiToolsHero({ form, words }: HeroProps & FeatureWords<'ai-tools'>) {
  return (
    <Drawing label={words.label} className={styles.drawing}>
      <Sheet title={words.title} note={form} cut className={styles.lease} bodyClassName={styles.text}>
        <div className={styles.clause}>
          <b>{words.clauses[0]}</b>
          <Bars widths={[100, 94, 70]} />
        </div>
        <div className={styles.clause}>
          <b>{words.clauses[1]}</b>
          <p>
            {`${words.clause[0]} `}
            <Mark source={1}>{words.clauseMark}</Mark>
            {words.clause[1]}
          </p>
        </div>
        <div className={styles.clause}>
          <b>{words.clauses[2]}</b>
          <Bars widths={[96, 100, 88, 92, 100, 60]} />
        </div>
      </Sheet>
      <div className={styles.talk}>
        <Sheet fold="none" className={styles.question} bodyClassName={styles.slip}>
          {words.question}
        </Sheet>
        <Sheet stock="canary" fold="small" className={styles.answer} bodyClassName={styles.slip}>
          <p>
            {`${words.answer[0]} `}
            <b>{words.answerHead}</b>
            {words.answer[1]}
            <Source n={1} />
          </p>
          <p className="mt-1 text-xs">{words.answer[2]}</p>
          <div className={styles.jobs}>
            <Chip>{words.jobsChip[0]}</Chip>
            <Chip>{words.jobsChip[1]}</Chip>
            <Chip>
              <Wave />
              {words.jobsChip[2]}
            </Chip>
          </div>
        </Sheet>
      </div>
    </Drawing>
  );
}

function Wave() {
  return (
    <svg
      width="18"
      height="12"
      viewBox="0 0 18 12"
      stroke="var(--color-carbon-950)"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M1 4.5v3M5 1.5v9M9 3.5v5M13 0v12M17 4v4" />
    </svg>
  );
}
