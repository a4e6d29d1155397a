/** “What it does” of an integration, drawn as requests and replies between two sites. */
import { Drawing } from '@/components/drawings/drawing';
import { Section } from '@/components/ui/section';
import styles from './calls.module.css';
import { ItemList } from './item-list';
import { ItemNumber } from './number';
import type { Drawn } from './props';

/** Requests between two sites, to the right, and replies, to the left, in the order of the list. */
export function Calls({ title, note, items, drawing }: Drawn<'calls'>) {
  return (
    <Section tone="soft">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)]">
        <div className="lg:col-start-2">
          <h2>{title}</h2>
          <p className="mt-4 text-muted">{note}</p>
          <ItemList items={items} className="mt-8 grid gap-6" />
        </div>
        <Drawing label={drawing.label} className={`lg:col-start-1 lg:row-start-1 ${styles.drawing}`}>
          <div className={styles.sides}>
            {drawing.sides.map((side) => (
              <b key={side}>{side}</b>
            ))}
          </div>
          <div className={styles.lanes}>
            {drawing.pairs.map(({ request, reply }, index) => (
              <div key={request} className={styles.pair}>
                <p className={styles.request}>
                  <ItemNumber n={index + 1} />
                  <span>{request}</span>
                </p>
                <p className={styles.reply}>
                  <span>{reply}</span>
                </p>
              </div>
            ))}
          </div>
        </Drawing>
      </div>
    </Section>
  );
}
