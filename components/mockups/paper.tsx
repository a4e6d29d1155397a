import type { ReactNode } from 'react';
import styles from './paper.module.css';

/** White is the user's original; a colour is a copy, a version or an output. */
export type Stock = 'bond' | 'canary' | 'rose' | 'mint' | 'sky' | 'gold';

type SheetProps = {
  title?: string;
  /** Mono note at the right of the title bar: form number, version. */
  note?: string;
  stock?: Stock;
  fold?: 'large' | 'small' | 'none';
  /** Runs off the lower edge of its band. */
  cut?: boolean;
  className?: string;
  bodyClassName?: string;
  children?: ReactNode;
};

/** Paper with a folded corner and an optional title bar. Stays light in the dark scheme. */
export function Sheet({
  title,
  note,
  stock = 'bond',
  fold = 'large',
  cut,
  className = '',
  bodyClassName = '',
  children,
}: SheetProps) {
  const folds = { large: '', small: styles.small, none: styles.flat };
  return (
    <div
      className={`paper folded ${styles.sheet} ${styles[stock]} ${folds[fold]} ${cut ? styles.cut : ''} ${className}`}
    >
      {title ? (
        <div className={styles.bar}>
          <b>{title}</b>
          {note ? <span className="mono shrink-0">{note}</span> : null}
        </div>
      ) : null}
      {children ? <div className={`${styles.body} ${bodyClassName}`}>{children}</div> : null}
    </div>
  );
}

/** A tag. `dashed` is one that is not there yet. */
export function Chip({
  stock = 'bond',
  dashed,
  children,
}: {
  stock?: Stock;
  dashed?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`paper ${styles.chip} ${styles[stock]} ${dashed ? styles.dashed : ''}`}>{children}</span>
  );
}

/** What the AI read or used; `source` is the small number that repeats beside what was made of it. */
export function Mark({ source, children }: { source?: number; children: ReactNode }) {
  return (
    <>
      <mark className={styles.mark}>{children}</mark>
      {source ? <Source n={source} /> : null}
    </>
  );
}

/** Number of a source: raised in running text, level with its neighbours in a row of its own. */
export function Source({ n, level }: { n: number; level?: boolean }) {
  return <sup className={level ? `${styles.source} ${styles.level}` : styles.source}>{n}</sup>;
}

/** What a person wrote, ticked or changed. */
export function Pen({ children }: { children: ReactNode }) {
  return <span className={styles.pen}>{children}</span>;
}

/** A small control that a drawing shows. */
export function Control({ children }: { children: ReactNode }) {
  return <span className={styles.control}>{children}</span>;
}

/** What a person crossed out. */
export function Strike({ children }: { children: ReactNode }) {
  return <span className={styles.strike}>{children}</span>;
}

/** A word that a person circled by hand. */
export function Circled({ children }: { children: ReactNode }) {
  return (
    <span className={styles.circled}>
      {children}
      <svg viewBox="0 0 100 40" preserveAspectRatio="none" fill="none" aria-hidden="true">
        <path
          d="M58 3C30-1 3 7 2 20c-1 12 22 18 48 17 28-1 49-8 48-19C97 8 74 3 44 6"
          stroke="currentColor"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

export function Avatar({ initials, stock = 'bond' }: { initials: string; stock?: Stock }) {
  return <span className={`${styles.avatar} ${styles[stock]}`}>{initials}</span>;
}

/** Lines of writing by their widths in percent; `read` are marked by the AI, `strong` are headings. */
export function Bars({
  widths,
  read = [],
  strong = [],
}: {
  widths: number[];
  read?: number[];
  strong?: number[];
}) {
  return (
    <span className={styles.bars}>
      {widths.map((width, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing have no identity and never move
          key={index}
          className={read.includes(index) ? styles.read : strong.includes(index) ? styles.strong : ''}
          style={{ width: `${width}%` }}
        />
      ))}
    </span>
  );
}

/** Canary while the AI reads, carbon for a plain transfer. */
export function Progress({ percent, ai }: { percent: number; ai?: boolean }) {
  return (
    <span className={styles.progress}>
      <span className={ai ? styles.ai : ''} style={{ width: `${percent}%` }} />
    </span>
  );
}

const hands = [
  'M0 18c6-14 12-20 15-17s-6 17-3 18 7-10 10-10-1 8 3 8 5-8 9-8 0 8 4 8 7-13 11-13-4 13 1 13 8-3 14-6',
  'M2 6c10-6 20-6 20 0S6 18 2 22M10 4C8 12 6 18 8 20s8-8 12-8-3 7 1 7 6-7 10-7-2 7 2 7 9-12 12-16-5 16-1 16 10-5 18-4',
  'M4 20C8 6 14-2 18 2S10 16 8 18M8 10c8-2 12 0 12 4s-2 5 1 5 6-6 9-6-2 6 2 6 4-5 8-5 0 5 4 5 12-8 22-9',
] as const;

/** A signature in blue pen; three different hands. */
export function Signature({ width = 130, hand = 0 }: { width?: number; hand?: 0 | 1 | 2 }) {
  return (
    <svg width={width} height={Math.round(width * 0.42)} viewBox="-2 -3 68 29" fill="none" aria-hidden="true">
      <path d={hands[hand]} stroke="#234cc6" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
