import type { Words } from '@/lib/schema/drawings/use-cases';
import { Mark, Sheet } from '../paper';
import styles from './moments.module.css';

/** A passage of a thesis, and the same words where they come from. */
export function MatchInPlace({ words }: Words<'moments', 'match-in-place'>) {
  return (
    <div className={styles.overlap}>
      <Sheet title={words.title} note={words.note} fold="small" bodyClassName="leading-[1.75]">
        {`${words.overlap[0]} `}
        <Mark source={1}>{words.match}</Mark>
        {words.overlap[1]}
      </Sheet>
      <Sheet
        title={words.overlapTitle}
        note={words.overlapNote}
        fold="none"
        stock="sky"
        bodyClassName="leading-[1.75]"
      >
        {`${words.overlap[2]} `}
        <Mark>{words.match}</Mark>.
      </Sheet>
    </div>
  );
}
