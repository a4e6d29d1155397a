import { type KeyboardEvent, useEffect, useRef } from 'react';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { clock } from '../shell/clock';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import styles from './live-transcript.module.css';
import { MarkedNames } from './transcript';
import type { Rows } from './use-rows';

type Props = {
  rows: Rows;
  /** Interim words that may still change. */
  guess?: string;
  /** Current position in the recording or the dictation, in seconds. */
  time: () => number;
  /** Placeholder of the first row while it is empty. */
  placeholder: string;
  /** Playback position in seconds, whose row is marked; undefined while nothing plays. */
  playing?: number;
  /** Language in which the browser recognised the speech; undefined when all of the text was typed. */
  language?: string;
  onPlay: () => void;
  onRewind: () => void;
  /** Plays from a row's time; missing without a recording. */
  onPlayFrom?: (time: number) => void;
};

/** Key of a row, and an offset in its text. */
type CursorPosition = { key: number; at: number };

/** Editor of the transcript: a row for each time mark, and keyboard shortcuts while typing. */
export function LiveTranscript({ rows, guess, time, placeholder, playing, language, ...handlers }: Props) {
  const messages = useMessages('speech-to-text');
  const { announce } = useShell();
  const { onPlay, onRewind, onPlayFrom } = handlers;
  const list = useRef<HTMLOListElement>(null);
  const nextCursor = useRef<CursorPosition>(undefined);

  function focus() {
    const { key, at: cursor = 0 } = nextCursor.current ?? {};
    if (key === undefined) return;
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-row="${key}"]`);
    field?.focus();
    field?.setSelectionRange(cursor, cursor);
    nextCursor.current = undefined;
  }
  // A row added or merged by a key exists only after rendering.
  useEffect(focus);
  const count = rows.rows.length;
  // Recognised words are appended, so scroll to the end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new row and each new guess.
  useEffect(() => {
    const { current: box } = list;
    if (!box || guess === undefined || box.contains(document.activeElement)) return;
    box.scrollTop = box.scrollHeight;
    // On a phone the page scrolls instead.
    if (guess && matchMedia?.(phone).matches) box.lastElementChild?.scrollIntoView?.({ block: 'center' });
  }, [count, guess]);
  const wasListening = useRef(false);
  // When recognition ends, scrolls to the text: on a phone, the pressed button is far below it.
  useEffect(() => {
    const ended = wasListening.current && guess === undefined;
    wasListening.current = guess !== undefined;
    if (ended && matchMedia?.(phone).matches) list.current?.scrollIntoView?.({ block: 'center' });
  }, [guess]);
  const playingIndex =
    playing === undefined ? -1 : rows.rows.findLastIndex(({ start }) => start <= playing + 0.05);

  /** Moves the focus to the start or end of another row. @returns whether it exists */
  function moveFocus(index: number, end: boolean): boolean {
    const row = rows.rows[index];
    if (row) nextCursor.current = { key: row.key, at: end ? row.text.length : 0 };
    if (row) focus();
    return row !== undefined;
  }

  function markTime(key: number, cursor: number): true {
    const now = time();
    nextCursor.current = { key: rows.splitRow(key, cursor, now), at: 0 };
    announce(formatMessage(messages.marked, { time: clock(now) }));
    return true;
  }

  /** @returns whether the key was handled */
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>, key: number): boolean {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const index = rows.rows.findIndex((row) => row.key === key);
    switch (event.key) {
      case 'Escape':
        onPlay();
        return true;
      case 'F2':
        onRewind();
        return true;
      case 'F4':
        return markTime(key, selectionStart);
      case 'Enter':
        return !event.shiftKey && markTime(key, selectionStart);
      case 'Backspace':
        if (selectionStart === 0 && selectionEnd === 0) nextCursor.current = rows.mergeRows(key);
        return nextCursor.current !== undefined;
      case 'ArrowUp':
        return selectionStart === 0 && moveFocus(index - 1, true);
      case 'ArrowDown':
        return selectionStart === value.length && moveFocus(index + 1, false);
      default:
        return false;
    }
  }

  return (
    <>
      <ol ref={list} aria-label={messages.transcriptRows} className={`paper ${styles.rows}`}>
        {rows.rows.map(({ key, start, text }, index) => (
          <li key={key} data-playing={index === playingIndex || undefined}>
            {onPlayFrom ? (
              <button
                type="button"
                className="mono"
                aria-label={formatMessage(messages.playFrom, { time: clock(start) })}
                onClick={() => onPlayFrom(start)}
              >
                {clock(start)}
              </button>
            ) : (
              <span className="mono">{clock(start)}</span>
            )}
            <span className={styles.field}>
              <span aria-hidden="true" className={styles.mirror}>
                <MarkedNames {...{ text, language }} />{' '}
              </span>
              <textarea
                data-row={key}
                rows={1}
                value={text}
                placeholder={rows.rows.length === 1 ? placeholder : undefined}
                aria-label={formatMessage(messages.row, { time: clock(start) })}
                onChange={({ currentTarget }) => rows.type(key, currentTarget.value)}
                onKeyDown={(event) => {
                  if (!event.nativeEvent.isComposing && handleKey(event, key)) event.preventDefault();
                }}
              />
            </span>
          </li>
        ))}
        {guess ? (
          <li data-guess="">
            <span>{messages.liveText}</span>
            <p>{guess}</p>
          </li>
        ) : null}
      </ol>
      {onPlayFrom ? (
        <p className="px-(--side-padding) pt-3 pb-4 text-(length:--text-sm) text-carbon-700 [@media(hover:hover)]:hidden">
          {messages.hint} {messages.enter}
        </p>
      ) : null}
      {/* Touch devices have no such keys; there the hint names them. */}
      <dl
        aria-label={messages.shortcuts}
        className="flex flex-wrap gap-x-6 gap-y-1.5 border-t border-carbon-200 px-5 py-3 text-(length:--text-sm) text-carbon-700 [@media(hover:none)]:hidden"
      >
        {Object.values(messages.shortcutList).map(({ key, text }) => (
          <div key={key} className="flex items-center gap-2">
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
