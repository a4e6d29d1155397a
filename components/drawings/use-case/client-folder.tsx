import { Icon } from '@/components/ui/icon';
import type { UseCaseWords } from '@/lib/schema/drawings';
import { Mark, Sheet } from '../paper';
import { CalendarStrip, Rows } from '../records';
import { Pen } from '../writing';
import styles from './client-folder.module.css';
import { Folder } from './folder';

/** A CA firm's client: one bill, the working it feeds, the return it is for. */
export function ClientFolder({ form, words }: { form: string } & UseCaseWords<'client'>) {
  return (
    <Folder
      tab={words.tab}
      form={form}
      aside={
        <Sheet title={words.aside.title} note={words.aside.note} fold="small" cut>
          <p className="mb-2 leading-[1.7]">
            <Mark>{words.aside.mark}</Mark>
            <br />
            {words.aside.text}
          </p>
          <Rows
            rows={[
              {
                label: words.aside.rows[0].label,
                value: <span className="font-normal text-body">{words.aside.rows[0].value}</span>,
              },
              {
                label: words.aside.rows[1].label,
                value: <span className="font-normal text-body">{words.aside.rows[1].value}</span>,
              },
              { label: <b>{words.aside.rows[2].label}</b>, value: <Mark>{words.aside.rows[2].value}</Mark> },
            ]}
          />
        </Sheet>
      }
      main={
        <Sheet title={words.main.title} note={words.main.note} cut>
          <table className={styles.working}>
            <thead>
              <tr>
                {words.main.workingHeading.map((name) => (
                  <th key={name}>{name}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.bills.map(([date, bill, value, gst]) => (
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
                <td>{words.main.totalCell[0]}</td>
                <td>{words.main.totalCell[1]}</td>
                <td>{words.main.totalCell[2]}</td>
                <td>
                  <Mark>{words.main.totalMark}</Mark>
                </td>
                <td />
              </tr>
            </tbody>
          </table>
          <p className="mt-2.5 text-xs">
            <Pen>{words.main.pen}</Pen>
          </p>
        </Sheet>
      }
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <p className="flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="mail" size={18} />
              {words.margin.text[0]}
            </p>
            <p className="mt-0.5 text-xs text-muted">{words.margin.text[1]}</p>
          </Sheet>
          <Sheet fold="none" stock="gold">
            <b>{words.margin.head}</b>
            <p className="text-ink">{words.margin.text[2]}</p>
            <div className="mt-3 mb-3.5">
              <CalendarStrip days={words.week} />
            </div>
            <p className="flex items-center gap-1.5 text-ink">
              <Icon name="bell" size={18} />
              {words.margin.text[3]}
            </p>
          </Sheet>
        </div>
      }
    />
  );
}
