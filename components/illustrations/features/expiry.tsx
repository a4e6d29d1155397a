import { Drawing } from '@/components/drawings/drawing';
import { InlinePicture } from '@/components/drawings/inline-picture';
import { CalendarWeek, Rows } from '@/components/drawings/records';
import { Mark, Sheet } from '@/components/drawings/sheet';
import { Bars } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer, rao, weekFrom } from '@/lib/sample-people';
import styles from './expiry.module.css';
import type { HeroProps } from './props';

const weekdays = ['M', 'T', 'W', 'Th', 'F', 'S', 'Su'];
const emptyDays = ['a', 'b', 'c', 'd'];
const january = Array.from({ length: 31 }, (_, index) => index + 1);

/** A licence whose last day is marked, the month of that day, and the reminder before it. */
export function ExpiryHero({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className="grid grid-cols-12">
      <Sheet
        title="Fire licence, Unit 4B"
        note={pageCode}
        cut="wide"
        className={styles.licence}
        bodyClassName={styles.text}
      >
        <p>
          Granted to <b>{rao.name}</b> for the premises on Lake Road.
        </p>
        <Bars widths={[100, 92, 97, 64]} />
        <p>
          This licence is valid until <Mark source={1}>11 January 2027</Mark> and ends on that day unless it
          is renewed.
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
          <b>January 2027</b>
        </div>
        <div className={styles.days}>
          {weekdays.map((day) => (
            <span key={day}>{day}</span>
          ))}
          {emptyDays.map((key) => (
            <i key={key} />
          ))}
          {january.map((date) => (
            <b key={date} className={date === 11 ? styles.last : ''}>
              {date}
            </b>
          ))}
        </div>
      </div>
      <div className={styles.week}>
        <CalendarWeek days={weekFrom('2027-01-11', 11, 'found')} />
      </div>
      <div className={styles.notices}>
        <Sheet tone="gold" fold="none" bodyClassName="!p-[0.8rem_1.125rem_0.5rem]">
          <b>Fire licence</b>
          <Rows
            rows={[
              { label: 'Last day', value: '11 Jan 2027' },
              {
                label: (
                  <span className="flex items-center gap-1.5">
                    <Icon name="bell" size={18} />
                    Reminder 12 Dec
                  </span>
                ),
                value: iyer.name,
              },
            ]}
          />
        </Sheet>
        <div className={`paper ${styles.expired}`}>
          <Icon name="alert" size={18} />
          Shop licence: expired 31 Oct
        </div>
      </div>
    </Drawing>
  );
}
