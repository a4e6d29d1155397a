import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { WrittenLog } from '../kinds';
import { Sheet } from '../paper';
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
      <WrittenLog lines={words.lines} />
    </div>
  );
}
