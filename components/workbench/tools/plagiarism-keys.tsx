import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PlagiarismWords } from '@/lib/schema/works/plagiarism';
import { say } from '@/lib/sentences';
import { Key } from '../parts/row-keys';
import styles from './plagiarism.module.css';

type Props = {
  words: PlagiarismWords;
  /** Index of the shown match, and the number of matches. */
  at: number;
  count: number;
  /** Label and effect of the undo button; empty if there is nothing to undo. */
  undo: string;
  onUndo?: () => void;
  onPlace: (place: number) => void;
};

/** Buttons for the previous and next match, and for undo. */
export function PlagiarismKeys({ words, at, count, undo, onUndo, onPlace }: Props) {
  return (
    <div className={`flex flex-wrap items-center gap-1 ${styles.pager}`}>
      {onUndo ? (
        <Button variant="outline" className={styles.small} onClick={onUndo}>
          <Icon name="back" />
          {undo}
        </Button>
      ) : null}
      {count > 1 ? (
        <>
          <Key icon="up" label={words.previous} off={at === 0} onPress={() => onPlace(at - 1)} />
          <span className="min-w-[5.2rem] text-center text-(length:--text-sm) text-carbon-950">
            {say(words.of, { number: at + 1, count })}
          </span>
          <Key icon="down" label={words.next} off={at >= count - 1} onPress={() => onPlace(at + 1)} />
        </>
      ) : null}
    </div>
  );
}
