import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/sentences';
import styles from './saved.module.css';

/** Name of the last saved file, below its save button; announced elsewhere. */
export function Saved({ frame, file }: { frame: FrameWords; file: string | undefined }) {
  return file ? (
    <p className={styles.saved}>
      <Icon name="check" />
      <span>{say(frame.saved, { file })}</span>
    </p>
  ) : null;
}
