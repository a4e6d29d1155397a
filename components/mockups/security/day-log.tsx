import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Mark, Pen, Source } from '@/components/mockups/paper';
import styles from './day-log.module.css';
import { Printout } from './printout';

type Line = { time: string; who: string; what: ReactNode; note?: number };

/** Hours of one working day; an hour without lines prints as a thin stripe. */
const hours: { hour: string; lines: Line[] }[] = [
  {
    hour: '09',
    lines: [
      { time: '09:12:40', who: 'S. Iyer', what: 'Opened v3' },
      { time: '09:40:03', who: 'S. Iyer', what: 'Compared v2 with v3' },
    ],
  },
  {
    hour: '10',
    lines: [
      { time: '10:15:52', who: 'A. Rao', what: <span className={styles.ended}>Link 2c81 revoked</span> },
    ],
  },
  {
    hour: '11',
    lines: [{ time: '11:31:09', who: 'N. Khan', what: 'Download refused by role', note: 1 }],
  },
  {
    hour: '12',
    lines: [{ time: '12:10:45', who: 'Link 7f3a', what: 'Opened by password, Safari', note: 2 }],
  },
  {
    hour: '13',
    lines: [
      { time: '13:47:02', who: 'S. Iyer', what: 'Uploaded v4' },
      { time: '13:47:30', who: 'AI', what: <Mark>Tagged 4 fields</Mark>, note: 3 },
    ],
  },
  { hour: '14', lines: [{ time: '14:02:11', who: 'A. Rao', what: <Pen>Signed page 6</Pen> }] },
  { hour: '15', lines: [] },
  { hour: '16', lines: [] },
  { hour: '17', lines: [{ time: '17:55:36', who: 'A. Rao', what: 'Exported 8 lines' }] },
];

export function DayLog() {
  return (
    <Mockup
      label="Sample of one day in a log, hour by hour: opened, compared, a link revoked, a download refused, a link opened, a new version tagged by AI, a signature, an export."
      className="[--hole:var(--color-carbon-950)]"
    >
      <Printout>
        <div className={styles.title}>
          <b>Vendor contract 2025–26</b>
          <span className="mono hidden md:inline">20 Nov 2025</span>
        </div>
        {hours.map(({ hour, lines }) => (
          <div key={hour} className={`${styles.hour} ${lines.length === 0 ? styles.quiet : ''}`}>
            <span className={styles.clock}>{hour}</span>
            <div>
              {lines.map(({ time, who, what, note }) => (
                <div key={time} className={styles.line}>
                  <span>{time}</span>
                  <span className="font-semibold text-ink">{who}</span>
                  <span>{what}</span>
                  {note ? (
                    <span className={styles.note}>
                      <Source n={note} level />
                    </span>
                  ) : null}
                </div>
              ))}
            </div>
          </div>
        ))}
      </Printout>
    </Mockup>
  );
}
