import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { Chip, Mark, Sheet } from '../paper';
import { LogLines } from '../records';
import { Pen } from '../writing';
import { Line, Lines } from './lines';
import styles from './specimens.module.css';

export function WardRoles({ words }: Words<'specimens', 'ward-roles'>) {
  return (
    <Sheet title={words.title} note={words.note}>
      <table className={styles.rights}>
        <thead>
          <tr>
            <th>{words.rightsHeading}</th>
            {words.columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.roles.map(({ role, note, rights }) => (
            <tr key={role}>
              <td>
                <b>{role}</b>
                {note ? <span className="block text-xs">{note}</span> : null}
              </td>
              {words.columns.map((column, index) => (
                <td key={column}>
                  {rights[index] ? (
                    <Icon name="check" size={20} stroke={2.75} className="text-link" />
                  ) : (
                    <Icon name="minus" size={18} className="text-control" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

export function AccessLines({ words }: Words<'specimens', 'access-lines'>) {
  return (
    <div className="paper border-[1.5px] border-carbon-950 bg-bond max-sm:[&>*>*]:grid-cols-[4.25rem_5rem_minmax(0,1fr)_auto]! max-sm:[&>*>*]:gap-2!">
      <LogLines
        lines={[
          words.lines[0],
          words.lines[1],
          {
            time: words.lines[2].time,
            who: words.lines[2].who,
            what: <Pen>{words.lines[2].what}</Pen>,
            note: words.lines[2].note,
          },
          {
            time: words.lines[3].time,
            who: words.lines[3].who,
            what: <Mark>{words.lines[3].what}</Mark>,
            note: words.lines[3].note,
          },
          words.lines[4],
          words.lines[5],
        ]}
      />
    </div>
  );
}

export function KeepRules({ words }: Words<'specimens', 'keep-rules'>) {
  return (
    <Lines>
      <Line
        lead={<Icon name="clock" size={20} className="text-ink" />}
        name={<Chip stock="gold">{words.lines[0].name}</Chip>}
      >
        {words.lines[0].text}
      </Line>
      <Line
        lead={<Icon name="clock" size={20} className="text-ink" />}
        name={<Chip>{words.lines[1].name}</Chip>}
      >
        {words.lines[1].text}
      </Line>
      <Line
        lead={<Icon name="clock" size={20} className="text-ink" />}
        name={<Chip stock="mint">{words.lines[2].name}</Chip>}
      >
        {words.lines[2].text}
      </Line>
    </Lines>
  );
}
