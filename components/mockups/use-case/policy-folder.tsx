import { Icon } from '@/components/ui/icon';
import { Avatar, Chip, Sheet, Signature, type Stock } from '../paper';
import { iyer, khan, rao } from '../people';
import { Rows } from '../records';
import { Folder } from './folder';
import styles from './policy-folder.module.css';
import { rows, teams } from './policy-rights';

/** A company's documents: one table of rights for every team, and the approval of the newest version. */
export function PolicyFolder({ form }: { form: string }) {
  return (
    <Folder
      tab="Company"
      form={form}
      aside={<Groups />}
      main={<Matrix />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <b>Leave policy</b>
            <Rows
              rows={[
                { label: 'HR', value: 'edits' },
                { label: 'All staff', value: 'view' },
              ]}
            />
          </Sheet>
          <Sheet fold="none" stock="mint">
            <div className="flex items-end justify-between border-b border-carbon-950">
              <Signature width={118} hand={rao.hand} />
              <span className="mb-1.5 flex">
                <Avatar {...rao} />
              </span>
            </div>
            <p className="mt-2.5 flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="check" size={18} stroke={2.5} />
              {`Approved by ${rao.name}`}
            </p>
            <p className="mono mt-0.5">v6, 20 Nov, 14:02</p>
          </Sheet>
        </div>
      }
    />
  );
}

type Member = { initials: string; stock?: Stock };

/** Those of whom only the initials are written are seen here alone, and have no colour. */
const groups: { name: string; people: Member[]; more: number; stock: Stock }[] = [
  { name: 'HR', people: [rao, { initials: 'PM' }], more: 10, stock: 'sky' },
  { name: 'Legal', people: [iyer], more: 4, stock: 'bond' },
  { name: 'Finance', people: [khan, { initials: 'DT' }], more: 6, stock: 'mint' },
  { name: 'Staff', people: [{ initials: 'KV' }, { initials: 'RB' }], more: 180, stock: 'bond' },
];

function Groups() {
  return (
    <Sheet title="Groups" fold="small" cut bodyClassName="!py-1.5 divide-y divide-carbon-200">
      {groups.map(({ name, people, more, stock }) => (
        <p key={name} className="flex items-center gap-1 py-2">
          <span className="mr-auto">
            <Chip stock={stock}>{name}</Chip>
          </span>
          {people.map((person) => (
            <Avatar key={person.initials} {...person} />
          ))}
          <span className="w-10 text-right text-xs">+{more}</span>
        </p>
      ))}
    </Sheet>
  );
}

function Matrix() {
  return (
    <Sheet title="Who may do what" note={`${teams.length} teams`} cut bodyClassName="!p-0">
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th>Document</th>
            {teams.map((team) => (
              <th key={team}>{team}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version, rights }) => (
            <tr key={name}>
              <td>
                <b>{name}</b> <span className="mono">{version}</span>
              </td>
              {teams.map((team, index) => {
                const right = rights[index] ?? 'none';
                return (
                  <td key={team} className={styles[right]}>
                    {right === 'none' ? <Icon name="minus" size={16} /> : right}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
