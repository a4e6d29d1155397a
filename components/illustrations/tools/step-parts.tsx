import type { ReactNode } from 'react';
import { Bars } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import styles from './step-parts.module.css';

type PageProps = {
  /** Kept or removed by a person. */
  state?: 'picked' | 'struck';
  children?: ReactNode;
};

/** A small page; without children it shows writing. */
export function SmallPage({ state, children }: PageProps) {
  return (
    <span className={`${styles.thumbnail} ${state ? styles[state] : ''}`}>
      {children ?? <Bars widths={[60, 100, 90, 100, 70]} headingLines={[0]} />}
      {state === 'struck' ? (
        <svg viewBox="0 0 60 80" preserveAspectRatio="none" fill="none" aria-hidden="true">
          <path
            d="M8 12c14 16 30 36 45 57M53 10C40 28 22 50 7 70"
            stroke="var(--color-pen-600)"
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ) : null}
      {state === 'picked' ? (
        <span className={styles.tick}>
          <Icon name="check" size={14} stroke={3} />
        </span>
      ) : null}
    </span>
  );
}

/** Loudness of a voice over time, in percent. */
const loudness = [
  12, 30, 64, 82, 50, 26, 44, 90, 70, 38, 16, 8, 22, 58, 76, 96, 62, 34, 52, 84, 46, 20, 10, 28, 66, 88, 54,
  40, 72, 94, 60, 24, 14, 36, 78, 56, 30, 48, 86, 68, 32, 18, 8, 26, 62, 80, 44, 22,
];

/** A sound wave. The part between the CSS lengths `from` and `to` is marked: what the AI has transcribed or is reading aloud. */
export function Wave({ from, to, bars = 48 }: { from: string; to: string; bars?: number }) {
  return (
    <span className={styles.wave}>
      <span className={styles.marked} style={{ left: from, right: `calc(100% - (${to}))` }} />
      {loudness.slice(0, bars).map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a drawing never move
        <i key={index} style={{ height: `${height}%` }} />
      ))}
    </span>
  );
}

/** Buttons of actions; the first is the one that a person chose. */
export function ActionButtons({ options }: { options: string[] }) {
  return (
    <span className={styles.choices}>
      {options.map((text, index) => (
        <span key={text} className={index === 0 ? styles.accept : ''}>
          {index === 0 ? <Icon name="check" size={16} stroke={2.5} /> : null}
          {text}
        </span>
      ))}
    </span>
  );
}

/** Words that a person selected. */
export function Selected({ children }: { children: ReactNode }) {
  return <span className={styles.selected}>{children}</span>;
}
