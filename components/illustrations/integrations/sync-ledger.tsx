import { Drawing } from '@/components/drawings/drawing';
import { Chip, type Tone } from '@/components/drawings/sheet';
import { Icon } from '@/components/ui/icon';
import { Section, SectionHead } from '@/components/ui/section';
import { iyer } from '@/lib/sample-people';
import type { FunctionsProps } from './functions-props';
import { ItemList } from './item-list';
import { ItemNumber } from './item-number';
import styles from './sync-ledger.module.css';

type Row = {
  time: string;
  /** Where the change was made; `unsynced` if it stays there. */
  origin: 'drive' | 'product' | 'unsynced';
  inDrive: string;
  inProduct: string;
  chips?: readonly { text: string; tone: Tone }[];
};

const rows: readonly Row[] = [
  {
    time: '09:12',
    origin: 'drive',
    inDrive: 'Clients / Agreement.pdf, added',
    inProduct: 'v1',
    chips: [
      { text: 'Contract', tone: 'sky' },
      { text: '31 Mar 2028', tone: 'gold' },
    ],
  },
  { time: '10:40', origin: 'drive', inDrive: 'Clients / Agreement.pdf, saved', inProduct: 'v2' },
  {
    time: '11:05',
    origin: 'product',
    inDrive: 'Clients / GST\u00a0working.xlsx, newer copy',
    inProduct: `v4, ${iyer.name}`,
  },
  {
    time: '11:30',
    origin: 'unsynced',
    inDrive: 'Personal / Trip.pdf, saved',
    inProduct: 'not mapped, not synced',
  },
];

/** Changes in Drive and in the product line by line, with the direction of each between the two columns. */
export function SyncLedger({ title, note, items, alt, product }: FunctionsProps) {
  return (
    <Section>
      <SectionHead title={title} lead={note} leadColumn={6} />
      <Drawing label={alt} className={`paper ${styles.ledger}`}>
        <div className={styles.head}>
          <b>
            Drive
            <ItemNumber n={1} />
          </b>
          <span className={styles.signIn}>
            <Icon name="lock" size={16} />
            OAuth2
            <ItemNumber n={2} />
          </span>
          <b>{product}</b>
        </div>
        {rows.map((row, index) => (
          <div key={row.time} className={`${styles.row} ${styles[row.origin]}`}>
            <span className={styles.change}>{row.inDrive}</span>
            <span className={styles.direction}>
              {index === 0 ? <ItemNumber n={3} /> : null}
              <span className="mono">{row.time}</span>
            </span>
            <span className={styles.change}>
              {row.inProduct}
              {index === 1 ? <ItemNumber n={5} /> : null}
              {row.chips?.map((chip, nth) => (
                // The number does not wrap away from the last label.
                <span key={chip.text} className="inline-flex items-center gap-2.5">
                  <Chip tone={chip.tone}>{chip.text}</Chip>
                  {nth === (row.chips?.length ?? 0) - 1 ? <ItemNumber n={4} /> : null}
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
