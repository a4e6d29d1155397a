import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Sheet, Source } from '../paper';
import { Parts, Passages } from '../parts';
import { Bars } from '../writing';
import styles from './plagiarism.module.css';
import type { HeroProps } from './props';

/** A thesis page with its matches marked, the share they make up, and their sources. */
export function PlagiarismHero({ form, words }: HeroProps & FeatureWords<'plagiarism'>) {
  return (
    <Drawing label={words.label} className="grid grid-cols-12">
      <Sheet title={words.title} note={form} cut="wide" className={styles.thesis} bodyClassName={styles.text}>
        <Passages all={words.thesis} />
        <Bars widths={[100, 93, 97, 60]} />
      </Sheet>
      <div className={`paper ${styles.ring}`}>
        <svg viewBox="0 0 120 120" fill="none" aria-hidden="true">
          <circle
            cx="60"
            cy="60"
            r="58"
            fill="var(--color-bond)"
            stroke="var(--color-carbon-950)"
            strokeWidth="1.5"
          />
          <circle cx="60" cy="60" r="46" stroke="var(--color-carbon-200)" strokeWidth="13" />
          <circle
            cx="60"
            cy="60"
            r="46"
            pathLength="100"
            stroke="var(--color-canary-400)"
            strokeWidth="13"
            strokeDasharray="18 82"
            transform="rotate(-90 60 60)"
          />
          <circle cx="60" cy="60" r="39.5" stroke="var(--color-carbon-950)" strokeWidth="1.5" />
          <circle cx="60" cy="60" r="52.5" stroke="var(--color-carbon-950)" strokeWidth="1.5" />
        </svg>
        <span>
          <b>{words.share}</b>
          {words.similar}
        </span>
      </div>
      <Sheet
        title={words.sourcesTitle}
        note={words.note}
        stock="sky"
        fold="small"
        className={styles.sources}
        bodyClassName={styles.list}
      >
        {words.sources.map(({ name, share }, index) => (
          <div key={name}>
            <Source n={index + 1} />
            <span>{name}</span>
            <b>{share}</b>
          </div>
        ))}
        <div className="mt-[0.9rem] flex gap-[0.4rem]">
          <Parts parts={words.jobs} />
        </div>
      </Sheet>
    </Drawing>
  );
}
