import { Icon } from '@/components/ui/icon';
import type { FeatureCopy } from '@/lib/schema/drawings';
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
export function ExpiryHero({ form, copy }: HeroProps & FeatureCopy<'expiry'>) {
  return (
    <Drawing label={copy.label} className="grid grid-cols-12">
      <Sheet title={copy.title} note={form} cut="wide" className={styles.licence} bodyClassName={styles.text}>
        <p>
          <Run parts={copy.granted} />
        </p>
        <Bars widths={[100, 92, 97, 64]} />
        <p>
          <Run parts={copy.valid} />
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
          <b>{copy.nameHead}</b>
        </div>
        <div className={styles.days}>
          {copy.days.map((day) => (
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
        <CalendarStrip days={copy.weekDays} />
      </div>
      <div className={styles.notices}>
        <Sheet tone="gold" fold="none" bodyClassName="!p-[0.8rem_1.125rem_0.5rem]">
          <b>{copy.noticeHead}</b>
          <Rows
            rows={[
              copy.last,
              {
                label: (
                  <span className="flex items-center gap-1.5">
                    <Icon name="bell" size={18} />
                    {copy.reminder.label}
                  </span>
                ),
                value: copy.reminder.value,
              },
            ]}
          />
        </Sheet>
        <div className={`paper ${styles.expired}`}>
          <Icon name="alert" size={18} />
          {copy.expired}
        </div>
      </div>
    </Drawing>
  );
}
