import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { PlagiarismWords } from '@/lib/schema/works/plagiarism';
import { say } from '@/lib/words';
import { Key } from '../parts/row-keys';
import styles from './plagiarism.module.css';

type Props = {
  words: PlagiarismWords;
  /** Place of the match that is shown, from 0, of how many. */
  at: number;
  count: number;
  /** Name of the button that takes the last choice back, and what it does; nothing where there is none. */
  undo: string;
  onUndo?: () => void;
  onPlace: (place: number) => void;
};

/** Keys that go from match to match, and the one that takes a choice back. */
export function PlagiarismKeys({ words, at, count, undo, onUndo, onPlace }: Props) {
  return (
    <div className={styles.pager}>
      {onUndo ? (
        <Button variant="outline" className={styles.small} onClick={onUndo}>
          <Icon name="back" />
          {undo}
        </Button>
      ) : null}
      {count > 1 ? (
        <>
          <Key icon="up" label={words.previous} off={at === 0} onPress={() => onPlace(at - 1)} />
          <span>{say(words.of, { number: at + 1, count })}</span>
          <Key icon="down" label={words.next} off={at >= count - 1} onPress={() => onPlace(at + 1)} />
        </>
      ) : null}
    </div>
  );
}
