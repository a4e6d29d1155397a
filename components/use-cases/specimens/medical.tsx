import { Chip, Mark, Pen, Sheet } from '@/components/mockups/paper';
import { LogLines } from '@/components/mockups/records';
import { Icon } from '@/components/ui/icon';
import { Line, Lines } from './lines';
import styles from './specimens.module.css';

const roles = [
  { role: 'Doctor', rights: [true, true, true] },
  { role: 'Nurse', rights: [true, false, false] },
  { role: 'Laboratory', note: 'own reports only', rights: [true, true, false] },
  { role: 'Billing', note: 'no clinical folder', rights: [false, false, false] },
];

const columns = ['View', 'Edit', 'Download'];

export function WardRoles() {
  return (
    <Sheet title="Discharge notes, ward 3" note="4 roles">
      <table className={styles.rights}>
        <thead>
          <tr>
            <th>Role</th>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.map(({ role, note, rights }) => (
            <tr key={role}>
              <td>
                <b>{role}</b>
                {note ? <span className="block text-xs">{note}</span> : null}
              </td>
              {columns.map((column, index) => (
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

export function AccessLines() {
  return (
    <div className="paper border-[1.5px] border-carbon-950 bg-bond max-sm:[&>*>*]:grid-cols-[4.25rem_5rem_minmax(0,1fr)_auto]! max-sm:[&>*>*]:gap-2!">
      <LogLines
        lines={[
          { time: '09:47:30', who: 'Laboratory', what: 'Added report', note: 'v2' },
          { time: '09:12:04', who: 'Nurse', what: 'Viewed note', note: 'v2' },
          { time: '08:40:51', who: 'Doctor', what: <Pen>Edited note</Pen>, note: 'v2' },
          { time: '08:31:20', who: 'AI', what: <Mark>Tagged 3</Mark>, note: 'v1' },
          { time: '08:30:58', who: 'Scanner', what: 'Uploaded', note: 'v1' },
          { time: '07:58:12', who: 'Nurse', what: 'Viewed chart', note: 'v4' },
        ]}
      />
    </div>
  );
}

export function KeepRules() {
  return (
    <Lines>
      <Line
        lead={<Icon name="clock" size={20} className="text-ink" />}
        name={<Chip stock="gold">Consent</Chip>}
      >
        keep 10 years
      </Line>
      <Line lead={<Icon name="clock" size={20} className="text-ink" />} name={<Chip>Lab report</Chip>}>
        keep 5 years
      </Line>
      <Line
        lead={<Icon name="clock" size={20} className="text-ink" />}
        name={<Chip stock="mint">Discharge</Chip>}
      >
        keep 3 years
      </Line>
    </Lines>
  );
}
