import { Icon } from '@/components/ui/icon';
import type { UseCaseCopy } from '@/lib/schema/drawings';
import { Avatar, Chip, Sheet } from '../paper';
import { Rows } from '../records';
import { signaturePaths } from '../signature-paths';
import { Signature } from '../writing';
import { Folder } from './folder';
import styles from './policy-folder.module.css';
import { rowsOf } from './policy-rights';

/** A company's documents: one table of rights for every team, and the approval of the newest version. */
export function PolicyFolder({ form, copy }: { form: string } & UseCaseCopy<'policy'>) {
  return (
    <Folder
      tab={copy.tab}
      form={form}
      aside={<Groups copy={copy.groups} />}
      main={<Matrix copy={copy.matrix} />}
      margin={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <b>{copy.margin.head}</b>
            <Rows rows={copy.margin.rows} />
          </Sheet>
          <Sheet fold="none" tone="mint">
            <div className="flex items-end justify-between border-b border-carbon-950">
              <Signature width={118} hand={signaturePaths.rao} />
              <span className="mb-1.5 flex">
                <Avatar {...copy.margin.avatar} />
              </span>
            </div>
            <p className="mt-2.5 flex items-center gap-1.5 font-semibold text-ink">
              <Icon name="check" size={18} stroke={2.5} />
              {copy.margin.approved}
            </p>
            <p className="mono mt-0.5">{copy.margin.version}</p>
          </Sheet>
        </div>
      }
    />
  );
}

function Groups({ copy }: { copy: UseCaseCopy<'policy'>['copy']['groups'] }) {
  return (
    <Sheet title={copy.title} fold="small" cut bodyClassName="!py-1.5 divide-y divide-carbon-200">
      {copy.groups.map(({ name, people, more, tone }) => (
        <p key={name} className="flex items-center gap-1 py-2">
          <span className="mr-auto">
            <Chip tone={tone}>{name}</Chip>
          </span>
          {people.map((person) => (
            <Avatar key={person.initials} {...person} />
          ))}
          <span className="w-10 text-right text-sm">+{more}</span>
        </p>
      ))}
    </Sheet>
  );
}

function Matrix({ copy }: { copy: UseCaseCopy<'policy'>['copy']['matrix'] }) {
  return (
    <Sheet title={copy.title} note={copy.note} cut bodyClassName="!p-0">
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th>{copy.matrixHeading}</th>
            {copy.teams.map((team) => (
              <th key={team}>{team}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(copy).map(({ name, version, rights }) => (
            <tr key={name}>
              <td>
                <b>{name}</b> <span className="mono">{version}</span>
              </td>
              {copy.teams.map((team, index) => {
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
