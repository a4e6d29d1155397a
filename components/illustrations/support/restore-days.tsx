import { iyer } from '@/lib/sample-people';
import type { Claims } from '../claims';
import styles from './restore-days.module.css';

/** The day on which the sample file is restored. */
const restoredDay = 12;

/** All days on which a deleted file can be restored. The day on which the sample file was restored is marked. */
export function RestoreDays({ claims }: { claims: Claims }) {
  const days = Number.parseInt(claims.restore, 10);
  const note = `Restored by ${iyer.name}, day ${restoredDay}`;
  return (
    <>
      <p className={`text-sm text-muted ${styles.deleted}`}>Day 1, deleted</p>
      <div className={styles.days}>
        {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className={day === restoredDay ? styles.restored : day < restoredDay ? styles.past : ''}
          >
            {day === restoredDay ? <span>{note}</span> : null}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <span className={styles.note}>{note}</span>
        <span className="ml-auto text-muted">{`Day ${days}: the last day`}</span>
      </div>
    </>
  );
}
