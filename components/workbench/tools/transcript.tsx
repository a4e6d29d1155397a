import type { Passage } from '@/lib/engines/voice/transcript';
import { clock } from '../engine/clock';
import styles from './transcript.module.css';

/** What was written down, with its times. */
export function Transcript({ passages }: { passages: readonly Passage[] }) {
  return (
    <ol className={styles.passages}>
      {passages.map(({ start, text }) => (
        <li key={`${start} ${text}`}>
          <span className="mono">{clock(start)}</span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
