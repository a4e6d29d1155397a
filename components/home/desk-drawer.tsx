import type { Stock } from '@/components/mockups/paper';
import styles from './desk.module.css';

const files: { stock: Stock; name: string; note: string; state?: 'open' | 'due' }[] = [
  { stock: 'bond', name: 'Lease agreement, Unit 4B', note: 'v4, expires 31 Mar 2028', state: 'open' },
  { stock: 'mint', name: 'Deposit receipt', note: 'Filed under Finance' },
  { stock: 'gold', name: 'Fire safety certificate', note: 'Expires 18 December', state: 'due' },
  { stock: 'bond', name: 'Mutual NDA', note: 'Signed and locked' },
  { stock: 'sky', name: 'Rent ledger', note: 'Shared with Accounts' },
  { stock: 'rose', name: 'Site photo', note: 'Background removed' },
];

/** One client's folder; the open sheet is the one on the desk. */
export function Drawer() {
  return (
    <div className={`${styles.panel} ${styles.drawer}`}>
      <div className={styles.folder}>
        <svg width="22" height="18" viewBox="0 0 22 18" aria-hidden="true">
          <path d="M1 3v14h20V4H11L9 1H1z" fill="#f9ed82" stroke="#0b1326" strokeWidth="1.4" />
        </svg>
        Meridian Estates
      </div>
      {files.map(({ stock, name, note, state }) => (
        <div key={name} className={`${styles.file} ${state ? styles[state] : ''}`}>
          <SmallSheet stock={stock} />
          <div>
            <b>{name}</b>
            <span>{note}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

function SmallSheet({ stock }: { stock: Stock }) {
  const fill = stock === 'bond' ? 'var(--color-bond)' : `var(--color-${stock}-300)`;
  return (
    <svg
      width="22"
      height="26"
      viewBox="0 0 22 26"
      fill="none"
      stroke="#0b1326"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M1.5 1.5h13l6 6v17h-19z" fill={fill} />
      <path d="M14.5 1.5v6h6" fill="#d6dde6" />
      <path d="M5.500 14h11M5.500 19h7" stroke="#4d5b77" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
