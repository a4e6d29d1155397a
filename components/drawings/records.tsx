import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './records.module.css';

/** Label and value pairs with rules between, for tag cards, share cards and reminders. */
export function Rows({
  rows,
  ruled,
  className = '',
}: {
  rows: { label: ReactNode; value: ReactNode }[];
  /** Draws a rule above the rows if something precedes them. */
  ruled?: boolean;
  className?: string;
}) {
  return (
    <div className={[styles.rows, ruled && styles.ruled, className].filter(Boolean).join(' ')}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing never move
        <div key={index}>
          <span>{label}</span>
          <span className="text-right font-semibold text-ink">{value}</span>
        </div>
      ))}
    </div>
  );
}

export type TreeRow = {
  name: ReactNode;
  depth?: number;
  kind?: 'folder' | 'file' | 'lock';
  note?: ReactNode;
  strong?: boolean;
};

/** A folder tree with a note per row. */
export function FolderTree({ rows }: { rows: TreeRow[] }) {
  return (
    <div className={styles.tree}>
      {rows.map(({ name, depth = 0, kind = 'folder', note, strong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing never move
        <div key={index} style={{ paddingLeft: `${depth * 1.5}rem` }}>
          <Icon name={kind} size={18} className="text-ink" />
          <span className={strong ? 'font-semibold text-ink' : ''}>{name}</span>
          <span className="text-sm">{note}</span>
        </div>
      ))}
    </div>
  );
}

export type Day = { day: string; date: number; state?: 'found' | 'expired' };

/** One week; a found date is marked, an expired one is red and always labelled beside the week. */
export function CalendarWeek({ days }: { days: Day[] }) {
  return (
    <div className={`paper ${styles.days}`}>
      {days.map(({ day, date, state }) => (
        <span key={date} className={state ? styles[state] : ''}>
          {day}
          <br />
          <b className={state === 'expired' ? 'text-red-600' : ''}>{date}</b>
        </span>
      ))}
    </div>
  );
}

/** A file format's tab. */
export function FormatTab({ name }: { name: string }) {
  return <span className={styles.format}>{name}</span>;
}
