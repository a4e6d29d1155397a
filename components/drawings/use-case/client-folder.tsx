import { Icon } from '@/components/ui/icon';
import type { UseCaseCopy } from '@/lib/schema/drawings';
import { Mark, Sheet } from '../paper';
import { CalendarStrip, Rows } from '../records';
import { Pen } from '../writing';
import styles from './client-folder.module.css';
import { Folder } from './folder';

/** A CA firm's client: one bill, the working it feeds, the return it is for. */
export function ClientFolder({ form, copy }: { form: string } & UseCaseCopy<'client'>) {
  return (
    <Folder
      tab={copy.tab}
      form={form}
      aside={
        <Sheet title={copy.aside.title} note={copy.aside.note} fold="small" cut>
          <p className="mb-2 leading-[1.7]">
            <Mark>{copy.aside.mark}</Mark>
            <br />
            {copy.aside.text}
          </p>
          <Rows
            rows={[
              ...copy.aside.rows.map(({ label, value }) => ({
                label,
                value: <span className="font-normal text-body">{value}</span>,
              })),
              { label: <b>{copy.aside.total.label}</b>, value: <Mark>{copy.aside.total.value}</Mark> },
            ]}
          />
        </Sheet>
      }
      main={
        <Sheet title={copy.main.title} note={copy.main.note} cut>
          <table className={styles.working}>
            <thead>
              <tr>
                {copy.main.workingHeading.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {copy.bills.map(([date, bill, value, gst]) => (
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
                {copy.main.totalCell.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
                <td>
                  <Mark>{copy.main.totalMark}</Mark>
                </td>
                <td />
              </tr>
            </tbody>
          </table>
          <p className="mt-2.5 text-sm">
            <Pen>{copy.main.pen}</Pen>
          </p>
        </Sheet>
      }
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="mail" size={18} />
              {copy.margin.came}
            </p>
            <p className="mt-0.5 text-sm text-muted">{copy.margin.filed}</p>
          </Sheet>
          <Sheet fold="none" tone="gold">
            <b>{copy.margin.head}</b>
            <p className="text-ink">{copy.margin.due}</p>
            <div className="mt-3 mb-3.5">
              <CalendarStrip days={copy.week} />
            </div>
            <p className="flex items-center gap-1.5 text-ink">
              <Icon name="bell" size={18} />
              {copy.margin.reminder}
            </p>
          </Sheet>
        </div>
      }
    />
  );
}
