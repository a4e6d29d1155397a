import { Icon } from '@/components/ui/icon';
import type { FeatureWords } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { InlinePicture } from '../inline-picture';
import { Sheet } from '../paper';
import { Run } from '../parts';
import { CalendarStrip, Rows } from '../records';
import { Bars } from '../writing';
import styles from './expiry.module.css';
import type { HeroProps } from './props';

const blank = ['a', 'b', 'c'];
const january = Array.from({ length: 31 }, (_, index) => index + 1);

/** A licence whose last day is marked, the month it falls in, and the reminder before it. */
export function ExpiryHero({ form, words }: HeroProps & FeatureWords<'expiry'>) {
  return (
    <Drawing label={words.label} className="grid grid-cols-12">
      <Sheet
        title={words.title}
        note={form}
        cut="wide"
        className={styles.licence}
        bodyClassName={styles.text}
      >
        <p>
          <Run parts={words.granted} />
        </p>
        <Bars widths={[100, 92, 97, 64]} />
        <p>
          <Run parts={words.valid} />
        </p>
        <Bars widths={[78, 70, 46]} />
        <InlinePicture name="seal" className={styles.seal} />
      </Sheet>
      <div className={`paper ${styles.month}`}>
        <div className={styles.rings}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.name}>
          <b>{words.nameHead}</b>
        </div>
        <div className={styles.days}>
          {words.days.map((day) => (
            <span key={day}>{day}</span>
          ))}
          {blank.map((key) => (
            <i key={key} />
          ))}
          {january.map((date) => (
            <b key={date} className={date === 12 ? styles.last : ''}>
              {date}
            </b>
          ))}
        </div>
      </div>
      <div className={styles.week}>
        <CalendarStrip days={words.weekDays} />
      </div>
      <div className={styles.notices}>
        <Sheet stock="gold" fold="none" bodyClassName="!p-[0.8rem_1.125rem_0.5rem]">
          <b>{words.noticeHead}</b>
          <Rows
            rows={[
              words.last,
              {
                label: (
                  <span className="flex items-center gap-1.5">
                    <Icon name="bell" size={18} />
                    {words.reminder.label}
                  </span>
                ),
                value: words.reminder.value,
              },
            ]}
          />
        </Sheet>
        <div className={`paper ${styles.expired}`}>
          <Icon name="alert" size={18} />
          {words.expired}
        </div>
      </div>
    </Drawing>
  );
}
