import type { FeatureCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Sheet, Source } from '../paper';
import { Passages } from '../parts';
import { Circled, Strike } from '../writing';
import type { HeroProps } from './props';
import styles from './tagging.module.css';

/** A lease with four facts marked, and the tag card made from them. */
export function TaggingHero({ form, copy }: HeroProps & FeatureCopy<'tagging'>) {
  return (
    <Drawing label={copy.label} className="grid grid-cols-12">
      <Sheet tone="lilac" cut className={styles.copy} />
      <Sheet title={copy.title} note={form} cut="wide" className={styles.lease} bodyClassName={styles.text}>
        <Passages all={copy.lease} />
      </Sheet>
      <Sheet
        title={copy.cardTitle}
        tone="lilac"
        fold="small"
        className={styles.card}
        bodyClassName={styles.tags}
      >
        {copy.tags.map(({ label, value }, index) => (
          <div key={label}>
            <span>
              {label}
              <Source n={index + 1} />
            </span>
            <b>{value}</b>
          </div>
        ))}
        <div>
          <span>{copy.folder.label}</span>
          <span className="flex gap-[1.15rem]">
            <Strike>{copy.folder.struck}</Strike>
            <Circled>{copy.folder.circled}</Circled>
          </span>
        </div>
        <p>{copy.changed}</p>
      </Sheet>
    </Drawing>
  );
}
