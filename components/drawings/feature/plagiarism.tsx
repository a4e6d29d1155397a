import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { InlinePicture } from '../inline-picture';
import { Sheet, Source } from '../paper';
import { Parts, Passages } from '../parts';
import { Bars } from '../writing';
import styles from './plagiarism.module.css';
import type { HeroProps } from './props';

/** A thesis page with its matches marked, the share they make up, and their sources. */
export function PlagiarismHero({ form, copy }: HeroProps & FeatureCopy<'plagiarism'>) {
  return (
    <Drawing label={copy.label} className="grid grid-cols-12">
      <Sheet title={copy.title} note={form} cut="wide" className={styles.thesis} bodyClassName={styles.text}>
        <Passages all={copy.thesis} />
        <Bars widths={[100, 93, 97, 60]} />
      </Sheet>
      <div className={`paper ${styles.ring}`}>
        <InlinePicture name="similarity" />
        <span>
          <b>{copy.share}</b>
          {copy.similar}
        </span>
      </div>
      <Sheet
        title={copy.sourcesTitle}
        note={copy.note}
        tone="sky"
        fold="small"
        className={styles.sources}
        bodyClassName={styles.list}
      >
        {copy.sources.map(({ name, share }, index) => (
          <div key={name}>
            <Source n={index + 1} />
            <span>{name}</span>
            <b>{share}</b>
          </div>
        ))}
        <div className="mt-[0.9rem] flex gap-[0.4rem]">
          <Parts parts={copy.jobs} />
        </div>
      </Sheet>
    </Drawing>
  );
}
