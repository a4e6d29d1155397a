import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Source } from '@/components/mockups/paper';
import { rao } from '@/components/mockups/people';
import { contract, lines } from './contract-day';
import styles from './day-log.module.css';
import { Printout } from './printout';

type Line = { time: string; who: string; what: ReactNode; browser?: string };

/** The day ends with its own printout: the lines above, as the access logs page shows them. */
const printed: Line = { time: '17:55:36', who: rao.name, what: `Exported ${lines.length} lines` };
const day: Line[] = [...lines, printed];

/** Hours of one working day; an hour without lines prints as a thin stripe. */
const hours = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];

/** The lines that the readings beside the log explain, in their order. */
const explained = ['11:31:09', '12:10:45', '13:47:30'];

export function DayLog() {
  return (
    <Mockup
      label="Sample of one day in a log, hour by hour: opened, compared, a link revoked, a download refused, a link opened, a new version tagged by AI, a signature, an export."
      className="[--hole:var(--color-carbon-950)]"
    >
      <Printout>
        <div className={styles.title}>
          <b>{contract}</b>
          <span className="mono hidden md:inline">20 Nov 2025</span>
        </div>
        {hours.map((hour) => {
          const entries = day.filter(({ time }) => time.startsWith(hour));
          return (
            <div key={hour} className={`${styles.hour} ${entries.length === 0 ? styles.quiet : ''}`}>
              <span className={styles.clock}>{hour}</span>
              <div>
                {entries.map((entry) => (
                  <Entry key={entry.time} {...entry} />
                ))}
              </div>
            </div>
          );
        })}
      </Printout>
    </Mockup>
  );
}

/** A link has no name to go by: its browser stands in the line. */
function Entry({ time, who, what, browser }: Line) {
  const note = explained.indexOf(time) + 1;
  return (
    <div className={styles.line}>
      <span>{time}</span>
      <span className="font-semibold text-ink">{who}</span>
      <span>
        {what}
        {who.startsWith('Link') ? `, ${browser}` : ''}
      </span>
      {note > 0 ? (
        <span className={styles.note}>
          <Source n={note} level />
        </span>
      ) : null}
    </div>
  );
}
