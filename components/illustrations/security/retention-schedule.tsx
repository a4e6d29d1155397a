import { Drawing } from '@/components/drawings/drawing';
import { Chip, Sheet, type Tone } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer } from '@/lib/sample-people';
import type { HeroProps } from './props';
import styles from './retention-schedule.module.css';

const years = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035];

/** `from`, `to` and `at` are lines between years: 1 is the start of the first year, 11 the end of the last. */
type Rule = {
  tag?: string;
  chip?: { text: string; tone: Tone };
  icon?: 'folder' | 'lock';
  name?: string;
  bars: { from: number; to: number; kind: 'keep' | 'use' | 'hold'; text: string }[];
  end?: { at: number; text: string };
};

const rules: Rule[] = [
  {
    tag: 'Tag',
    chip: { text: 'Invoice', tone: 'gold' },
    bars: [{ from: 1, to: 9, kind: 'keep', text: 'Keep 8 years' }],
    end: { at: 9, text: 'Review' },
  },
  {
    tag: 'Tag',
    chip: { text: 'Lease', tone: 'sky' },
    bars: [
      { from: 1, to: 4, kind: 'use', text: 'In use' },
      { from: 4, to: 7, kind: 'keep', text: '+3 years' },
    ],
    end: { at: 7, text: 'Review' },
  },
  {
    icon: 'folder',
    name: 'Applicants',
    bars: [{ from: 1, to: 3, kind: 'keep', text: '2 years' }],
    end: { at: 3, text: 'Review before deletion' },
  },
  {
    icon: 'lock',
    name: 'Matter 112/26',
    bars: [{ from: 1, to: 11, kind: 'hold', text: 'On hold, rules paused' }],
  },
];

/** The day on which a deleted file is restored. */
const restoredDay = 12;

/** Retention rules as bars over ten years, and below them the days after a deletion. */
export function RetentionSchedule({ alt, pageCode, claims }: HeroProps) {
  return (
    <Drawing label={alt}>
      <Sheet title="Retention schedule" note={pageCode} cut bodyClassName={styles.body}>
        <div className={styles.axis}>
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {rules.map(({ tag, chip, icon, name, bars, end }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a drawing never move
          <div key={index} className={styles.rule}>
            <span className={styles.label}>
              {icon ? <Icon name={icon} size={18} /> : tag}{' '}
              {chip ? <Chip tone={chip.tone}>{chip.text}</Chip> : name}
            </span>
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
                  <Pen>{end.text}</Pen>
                </span>
              ) : null}
            </div>
          </div>
        ))}
        <div className={`${styles.rule} ${styles.deleted}`}>
          <span className={styles.label}>{`Deleted, ${claims.restore} to restore`}</span>
          <div>
            <div className={styles.days}>
              {Array.from({ length: Number.parseInt(claims.restore, 10) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of a drawing never move
                <i key={index} className={dayStyle(index + 1)} />
              ))}
            </div>
            <p className={styles.note}>
              <Pen>{`Restored by ${iyer.name}, day ${restoredDay}`}</Pen>
            </p>
          </div>
        </div>
      </Sheet>
    </Drawing>
  );
}

function dayStyle(day: number) {
  if (day < restoredDay) return styles.gone;
  return day === restoredDay ? styles.restored : '';
}
