import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { FrameWords } from '@/lib/schema/workbench';
import { say } from '@/lib/words';
import styles from './file-row.module.css';

type Props = {
  frame: FrameWords;
  name: string;
  /** Place in the list, from 0, of how many. */
  place: number;
  of: number;
  note: string;
  chips?: readonly { icon?: IconName; text: string }[];
  /** Below the row: its password, what was repaired. */
  more?: ReactNode;
  /** Instead of the keys: pages of the file. */
  pages?: ReactNode;
  /** Puts the row at another place, from 0. */
  onPlace?: (place: number) => void;
  onRemove?: () => void;
};

/** A chosen file in an ordered list. Its keys move it; focus stays on the key that was pressed. */
export function FileRow({ frame, name, place, of, note, chips = [], more, pages, onPlace, onRemove }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const pressed = useRef<string>(undefined);

  // React may move the row in the document, which takes the focus from its key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens when the place changes.
  useEffect(() => {
    const keys = row.current?.querySelectorAll<HTMLButtonElement>('[data-key]') ?? [];
    const same = [...keys].find(({ dataset }) => dataset.key === pressed.current);
    (same?.getAttribute('aria-disabled') === 'true'
      ? [...keys].find((key) => !key.ariaDisabled)
      : same
    )?.focus();
    pressed.current = undefined;
  }, [place]);

  const key = (id: string, icon: IconName, words: string, to: number) => {
    const off = to < 0 || to >= of || to === place;
    return (
      <button
        type="button"
        data-key={id}
        aria-label={say(words, { file: name })}
        aria-disabled={off || undefined}
        className={styles.key}
        onClick={() => {
          if (off) return;
          pressed.current = id;
          onPlace?.(to);
        }}
      >
        <Icon name={icon} />
      </button>
    );
  };

  return (
    <li ref={row} className={styles.row}>
      <span className={styles.number}>{place + 1}</span>
      <div className={styles.main}>
        <b>{name}</b>
        {chips.map(({ icon, text }) => (
          <span key={text} className={styles.chip}>
            {icon ? <Icon name={icon} size={14} stroke={2} /> : null}
            {text}
          </span>
        ))}
        <span className="mono">{note}</span>
      </div>
      {pages ? <div className={styles.pages}>{pages}</div> : null}
      {pages ? null : (
        <div className={styles.keys} data-many={of >= 5 || undefined}>
          {of >= 5 && onPlace ? key('first', 'first', frame.first, 0) : null}
          {of > 1 && onPlace ? key('up', 'up', frame.up, place - 1) : null}
          {of > 1 && onPlace ? key('down', 'down', frame.down, place + 1) : null}
          {of >= 5 && onPlace ? key('last', 'last', frame.last, of - 1) : null}
          {onRemove ? (
            <button
              type="button"
              aria-label={say(frame.takeOff, { file: name })}
              className={styles.key}
              onClick={onRemove}
            >
              <Icon name="x" />
            </button>
          ) : null}
        </div>
      )}
      {more ? <div className={styles.more}>{more}</div> : null}
    </li>
  );
}
