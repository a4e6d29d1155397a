import type { SupportDrawings } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import styles from './restore-days.module.css';

/** The days that a deleted file waits, one by one, and the one on which it is taken back. */
export function RestoreDays({ label, days, taken, note, first, last }: SupportDrawings['restored']) {
  return (
    <Drawing label={label}>
      <p className="mt-7 text-sm text-muted lg:mt-12">{first}</p>
      <div className={styles.days}>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span key={day} className={day === taken ? styles.taken : day < taken ? styles.past : ''}>
            {day === taken ? <span>{note}</span> : null}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span className={styles.note}>{note}</span>
        <span className="ml-auto text-muted">{last}</span>
      </div>
    </Drawing>
  );
}
