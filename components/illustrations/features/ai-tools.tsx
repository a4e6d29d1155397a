import { Drawing } from '@/components/drawings/drawing';
import { Chip, Mark, Sheet, Source } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import styles from './ai-tools.module.css';
import type { HeroProps } from './props';

/** A question, the answer, and the line of the lease that it comes from. */
export function AiToolsHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet
        title="Lease agreement, Unit 4B"
        note={pageCode}
        cut="wide"
        className={styles.lease}
        bodyClassName={styles.text}
      >
        <div className={styles.clause}>
          <b>8</b>
          <Bars widths={[100, 94, 70]} />
        </div>
        <div className={styles.clause}>
          <b>9</b>
          <p>
            {'The tenant may leave early on '}
            <Mark source={1}>three months’ notice in writing</Mark>, given to the landlord.
          </p>
        </div>
        <div className={styles.clause}>
          <b>10</b>
          <Bars widths={[96, 100, 88, 92, 100, 60]} />
        </div>
      </Sheet>
      <div className={styles.talk}>
        <Sheet fold="none" className={styles.question} bodyClassName={styles.body}>
          When can the tenant leave?
        </Sheet>
        <Sheet tone="lilac" fold="small" className={styles.answer} bodyClassName={styles.body}>
          <p>
            On <b>three months’ notice</b>, in writing.
            <Source n={1} />
          </p>
          <p className="mt-1 text-sm">Clause 9, page 4</p>
          <div className="mt-[0.9rem] flex flex-wrap gap-[0.4rem]">
            <Chip>Rewrite</Chip>
            <Chip>Summarise</Chip>
            <Chip>
              <Wave />
              Read aloud
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
