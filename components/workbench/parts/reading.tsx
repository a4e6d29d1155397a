import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import type { Fetched } from '../engine/use-engine';
import { wordsOf } from './progress';
import styles from './progress.module.css';

type Props = { frame: FrameWords; file: string; fetched: Fetched };

/** Placeholder of a file's content while it is read. Before the first file, the engine is loaded. */
export function Reading({ frame, file, fetched }: Props) {
  const words = fetched ? wordsOf(frame.progress, undefined, fetched) : say(frame.readingFile, { file });
  return (
    <div className={styles.progress}>
      <p>{words}</p>
      {fetched ? <progress max={fetched.total} value={fetched.done} aria-label={words} /> : null}
    </div>
  );
}
