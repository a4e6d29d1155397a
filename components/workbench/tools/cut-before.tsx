import type { CSSProperties } from 'react';
import type { CutWords } from '@/lib/schema/works/cut';
import { Bitmap } from '../parts/bitmap';
import styles from './cut-view.module.css';
import type { CutOut } from './use-cut-out';

type Props = { words: CutWords; cut: CutOut; width: number; height: number };

/** The original picture, beside its cut-out. */
export function CutBefore({ words, cut, width, height }: Props) {
  return (
    <div className={styles.pane} style={{ '--ratio': width / height } as CSSProperties}>
      <div className={`${styles.picture} ${styles.before}`}>
        <Bitmap bitmap={cut.picture} label={words.picture} />
      </div>
    </div>
  );
}
