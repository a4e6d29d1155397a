import { Icon } from '@/components/ui/icon';
import { Mockup } from '../mockup';
import { Bars, Mark, Sheet } from '../paper';
import { iyer, rao } from '../people';
import { CalendarStrip, Rows } from '../records';
import styles from './expiry.module.css';
import type { MockupProps } from './props';

const blank = ['a', 'b', 'c'];
const january = Array.from({ length: 31 }, (_, index) => index + 1);

/** A licence whose last day is marked, the month it falls in, and the reminder before it. */
export function ExpiryMockup({ form }: MockupProps) {
  return (
    <Mockup
      label={`Sample: a fire licence with its last day, 12 January 2026, highlighted by AI and ringed in the calendar; ${iyer.name} is reminded on 12 December. A shop licence has expired.`}
      className={styles.scene}
    >
      <Sheet
        title="Fire licence, Unit 4B"
        note={form}
        cut
        className={styles.licence}
        bodyClassName={styles.text}
      >
        <p>
          Granted to <b>{rao.name}</b> for the premises on Lake Road.
        </p>
        <Bars widths={[100, 92, 97, 64]} />
        <p>
          This licence is valid until <Mark source={1}>12 January 2026</Mark> and ends on that day unless it
          is renewed.
        </p>
        <Bars widths={[78, 70, 46]} />
        <Seal />
      </Sheet>
      <div className={`paper ${styles.month}`}>
        <div className={styles.rings}>
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles.name}>
          <b>January 2026</b>
        </div>
        <div className={styles.days}>
          {['M', 'T', 'W', 'Th', 'F', 'S', 'Su'].map((day) => (
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
        <CalendarStrip
          days={[
            { day: 'M', date: 12, state: 'found' },
            { day: 'T', date: 13 },
            { day: 'W', date: 14 },
            { day: 'T', date: 15 },
            { day: 'F', date: 16 },
            { day: 'S', date: 17 },
            { day: 'S', date: 18 },
          ]}
        />
      </div>
      <div className={styles.notices}>
        <Sheet stock="gold" fold="none" bodyClassName={styles.notice}>
          <b>Fire licence</b>
          <Rows
            rows={[
              { label: 'Last day', value: '12 Jan 2026' },
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
    </Mockup>
  );
}

/** The office's round stamp. */
function Seal() {
  return (
    <svg viewBox="0 0 84 84" fill="none" stroke="#234cc6" aria-hidden="true" className={styles.seal}>
      <circle cx="42" cy="42" r="39" strokeWidth="2" />
      <circle cx="42" cy="42" r="28" strokeWidth="1.4" />
      <circle cx="42" cy="42" r="33.5" strokeWidth="4" strokeDasharray="2 5" />
      <path
        d="M28 45c5-12 9-15 11-12s-4 12-1 13 6-8 9-8-1 7 3 7 3-3 6-4"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
