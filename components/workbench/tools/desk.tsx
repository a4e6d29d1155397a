import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { TranscribeWords } from '@/lib/schema/works/transcribe';
import { say } from '@/lib/words';
import { clock } from '../engine/clock';
import styles from './desk.module.css';
import type { Rows } from './use-rows';

type Props = {
  words: TranscribeWords;
  rows: Rows;
  /** What is heard but not certain yet. */
  guess?: string;
  /** Where the recording is, in seconds. */
  time: () => number;
  /** In the first row, until something stands there. */
  placeholder: string;
  onPlay: () => void;
  onBack: () => void;
  /** Plays from a row's time. */
  onFrom?: (time: number) => void;
  announce: (text: string) => void;
};

type Place = { key: number; at: number };

/** Where speech is typed down: a row for each time mark, and keys that work while one types. */
export function Desk({ words, rows, guess, time, placeholder, onPlay, onBack, onFrom, announce }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const goTo = useRef<Place>(undefined);

  function focus() {
    const { key, at = 0 } = goTo.current ?? {};
    if (key === undefined) return;
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${key}"]`);
    field?.focus();
    field?.setSelectionRange(at, at);
    goTo.current = undefined;
  }
  // A row that a key made or joined is there once it is rendered.
  useEffect(focus);

  /** Brings the focus to the start or end of another row. @returns whether there is one */
  function near(index: number, end: boolean): boolean {
    const row = rows.rows[index];
    if (row) goTo.current = { key: row.key, at: end ? row.text.length : 0 };
    if (row) focus();
    return row !== undefined;
  }

  function mark(key: number, at: number): true {
    const now = time();
    goTo.current = { key: rows.mark(key, at, now), at: 0 };
    announce(say(words.marked, { time: clock(now) }));
    return true;
  }

  /** @returns whether the key meant something here */
  function pressed(event: KeyboardEvent<HTMLTextAreaElement>, key: number): boolean {
    const { selectionStart: at, selectionEnd: to, value } = event.currentTarget;
    const index = rows.rows.findIndex((row) => row.key === key);
    switch (event.key) {
      case 'Escape':
        onPlay();
        return true;
      case 'F2':
        onBack();
        return true;
      case 'F4':
        return mark(key, at);
      case 'Enter':
        return !event.shiftKey && mark(key, at);
      case 'Backspace':
        if (at === 0 && to === 0) goTo.current = rows.join(key);
        return goTo.current !== undefined;
      case 'ArrowUp':
        return at === 0 && near(index - 1, true);
      case 'ArrowDown':
        return at === value.length && near(index + 1, false);
      default:
        return false;
    }
  }

  return (
    <>
      <ol ref={list} aria-label={words.desk} className={styles.rows}>
        {rows.rows.map(({ key, start, text }) => (
          <li key={key}>
            <button
              type="button"
              className="mono"
              aria-label={say(words.playFrom, { time: clock(start) })}
              onClick={() => onFrom?.(start)}
            >
              {clock(start)}
            </button>
            <span className={styles.field} data-text={`${text} `}>
              <textarea
                data-row={key}
                rows={1}
                value={text}
                placeholder={rows.rows.length === 1 ? placeholder : undefined}
                aria-label={say(words.row, { time: clock(start) })}
                onChange={({ currentTarget }) => rows.type(key, currentTarget.value)}
                onKeyDown={(event) => {
                  if (!event.nativeEvent.isComposing && pressed(event, key)) event.preventDefault();
                }}
              />
            </span>
          </li>
        ))}
        {guess ? (
          <li data-guess="">
            <span>{words.heard}</span>
            <p>{guess}</p>
          </li>
        ) : null}
      </ol>
      <p className={styles.hint}>
        {words.hint} <span>{words.enter}</span>
      </p>
    </>
  );
}
