import { Chip, Mark, Sheet, type Tone } from '@/components/drawings/sheet';
import styles from './inward-register.module.css';

const tableHeading = ['Time', 'Source', 'Document', 'Read', 'Filed in'];

type Arrival = { time: string; document: string; tag: string; tone: Tone; folder: string };

const arrivals: readonly Arrival[] = [
  { time: '09:04', document: 'Agreement 4B', tag: 'ends 31 Mar 2028', tone: 'sky', folder: 'Contracts' },
  { time: '09:40', document: 'Site plan', tag: 'Tower B', tone: 'mint', folder: 'Projects' },
  { time: '10:15', document: 'Printing bill', tag: '₹28,320', tone: 'lilac', folder: 'Bills / October' },
  { time: '11:32', document: 'Order form', tag: '40 chairs', tone: 'gold', folder: 'Sales' },
  { time: '14:02', document: 'Address proof', tag: 'Client 014', tone: 'rose', folder: 'Clients / 014' },
];

/** The office's register of incoming papers. Each line names one of the integrations as its source. */
export function InwardRegister({ sources }: { sources: string[] }) {
  return (
    // Overlaps the edge of the section: that edge would be visible below a clipped sheet whose height is not whole pixels.
    <div className="relative -mb-px pt-[10px] pr-[10px] md:pt-[14px] md:pr-[14px]">
      <Sheet tone="lilac" cut className="absolute inset-y-0 right-0 left-[10px] md:left-[14px]" />
      <Sheet title="Inward register" note="20 November" cut bodyClassName="!p-0">
        <table className={styles.table}>
          <thead>
            <tr>
              {tableHeading.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {arrivals.map(({ time, document, tag, tone, folder }, index) => (
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
                  <Chip tone={tone}>{folder}</Chip>
                </td>
              </tr>
            ))}
            <tr className={styles.next}>
              <td />
              <td />
              <td />
              <td />
              <td />
            </tr>
          </tbody>
        </table>
        <p className={styles.stamp}>
          Received
          <span>20 Nov 2026</span>
        </p>
      </Sheet>
    </div>
  );
}
