import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Mark, Sheet, Source } from '../paper';
import { Circled, Strike } from '../writing';
import type { HeroProps } from './props';
import styles from './tagging.module.css';

/** A lease with four facts marked, and the tag card made from them. */
export function TaggingHero({ form, words }: HeroProps & FeatureWords<'tagging'>) {
  return (
    <Drawing label={words.label} className={styles.drawing}>
      <Sheet stock="canary" cut className={styles.copy} />
      <Sheet title={words.title} note={form} cut className={styles.lease} bodyClassName={styles.text}>
        <p>
          {`${words.lease[0]} `}
          <Mark source={1}>{words.leaseMark[0]}</Mark>
          {` ${words.lease[1]} `}
          <Mark source={2}>{words.leaseMark[1]}</Mark>
          {words.lease[2]}
        </p>
        <p>
          {`${words.lease[3]} `}
          <Mark source={3}>{words.leaseMark[2]}</Mark>
          {` ${words.lease[4]}`}
        </p>
        <p>
          {`${words.lease[5]} `}
          <Mark source={4}>{words.leaseMark[3]}</Mark>
          {words.lease[6]}
        </p>
        <p>{words.lease[7]}</p>
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
          <span>{words.card[0]}</span>
          <span className="flex gap-[1.15rem]">
            <Strike>{words.cardStruck}</Strike>
            <Circled>{words.cardCircled}</Circled>
          </span>
        </div>
        <p>{words.card[1]}</p>
      </Sheet>
    </Drawing>
  );
}
