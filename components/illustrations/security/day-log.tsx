import { Drawing } from '@/components/drawings/drawing';
import { Callout } from '@/components/drawings/sheet';
import { ActionText, contract, exportLine, lines } from './contract-day';
import styles from './day-log.module.css';
import { Printout } from './printout';

type Line = typeof exportLine;

/** Hours of the log; each is shown even if it has no lines. */
const hours = ['09', '10', '11', '12', '13', '14', '15', '16', '17'];

/** Times of the lines that are explained beside the log, in the order of the explanations. */
const explainedTimes = ['11:31:09', '12:10:45', '13:47:30'];

/** Whether the explanation with this index, from 0, is about a line of the AI: its number is yellow in both places. */
export const isByAi = (index: number) =>
  lines.some(({ time, look }) => time === explainedTimes[index] && look === 'read');

/** One day of one contract, hour by hour, with the numbers of the explanations beside it. */
export function DayLog({ alt }: { alt: string }) {
  const day = [...lines, exportLine];
  return (
    <Drawing label={alt} className="[--hole:var(--color-carbon-950)]">
      <Printout>
        <div className={styles.title}>
          <b>{contract}</b>
          <span className="mono hidden md:inline">20 Nov 2026</span>
        </div>
        {hours.map((hour) => {
          const entries = day.filter(({ time }) => time.startsWith(hour));
          return (
            <div key={hour} className={`${styles.hour} ${entries.length === 0 ? styles.quiet : ''}`}>
              <span className={styles.clock}>{hour}</span>
              <div>
                {entries.map((entry) => (
                  <Entry key={entry.time} {...entry} note={explainedTimes.indexOf(entry.time) + 1} />
                ))}
              </div>
            </div>
          );
        })}
      </Printout>
    </Drawing>
  );
}

/** A line of the log; a line about a link shows the browser. `note`: number of its explanation, or 0. */
function Entry({ time, who, what, look, browser, link, note }: Line & { note: number }) {
  return (
    <div className={styles.line}>
      <span>{time}</span>
      <span className="font-semibold text-ink">{who}</span>
      <span>
        <ActionText what={what} look={look} />
        {link ? `, ${browser}` : ''}
      </span>
      {note > 0 ? (
        <span className={styles.note}>
          <Callout n={note} ai={isByAi(note - 1)} />
        </span>
      ) : null}
    </div>
  );
}
