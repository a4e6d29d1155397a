import { CalendarWeek, Rows } from '@/components/drawings/records';
import { Mark, Sheet } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer, weekFrom } from '@/lib/sample-people';
import styles from './client-folder.module.css';
import { Folder } from './folder';

const amounts = [
  { label: 'Amount', value: '₹24,000' },
  { label: 'GST 18%', value: '₹4,320' },
];

const workingHeadings = ['Date', 'Bill', 'Value ₹', 'GST ₹', 'Ticked'];

const bills = [
  ['4 Oct', '1187', '32,000', '5,760'],
  ['11 Oct', '1191', '18,500', '3,330'],
  ['19 Oct', '1196', '27,500', '4,950'],
  ['28 Oct', '1203', '24,000', '4,320'],
];

const totalCells = ['Total', '4 bills', '1,02,000'];

const week = weekFrom('2026-11-16', 20, 'found');

/** The folder of a client of an accounting firm: a bill, the working sheet it is part of, and the tax return with its due date. */
export function ClientFolder({ pageCode }: { pageCode: string }) {
  return (
    <Folder
      tab="R. Menon, proprietor"
      pageCode={pageCode}
      leftSheet={
        <Sheet title="Bill 1203" note="PDF" fold="small" cut>
          <p className="mb-2 leading-[1.7]">
            <Mark>28 Oct 2026</Mark>
            <br />
            Printing and binding
          </p>
          <Rows
            rows={[
              ...amounts.map(({ label, value }) => ({
                label,
                value: <span className="font-normal text-body">{value}</span>,
              })),
              { label: <b>Total</b>, value: <Mark>₹28,320</Mark> },
            ]}
          />
        </Sheet>
      }
      mainSheet={
        <Sheet title="GST working, October" note="v3 of 3" cut>
          <table className={styles.working}>
            <thead>
              <tr>
                {workingHeadings.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bills.map(([date, bill, value, gst]) => (
                <tr key={bill}>
                  <td>{date}</td>
                  <td>{bill}</td>
                  <td>{value}</td>
                  <td>{gst}</td>
                  <td>
                    <Icon name="check" size={18} stroke={2.75} className="ml-auto text-link" />
                  </td>
                </tr>
              ))}
              <tr className={styles.total}>
                {totalCells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
                <td>
                  <Mark>18,360</Mark>
                </td>
                <td />
              </tr>
            </tbody>
          </table>
          <p className="mt-2.5 text-sm">
            <Pen>{`Ticked by ${iyer.name}, 17 Nov`}</Pen>
          </p>
        </Sheet>
      }
      notes={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="mail" size={18} />3 bills came in by email
            </p>
            <p className="mt-0.5 text-sm text-muted">Filed under Bills, October</p>
          </Sheet>
          <Sheet fold="none" tone="gold">
            <b>GST return, October</b>
            <p className="text-ink">Due Friday 20 November</p>
            <div className="mt-3 mb-3.5">
              <CalendarWeek days={week} />
            </div>
            <p className="flex items-center gap-1.5 text-ink">
              <Icon name="bell" size={18} />
              {`Reminder sent to ${iyer.name}`}
            </p>
          </Sheet>
        </div>
      }
    />
  );
}
