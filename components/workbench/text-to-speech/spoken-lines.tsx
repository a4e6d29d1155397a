import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { formatMessage } from '@/lib/sentences';
import fading from '../documents/fades.module.css';
import { useMessages } from '../shell/use-messages';
import styles from './spoken-lines.module.css';

type Props = {
  lines: readonly string[];
  /** Index of the current line. */
  current: number;
  /** Number of its characters read so far; 0 if the voice does not report it. */
  upTo?: number;
  playing: boolean;
  /** The lines are not buttons now. */
  busy?: boolean;
  /** If missing, the lines are not buttons. */
  onPlay?: (line: number) => void;
};

const arrowKeys: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The text line by line; the current line is marked, and a press on a line plays from it. */
export function SpokenLines({ lines, current: position, upTo = 0, playing, busy, onPlay }: Props) {
  const messages = useMessages('text-to-speech');
  const list = useRef<HTMLOListElement>(null);
  const latestOnPlay = useRef(onPlay);
  latestOnPlay.current = onPlay;
  const play = useRef((line: number) => latestOnPlay.current?.(line)).current;

  useEffect(() => {
    const currentLine = list.current?.children[position] as HTMLElement | undefined;
    const box = list.current;
    if (!playing || !currentLine || !box) return;
    const below =
      currentLine.offsetTop + currentLine.offsetHeight - box.offsetTop - box.scrollTop - box.clientHeight;
    const above = currentLine.offsetTop - box.offsetTop - box.scrollTop;
    if (below > 0 || above < 0)
      box.scrollTo({ top: currentLine.offsetTop - box.offsetTop - box.clientHeight / 3 });
  }, [position, playing]);

  function move(event: KeyboardEvent<HTMLOListElement>) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const endKeys: Record<string, number> = { Home: 0, End: buttons.length - 1 };
    const to = endKeys[event.key] ?? from + (arrowKeys[event.key] ?? 0);
    if (to === from || from < 0) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return (
    <>
      {onPlay ? (
        // While a file is made the hint does not apply; its place is kept, so that no line moves.
        <p
          className={`px-(--side-padding) pt-3 pb-2 text-(length:--text-sm) text-carbon-600 ${busy ? 'invisible' : ''}`}
        >
          {/* Touch devices have no arrow keys. */}
          {messages.listHint} <span className="[@media(hover:none)]:hidden">{messages.listKeys}</span>
        </p>
      ) : null}
      <ol
        ref={list}
        aria-label={messages.list}
        translate="no"
        // A scroll container without buttons must be reachable by keyboard.
        tabIndex={onPlay && !busy ? undefined : 0}
        className={`paper ${fading.fades} ${styles.lines}`}
        onKeyDown={move}
      >
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change order
            key={index}
            {...{ line, index }}
            play={onPlay && !busy ? play : undefined}
            label={messages.line}
            isCurrent={index === position}
            upTo={index === position && playing ? upTo || line.length : 0}
          />
        ))}
      </ol>
    </>
  );
}

type LineProps = {
  line: string;
  index: number;
  label: string;
  isCurrent: boolean;
  upTo: number;
  play?: (line: number) => void;
};

const Line = memo(function Line({ line, index, label, isCurrent, upTo, play }: LineProps) {
  const text = (
    <>
      <span className="mono" aria-hidden="true">
        {index + 1}
      </span>
      <span>
        <span className="sr-only">{formatMessage(label, { line: index + 1 })} </span>
        {upTo > 0 ? <mark>{line.slice(0, upTo)}</mark> : null}
        {line.slice(upTo)}
      </span>
    </>
  );
  return (
    <li aria-current={upTo > 0 ? 'true' : undefined}>
      {play ? (
        <button type="button" tabIndex={isCurrent ? 0 : -1} onClick={() => play(index)}>
          {text}
        </button>
      ) : (
        <p>{text}</p>
      )}
    </li>
  );
});
