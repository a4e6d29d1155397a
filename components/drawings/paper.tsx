import type { ReactNode } from 'react';
import bars from './bars.module.css';
import marks from './marks.module.css';
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
      <mark className={marks.mark}>{children}</mark>
      {source ? <Source n={source} /> : null}
    </>
  );
}

/** Number of a source: raised in running text, level with its neighbours in a row of its own. */
export function Source({ n, level }: { n: number; level?: boolean }) {
  return <sup className={level ? `${marks.source} ${marks.level}` : marks.source}>{n}</sup>;
}

/** What a person wrote, ticked or changed. */
export function Pen({ children }: { children: ReactNode }) {
  return (
    <span data-hand className={marks.pen}>
      {children}
    </span>
  );
}

/** A small control that a drawing shows. */
export function Control({ children }: { children: ReactNode }) {
  return <span className={marks.control}>{children}</span>;
}

/** What a person crossed out. */
export function Strike({ children }: { children: ReactNode }) {
  return <span className={styles.strike}>{children}</span>;
}

/** A word that a person circled by hand. */
export function Circled({ children }: { children: ReactNode }) {
  return (
    <span data-hand className={marks.circled}>
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
    <span className={bars.bars}>
      {widths.map((width, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing have no identity and never move
          key={index}
          className={read.includes(index) ? bars.read : strong.includes(index) ? bars.strong : ''}
          style={{ width: `${width}%` }}
        />
      ))}
    </span>
  );
}

/** Canary while the AI reads, carbon for a plain transfer. */
export function Progress({ percent, ai }: { percent: number; ai?: boolean }) {
  return (
    <span className={bars.progress}>
      <span className={ai ? bars.ai : ''} style={{ width: `${percent}%` }} />
    </span>
  );
}

/** A signature in blue pen. `hand` is the line it draws: whose it is, people.ts says. */
export function Signature({ width, hand }: { width: number; hand: string }) {
  return (
    <svg width={width} height={Math.round(width * 0.42)} viewBox="-2 -3 68 29" fill="none" aria-hidden="true">
      <path
        d={hand}
        stroke="var(--color-pen-600)"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
