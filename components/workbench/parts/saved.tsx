import { Icon } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';
import styles from './saved.module.css';

/** What was saved last, below the button that did it; it is spoken elsewhere. */
export function Saved({ frame, file }: { frame: FrameWords; file: string | undefined }) {
  return file ? (
    <p className={styles.saved}>
      <Icon name="check" />
      <span>{say(frame.saved, { file })}</span>
    </p>
  ) : null;
}
