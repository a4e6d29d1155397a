import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import { Key } from './row-keys';
import styles from './strip-keys.module.css';
import type { Strip } from './use-strip';

type Props = { words: FrameWords['strip']; strip: Strip; of: number };

/** Buttons that scroll a row of pages, and the visible range. On phones the row is swiped instead. */
export function StripKeys({ words, strip: { first, seen, go }, of }: Props) {
  if (of <= seen) return null;
  const values = { first: first + 1, last: Math.min(of, first + seen), of };
  return (
    <div className={styles.keys}>
      <Key
        icon="chevron-left"
        label={words.previous}
        off={first <= 0}
        onPress={() => go(Math.max(0, first - seen))}
      />
      <span>{say(seen > 1 ? words.some : words.one, values)}</span>
      <Key
        icon="chevron-right"
        label={words.next}
        off={first + seen >= of}
        onPress={() => go(Math.min(of - seen, first + seen))}
      />
    </div>
  );
}
