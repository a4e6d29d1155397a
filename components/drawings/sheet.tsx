import type { ReactNode } from 'react';
import bars from './bars.module.css';
import marks from './marks.module.css';
import styles from './sheet.module.css';

/** Colour of paper: `bond`, white, is the user's original, others are copies, versions or outputs. */
export type Tone = 'bond' | 'lilac' | 'rose' | 'mint' | 'sky' | 'gold';

type SheetProps = {
  title?: string;
  /** Note in the monospaced font, at the right of the title bar: page code, version. */
  note?: string;
  tone?: Tone;
  fold?: 'large' | 'small' | 'none';
  /**
   * `true`: the section cuts off the lower end of the sheet; `'wide'`: only on wide screens, on phones the sheet ends with a
   * border.
   */
  cut?: boolean | 'wide';
  className?: string;
  bodyClassName?: string;
  children?: ReactNode;
};

/** Paper with a folded corner and an optional title bar. Stays light in the dark scheme. */
export function Sheet({
  title,
  note,
  tone = 'bond',
  fold = 'large',
  cut,
  className = '',
  bodyClassName = '',
  children,
}: SheetProps) {
  const folds = { large: '', small: styles.small, none: styles.flat };
  return (
    <div
      className={[
        'paper folded',
        styles.sheet,
        styles[tone],
        folds[fold],
        cut && styles.cut,
        cut === 'wide' && styles.endsOnPhones,
        className,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      {title ? (
        <div className={styles.bar}>
          <b>{title}</b>
          {note ? <span className="mono shrink-0">{note}</span> : null}
        </div>
      ) : null}
      {children ? <div className={`p-4.5 pt-4 ${bodyClassName}`}>{children}</div> : null}
    </div>
  );
}

type ChipData = { label: string; tone?: Tone; dashed?: boolean };

/** A tag of a document. `dashed`: not set yet. */
export function Chip({
  tone = 'bond',
  dashed,
  children,
}: {
  tone?: Tone;
  dashed?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={`paper ${styles.chip} ${styles[tone]}${dashed ? ` ${styles.dashed}` : ''}`}>
      {children}
    </span>
  );
}

/** Chips in a row that wraps. */
export function Chips({ chips, className = '' }: { chips: readonly ChipData[]; className?: string }) {
  return (
    <span className={`flex flex-wrap gap-1.5 ${className}`}>
      {chips.map(({ label, ...look }) => (
        <Chip key={label} {...look}>
          {label}
        </Chip>
      ))}
    </span>
  );
}

/** Words that the AI read or used; `source` is a small number, repeated beside what the AI made of them. */
export function Mark({ source, children }: { source?: number; children: ReactNode }) {
  return (
    <>
      <mark className={marks.mark}>{children}</mark>
      {source ? <Source n={source} /> : null}
    </>
  );
}

/** Number of a source: raised in running text, level with its neighbours in a row of its own. */
export function Source({ n, inline }: { n: number; inline?: boolean }) {
  return <sup className={inline ? `${marks.source} ${marks.inline}` : marks.source}>{n}</sup>;
}

/** Number of a place in a drawing, repeated beside its explanation; `ai`: yellow, for an action of the AI. */
export function Callout({ n, ai }: { n: number; ai: boolean }) {
  return <span className={`${marks.callout} ${ai ? marks.byAi : ''}`}>{n}</span>;
}

/** A small control that a drawing shows. */
export function Control({ children }: { children: ReactNode }) {
  return <span className={marks.control}>{children}</span>;
}

export function Avatar({ initials, tone = 'bond' }: { initials: string; tone?: Tone }) {
  return <span className={`${styles.avatar} ${styles[tone]}`}>{initials}</span>;
}

/** A bar of progress; `ai`: in yellow, the AI is reading. */
export function Progress({ percent, ai }: { percent: number; ai?: boolean }) {
  return (
    <span className={bars.progress}>
      <span className={ai ? bars.ai : ''} style={{ width: `${percent}%` }} />
    </span>
  );
}
