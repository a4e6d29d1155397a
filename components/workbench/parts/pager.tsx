import { useEffect } from 'react';
import { say } from '@/lib/words';
import styles from './pager.module.css';
import { Key } from './row-keys';

type Props = {
  words: { previous: string; next: string; at: string };
  /** Place in the list, from 0, of how many. */
  place: number;
  of: number;
  onPlace: (place: number) => void;
};

/** Two keys that go through a list, which F8 and Shift+F8 do as well. */
export function Pager({ words, place, of, onPlace }: Props) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'F8') return;
      event.preventDefault();
      const to = place + (event.shiftKey ? -1 : 1);
      if (to >= 0 && to < of) onPlace(to);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <div className={styles.pager}>
      <Key icon="up" label={words.previous} off={place <= 0} onPress={() => onPlace(place - 1)} />
      <span>{say(words.at, { place: place + 1, of })}</span>
      <Key icon="down" label={words.next} off={place >= of - 1} onPress={() => onPlace(place + 1)} />
    </div>
  );
}
