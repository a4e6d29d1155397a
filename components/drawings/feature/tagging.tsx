import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Sheet, Source } from '../paper';
import { Passages } from '../parts';
import { Circled, Strike } from '../writing';
import type { HeroProps } from './props';
import styles from './tagging.module.css';

/** A lease with four facts marked, and the tag card made from them. */
export function TaggingHero({ form, words }: HeroProps & FeatureWords<'tagging'>) {
  return (
    <Drawing label={words.label} className="grid grid-cols-12">
      <Sheet stock="canary" cut className={styles.copy} />
      <Sheet title={words.title} note={form} cut="wide" className={styles.lease} bodyClassName={styles.text}>
        <Passages all={words.lease} />
      </Sheet>
      <Sheet
        title={words.cardTitle}
        stock="canary"
        fold="small"
        className={styles.card}
        bodyClassName={styles.tags}
      >
        {words.tags.map(({ label, value }, index) => (
          <div key={label}>
            <span>
              {label}
              <Source n={index + 1} />
            </span>
            <b>{value}</b>
          </div>
        ))}
        <div>
          <span>{words.folder.label}</span>
          <span className="flex gap-[1.15rem]">
            <Strike>{words.folder.struck}</Strike>
            <Circled>{words.folder.circled}</Circled>
          </span>
        </div>
        <p>{words.changed}</p>
      </Sheet>
    </Drawing>
  );
}
