import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Chip, Pen, Sheet } from '@/components/mockups/paper';
import { iyer } from '@/components/mockups/people';
import { Icon } from '@/components/ui/icon';
import type { HeroMockupProps } from './hero-props';
import styles from './retention-schedule.module.css';

const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034];

/** `from` and `to` are grid lines: 1 is the start of 2025, 11 the end of 2034. */
type Bar = { from: number; to: number; kind: 'keep' | 'use' | 'hold'; text: string };
type Rule = { label: ReactNode; bars: Bar[]; end?: { at: number; text: ReactNode } };

const rules: Rule[] = [
  {
    label: (
      <>
        Tag <Chip stock="gold">Invoice</Chip>
      </>
    ),
    bars: [{ from: 1, to: 9, kind: 'keep', text: 'Keep 8 years' }],
    end: { at: 9, text: <Pen>Review</Pen> },
  },
  {
    label: (
      <>
        Tag <Chip stock="sky">Lease</Chip>
      </>
    ),
    bars: [
      { from: 1, to: 4, kind: 'use', text: 'In use' },
      { from: 4, to: 7, kind: 'keep', text: '+3 years' },
    ],
    end: { at: 7, text: <Pen>Review</Pen> },
  },
  {
    label: (
      <>
        <Icon name="folder" size={18} /> Applicants
      </>
    ),
    bars: [{ from: 1, to: 3, kind: 'keep', text: '2 years' }],
    end: { at: 3, text: <Pen>Review before delete</Pen> },
  },
  {
    label: (
      <>
        <Icon name="lock" size={18} /> Matter 112/25
      </>
    ),
    bars: [{ from: 1, to: 11, kind: 'hold', text: 'On hold, no rule runs' }],
  },
];

/** Rules drawn as lengths on ten years, and the days after a deletion as a strip below. */
export function RetentionSchedule({ form, claims }: HeroMockupProps) {
  return (
    <Mockup
      label={`Sample retention schedule: invoices kept eight years, leases three years after use, applicants two years, one matter on hold; below, ${claims.restore} to restore a deleted file, used on day 12.`}
    >
      <Sheet title="Retention schedule" note={form} cut bodyClassName={styles.body}>
        <div className={styles.axis}>
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {rules.map(({ label, bars, end }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing never move
          <div key={index} className={styles.rule}>
            <span className={styles.label}>{label}</span>
            <div className={styles.track}>
              {bars.map(({ from, to, kind, text }) => (
                <span
                  key={text}
                  className={`${styles.bar} ${styles[kind]}`}
                  style={{ gridColumn: `${from} / ${to}` }}
                >
                  {text}
                </span>
              ))}
              {end ? (
                <span className={styles.end} style={{ gridColumn: `${end.at} / -1` }}>
                  <Icon name="check" size={16} stroke={2.75} className="text-link" />
                  {end.text}
                </span>
              ) : null}
            </div>
          </div>
        ))}
        <div className={`${styles.rule} ${styles.deleted}`}>
          <span className={styles.label}>Deleted, {claims.restore} to restore</span>
          <div>
            <div className={styles.days}>
              {Array.from({ length: 30 }, (_, day) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of a drawing never move
                <i key={day} className={day < 11 ? styles.gone : day === 11 ? styles.restored : ''} />
              ))}
            </div>
            <p className={styles.note}>
              <Pen>{`Restored by ${iyer.name}, day 12`}</Pen>
            </p>
          </div>
        </div>
      </Sheet>
    </Mockup>
  );
}
