import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './player.module.css';

/** Labels of the player: its buttons, the slider, and the elapsed and total time as `1:18`. */
type PlayerMessages = { play: string; stop: string; place: string; time: string };

type Props = {
  messages: PlayerMessages;
  playing: boolean;
  /** Loudness over time, 0 to 1 each; without it a flat line is drawn. */
  bars?: readonly number[];
  /** Lengths of the pieces, drawn instead of the bars before there is sound; `position` is then the index of a piece. */
  parts?: readonly number[];
  /** Position and total, in seconds or in pieces. */
  position: number;
  total: number;
  step: number;
  /** Elapsed and total time. */
  note: string;
  /** Replaces `note` as the slider's value for screen readers. */
  valueText?: string;
  /** Nothing is playing: the piece at `position` is marked as the next one instead of the current one. */
  isPaused?: boolean;
  /** Nothing can be played yet. */
  off?: boolean;
  /** Another action is the primary one. */
  isSecondary?: boolean;
  onPlay: () => void;
  onSeek: (position: number) => void;
  /** Further buttons of the tool, after the round button. */
  children?: ReactNode;
};

const none: readonly number[] = [];
/** Most pieces drawn as bars: more would be too narrow to see. */
const maxParts = 60;

/** Plays and pauses; the waveform is a slider for the position. */
export function Player({
  messages,
  playing,
  bars = none,
  parts = none,
  position,
  total,
  step,
  ...props
}: Props) {
  const { note, onPlay, onSeek } = props;
  const inParts = parts.length > 0 && parts.length <= maxParts;
  const share = total > 0 ? position / total : 0;
  return (
    <div className={styles.player}>
      <button
        type="button"
        aria-label={playing ? messages.stop : messages.play}
        aria-disabled={props.off || undefined}
        data-quiet={props.isSecondary || undefined}
        className={`print:hidden! ${styles.round}`}
        onClick={() => props.off || onPlay()}
      >
        <Icon name={playing ? 'pause' : 'play'} size={26} />
      </button>
      {props.children}
      <div className={`print:hidden! ${styles.wave}`}>
        {inParts
          ? parts.map((length, index) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: parts never change order
                key={index}
                data-part={index === position ? (props.isPaused ? 'next' : 'here') : ''}
                data-past={index < position || undefined}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: bars never change order
            key={index}
            data-past={index / bars.length < share || undefined}
            style={{ height: `${Math.max(6, Math.round(100 * bar))}%` }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={total || 1}
          step={step}
          value={position}
          disabled={props.off}
          aria-label={messages.place}
          aria-valuetext={props.valueText ?? note}
          onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
        />
      </div>
      <span className="mono text-carbon-700 max-md:ml-auto">{note}</span>
    </div>
  );
}
