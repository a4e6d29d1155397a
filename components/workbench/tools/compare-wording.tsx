import type { FrameWords } from '@/lib/schema/workbench';
import type { CompareWords } from '@/lib/schema/works/compare';
import { Bitmap } from '../parts/bitmap';
import styles from './compare-seen.module.css';
import { isSeen, pictureWords, type Told } from './compare-told';

/** Longest excerpt of a change in the list, in characters; the papers show all of it. */
const most = 220;
const short = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

/** Removed and added words of a change. */
export function Wording({ frame, words, one }: { frame: FrameWords; words: CompareWords; one: Told }) {
  const { looks } = frame.paper;
  const look = (name: keyof typeof looks) => <span className="sr-only">{looks[name]} </span>;
  if (one.kind === 'picture' || one.kind === 'only-old' || one.kind === 'only-new')
    return one.seen ? (
      <span className={styles.seen}>
        <span className="sr-only">{pictureWords(words, one)}</span>
        <Bitmap bitmap={one.seen.before} />
        <Bitmap bitmap={one.seen.after} />
      </span>
    ) : (
      pictureWords(words, one)
    );
  if (one.kind === 'moved')
    return (
      <mark data-look="moved">
        {look('moved')}
        {short(one.after.text)}
      </mark>
    );
  return (
    <>
      {isSeen(one.before) ? (
        <del>
          {look('removed')}
          {short(one.before.text)}
        </del>
      ) : null}{' '}
      {isSeen(one.after) ? (
        <ins>
          {look('added')}
          {short(one.after.text)}
        </ins>
      ) : null}
    </>
  );
}
