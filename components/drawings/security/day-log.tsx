import type { LogLine, SecurityCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Source } from '../paper';
import { What } from './contract-day';
import styles from './day-log.module.css';
import { Printout } from './printout';

type Line = Pick<LogLine, 'time' | 'who' | 'what' | 'look' | 'browser' | 'link'>;

export function DayLog({ copy }: SecurityCopy<'hub', 'day-log'>) {
  const day = [...copy.lines, copy.printed];
  return (
    <Drawing label={copy.label} className="[--hole:var(--color-carbon-950)]">
      <Printout>
        <div className={styles.title}>
          <b>{copy.contract}</b>
          <span className="mono hidden md:inline">{copy.title}</span>
        </div>
        {copy.hours.map((hour) => {
          const entries = day.filter(({ time }) => time.startsWith(hour));
          return (
            <div key={hour} className={`${styles.hour} ${entries.length === 0 ? styles.quiet : ''}`}>
              <span className={styles.clock}>{hour}</span>
              <div>
                {entries.map((entry) => (
                  <Entry key={entry.time} {...entry} note={copy.explained.indexOf(entry.time) + 1} />
                ))}
              </div>
            </div>
          );
        })}
      </Printout>
    </Drawing>
  );
}

/** A line; one of a link shows its browser. `note`: number of the reading that explains it, or 0. */
function Entry({ time, who, what, look, browser, link, note }: Line & { note: number }) {
  return (
    <div className={styles.line}>
      <span>{time}</span>
      <span className="font-semibold text-ink">{who}</span>
      <span>
        <What what={what} look={look} />
        {link ? `, ${browser}` : ''}
      </span>
      {note > 0 ? (
        <span className={styles.note}>
          <Source n={note} level />
        </span>
      ) : null}
    </div>
  );
}
