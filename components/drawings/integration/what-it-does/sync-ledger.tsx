/** “What it does” of an integration, drawn as two folders and the direction of each change. */
import { Drawing } from '@/components/drawings/drawing';
import { Chip } from '@/components/drawings/paper';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHead } from '@/components/ui/section';
import { ItemList } from './item-list';
import { ItemNumber } from './number';
import type { Drawn } from './props';
import styles from './sync-ledger.module.css';

/** Two folders as two sheets, their changes line by line, and between them which way each one went. */
export function SyncLedger({ title, note, items, drawing }: Drawn<'sync'>) {
  const [there, here] = drawing.sides;
  return (
    <Section>
      <SectionHead title={title} lead={note} />
      <Drawing label={drawing.label} className={`paper ${styles.ledger}`}>
        <div className={styles.head}>
          <b>
            {there}
            <ItemNumber n={1} />
          </b>
          <span className={styles.sign}>
            <Icon name="lock" size={16} />
            {drawing.sign}
            <ItemNumber n={2} />
          </span>
          <b>{here}</b>
        </div>
        {drawing.rows.map((row, index) => (
          <div key={row.time} className={`${styles.row} ${styles[row.from]}`}>
            <span className={styles.change}>{row.there}</span>
            <span className={styles.way}>
              {index === 0 ? <ItemNumber n={3} /> : null}
              <span className="mono">{row.time}</span>
            </span>
            <span className={styles.change}>
              {row.here}
              {index === 1 ? <ItemNumber n={5} /> : null}
              {row.chips.map((chip, nth) => (
                // The number stays with the last of them.
                <span key={chip.text} className="inline-flex items-center gap-2.5">
                  <Chip tone={chip.tone}>{chip.text}</Chip>
                  {nth === row.chips.length - 1 ? <ItemNumber n={4} /> : null}
                </span>
              ))}
            </span>
          </div>
        ))}
      </Drawing>
      <ItemList
        items={items}
        className="mt-9 grid gap-x-6 gap-y-6 sm:grid-cols-2 lg:mt-12 lg:grid-cols-[repeat(5,minmax(0,1fr))] lg:[&>li]:grid-cols-1 lg:[&>li]:content-start lg:[&>li]:gap-y-3"
      />
    </Section>
  );
}
