import { Icon } from '@/components/ui/icon';
import { Mark, Pen, Sheet } from '../paper';
import { iyer } from '../people';
import { CalendarStrip, Rows } from '../records';
import styles from './client-folder.module.css';
import { Folder } from './folder';

const bills = [
  ['4 Oct', '1187', '32,000', '5,760'],
  ['11 Oct', '1191', '18,500', '3,330'],
  ['19 Oct', '1196', '27,500', '4,950'],
  ['28 Oct', '1203', '24,000', '4,320'],
] as const;

const week = [
  { day: 'M', date: 17 },
  { day: 'T', date: 18 },
  { day: 'W', date: 19 },
  { day: 'T', date: 20, state: 'found' as const },
  { day: 'F', date: 21 },
  { day: 'S', date: 22 },
  { day: 'S', date: 23 },
];

/** A CA firm's client: one bill, the working it feeds, the return it is for. */
export function ClientFolder({ form }: { form: string }) {
  return (
    <Folder
      tab="R. Menon, proprietor"
      form={form}
      aside={
        <Sheet title="Bill 1203" note="PDF" fold="small" cut>
          <p className="mb-2 leading-[1.7]">
            <Mark>28 Oct 2025</Mark>
            <br />
            Printing and binding
          </p>
          <Rows
            rows={[
              { label: 'Amount', value: <span className="font-normal text-body">₹24,000</span> },
              { label: 'GST 18%', value: <span className="font-normal text-body">₹4,320</span> },
              { label: <b>Total</b>, value: <Mark>₹28,320</Mark> },
            ]}
          />
        </Sheet>
      }
      main={
        <Sheet title="GST working, October" note="v3 of 3" cut>
          <table className={styles.working}>
            <thead>
              <tr>
                <th>Date</th>
                <th>Bill</th>
                <th>Value ₹</th>
                <th>GST ₹</th>
                <th>Ticked</th>
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
                <td>Total</td>
                <td>4 bills</td>
                <td>1,02,000</td>
                <td>
                  <Mark>18,360</Mark>
                </td>
                <td />
              </tr>
            </tbody>
          </table>
          <p className="mt-2.5 text-xs">
            <Pen>{`Ticked by ${iyer.name}, 17 Nov`}</Pen>
          </p>
        </Sheet>
      }
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="mail" size={18} />3 bills came in by e-mail
            </p>
            <p className="mt-0.5 text-xs text-muted">Filed under Bills, October</p>
          </Sheet>
          <Sheet fold="none" stock="gold">
            <b>GST return, October</b>
            <p className="text-ink">Due Thursday 20 November</p>
            <div className="mt-3 mb-3.5">
              <CalendarStrip days={week} />
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
