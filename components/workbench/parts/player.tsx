import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { PlayerWords } from '@/lib/schema/works/player';
import styles from './player.module.css';

type Props = {
  words: PlayerWords;
  playing: boolean;
  /** How loud it is along its length, 0 to 1 each; without them it is a flat line. */
  bars?: readonly number[];
  /** What there is instead before there is sound: pieces that are so long each, of which `at` is the number of one. */
  parts?: readonly number[];
  /** Where it is, of how much. */
  at: number;
  of: number;
  step: number;
  /** The same in words, for the eye and for screen readers. */
  note: string;
  spoken?: string;
  /** Nothing was played yet: no part is marked as the one that is heard. */
  rests?: boolean;
  /** Nothing can be played yet. */
  off?: boolean;
  /** Something else is the main action now. */
  quiet?: boolean;
  onPlay: () => void;
  onSeek: (at: number) => void;
  /** Keys of the tool's own, after the round one. */
  children?: ReactNode;
};

const none: readonly number[] = [];
/** More of them would be too narrow to be seen. */
const most = 60;

/** Plays and stops; the drawn sound is a slider that goes to any place of it. */
export function Player({ words, playing, bars = none, parts = none, at, of, step, ...props }: Props) {
  const { note, onPlay, onSeek } = props;
  const inParts = parts.length > 0 && parts.length <= most;
  const share = of > 0 ? at / of : 0;
  return (
    <div className={styles.player}>
      <button
        type="button"
        aria-label={playing ? words.stop : words.play}
        aria-disabled={props.off || undefined}
        data-quiet={props.quiet || undefined}
        className={styles.round}
        onClick={() => props.off || onPlay()}
      >
        <Icon name={playing ? 'pause' : 'play'} size={26} />
      </button>
      {props.children}
      <div className={styles.wave}>
        {inParts
          ? parts.map((length, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places
                key={index}
                data-part={index === at ? (props.rests ? 'next' : 'here') : ''}
                data-past={index < at || undefined}
                style={{ flexGrow: length }}
              />
            ))
          : null}
        {bars.length === 0 && !inParts ? (
          <span
            className={styles.flat}
            data-off={props.off || undefined}
            style={{ '--share': `${100 * share}%` } as CSSProperties}
          />
        ) : null}
        {bars.map((bar, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
            key={index}
            data-past={index / bars.length < share || undefined}
            style={{ height: `${Math.max(6, Math.round(100 * bar))}%` }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={of || 1}
          step={step}
          value={at}
          disabled={props.off}
          aria-label={words.place}
          aria-valuetext={props.spoken ?? note}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
      </div>
      <span className="mono">{note}</span>
    </div>
  );
}
