import type { Stock } from '@/components/mockups/paper';
import { iyer, rao } from '@/components/mockups/people';
import styles from './desk.module.css';

/** View, edit, download: one dot for each right. */
const people: { stock: Stock; name: string; note: string; rights: 1 | 2 | 3 }[] = [
  { stock: rao.stock, name: rao.name, note: rao.role, rights: 3 },
  { stock: iyer.stock, name: iyer.name, note: iyer.role, rights: 2 },
  { stock: 'sky', name: 'Client link', note: 'Ends 28 November', rights: 1 },
];

const lines = [
  { time: '14:02:11', who: rao.name, what: 'signed' },
  { time: '13:58:40', who: rao.name, what: 'opened v4' },
  { time: '13:47:30', who: 'AI', what: 'read 3 fields' },
  { time: '13:47:02', who: iyer.name, what: 'uploaded v4' },
  { time: '11:20:19', who: iyer.name, what: 'compared v3' },
];

export function Access() {
  return (
    <div className={`${styles.panel} ${styles.access}`}>
      <div className={styles.title}>Who can open it</div>
      {people.map(({ stock, name, note, rights }) => (
        <div key={name} className={styles.person}>
          <Bust stock={stock} />
          <div>
            <b>{name}</b>
            <span>{note}</span>
          </div>
          <svg
            width="37"
            height="9"
            viewBox="0 0 37 9"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            {[0, 1, 2].map((right) => (
              <circle
                key={right}
                cx={4.5 + right * 14}
                cy="4.5"
                r="3.75"
                fill={right < rights ? 'currentColor' : 'none'}
              />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

export function Log() {
  return (
    <div className={`${styles.panel} ${styles.log}`}>
      <div className={styles.title}>Audit log</div>
      {lines.map(({ time, who, what }) => (
        <div key={time} className={styles.entry}>
          <span className="mono">{time}</span>
          <span>
            <b>{who}</b> {what}
          </span>
        </div>
      ))}
    </div>
  );
}

function Bust({ stock }: { stock: Stock }) {
  return (
    <svg width="28" height="28" viewBox="-14 -14 28 28" stroke="#0b1326" strokeWidth="1.5" aria-hidden="true">
      <rect x="-14" y="-14" width="28" height="28" rx="4" fill={`var(--color-${stock}-300)`} stroke="none" />
      <path d="M-9 14c0-8 4-11 9-11s9 3 9 11z" fill="#fff" />
      <circle cy="-3" r="5.5" fill="#fff" />
    </svg>
  );
}
