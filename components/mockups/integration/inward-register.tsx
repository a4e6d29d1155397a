import { Chip, Mark, Sheet, type Stock } from '../paper';
import styles from './inward-register.module.css';

const arrivals: { time: string; document: string; tag: string; stock: Stock; folder: string }[] = [
  {
    time: '09:04',
    document: 'Agreement 4B',
    tag: 'ends 31 Mar 2028',
    stock: 'sky',
    folder: 'Contracts',
  },
  { time: '09:40', document: 'Site plan', tag: 'Tower B', stock: 'mint', folder: 'Projects' },
  { time: '10:15', document: 'Printing bill', tag: '₹28,320', stock: 'canary', folder: 'Bills / October' },
  { time: '11:32', document: 'Order form', tag: '40 chairs', stock: 'gold', folder: 'Sales' },
  { time: '14:02', document: 'Address proof', tag: 'Client 014', stock: 'rose', folder: 'Clients / 014' },
];

/** The office's register of incoming papers, one line per way in. */
export function InwardRegister({ sources }: { sources: string[] }) {
  return (
    <div className={styles.desk}>
      <Sheet stock="canary" cut className={styles.copy} />
      <Sheet title="Inward register" note="20 November" cut className={styles.book} bodyClassName="!p-0">
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Time</th>
              <th>Came by</th>
              <th>Document</th>
              <th>Read</th>
              <th>Filed in</th>
            </tr>
          </thead>
          <tbody>
            {arrivals.map(({ time, document, tag, stock, folder }, index) => (
              <tr key={time}>
                <td className="mono">{time}</td>
                <td>
                  <b>{sources[index % sources.length]}</b>
                </td>
                <td>{document}</td>
                <td>
                  <Mark>{tag}</Mark>
                </td>
                <td>
                  <Chip stock={stock}>{folder}</Chip>
                </td>
              </tr>
            ))}
            <tr className={styles.next}>
              <td className="mono">14:05</td>
              <td />
              <td />
              <td />
              <td />
            </tr>
          </tbody>
        </table>
        <p className={styles.stamp}>
          Received
          <span>20 Nov 2025</span>
        </p>
      </Sheet>
    </div>
  );
}
