import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Chip, Sheet } from '../paper';
import { Parts, Run } from '../parts';
import { Bars } from '../writing';
import styles from './ai-tools.module.css';
import type { HeroProps } from './props';

/** A question, the answer, and the line of the lease that it comes from. */
export function AiToolsHero({ form, copy }: HeroProps & FeatureCopy<'ai-tools'>) {
  return (
    <Drawing label={copy.label} className="grid grid-cols-12">
      <Sheet title={copy.title} note={form} cut="wide" className={styles.lease} bodyClassName={styles.text}>
        {copy.clauses.map(({ number, passage, bars = [] }) => (
          <div key={number} className={styles.clause}>
            <b>{number}</b>
            {passage ? (
              <p>
                <Run parts={passage} />
              </p>
            ) : (
              <Bars widths={bars} />
            )}
          </div>
        ))}
      </Sheet>
      <div className={styles.talk}>
        <Sheet fold="none" className={styles.question} bodyClassName={styles.slip}>
          {copy.question}
        </Sheet>
        <Sheet tone="lilac" fold="small" className={styles.answer} bodyClassName={styles.slip}>
          <p>
            <Run parts={copy.answer} />
          </p>
          <p className="mt-1 text-sm">{copy.place}</p>
          <div className="mt-[0.9rem] flex flex-wrap gap-[0.4rem]">
            <Parts parts={copy.jobs} />
            <Chip>
              <Wave />
              {copy.aloud}
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
