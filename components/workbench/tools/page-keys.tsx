import { useEffect, useRef } from 'react';
import type { RemoveWords } from '@/lib/schema/works/remove';
import { say } from '@/lib/sentences';
import { Key } from '../parts/row-keys';

type Props = {
  words: RemoveWords['keys'];
  page: number;
  /** Index of the page, and the number of pages. */
  place: number;
  of: number;
  onPlace: (page: number, place: number) => void;
  onTurn: (page: number) => void;
};

/** Buttons below a page that move and rotate it. The pressed button keeps the focus. */
export function PageKeys({ words, page, place, of, onPlace, onTurn }: Props) {
  const keys = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  // React may move the page's element, which blurs its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the place changes.
  useEffect(() => {
    keys.current?.querySelector<HTMLElement>(`[data-key="${pressed.current}"]`)?.focus();
    pressed.current = undefined;
  }, [place]);

  const move = (id: string, to: number) => () => {
    pressed.current = id;
    onPlace(page, to);
  };
  return (
    // Icons are aligned with the page's left edge.
    <div ref={keys} className="ml-[-12px] flex">
      <Key
        id="earlier"
        icon="chevron-left"
        label={say(words.earlier, { page })}
        off={place === 0}
        onPress={move('earlier', place - 1)}
      />
      <Key icon="rotate" label={say(words.turn, { page })} onPress={() => onTurn(page)} />
      <Key
        id="later"
        icon="chevron-right"
        label={say(words.later, { page })}
        off={place === of - 1}
        onPress={move('later', place + 1)}
      />
    </div>
  );
}
