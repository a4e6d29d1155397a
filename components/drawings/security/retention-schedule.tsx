import { Icon } from '@/components/ui/icon';
import type { SecurityCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Chip, Sheet } from '../paper';
import { Pen } from '../writing';
import type { HeroProps } from './props';
import styles from './retention-schedule.module.css';

/** Rules drawn as lengths on ten years, and the days after a deletion as a strip below. */
export function RetentionSchedule({ form, copy }: HeroProps & SecurityCopy<'heroes', 'retention-schedule'>) {
  return (
    <Drawing label={copy.label}>
      <Sheet title={copy.title} note={form} cut bodyClassName={styles.body}>
        <div className={styles.axis}>
          {copy.years.map((year) => (
            <span key={year}>{year}</span>
          ))}
        </div>
        {copy.rules.map(({ tag, chip, icon, name, bars, end }, index) => (
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
          <span className={styles.label}>{copy.labelText}</span>
          <div>
            <div className={styles.days}>
              {Array.from({ length: copy.days.kept }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: days of a drawing never move
                <i key={index} className={dayStyle(index + 1, copy.days.restored)} />
              ))}
            </div>
            <p className={styles.note}>
              <Pen>{copy.notePen}</Pen>
            </p>
          </div>
        </div>
      </Sheet>
    </Drawing>
  );
}

function dayStyle(day: number, restored: number) {
  if (day < restored) return styles.gone;
  return day === restored ? styles.restored : '';
}
