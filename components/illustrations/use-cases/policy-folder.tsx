import type { ComponentProps } from 'react';
import { Rows } from '@/components/drawings/records';
import { Avatar, Chip, Sheet, type Tone } from '@/components/drawings/sheet';
import { signaturePaths } from '@/components/drawings/signature-paths';
import { Signature } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { avatar, iyer, khan, rao } from '@/lib/sample-people';
import { Folder } from './folder';
import styles from './policy-folder.module.css';
import { type FolderPermissions, rowsOf } from './policy-permissions';

const accessRows = [
  { label: 'HR', value: 'edits' },
  { label: 'All staff', value: 'view' },
];

const groups: readonly Group[] = [
  { name: 'HR', people: [avatar(rao), { initials: 'PM', tone: 'bond' }], more: 10, tone: 'sky' },
  { name: 'Legal', people: [avatar(iyer)], more: 4, tone: 'bond' },
  { name: 'Finance', people: [avatar(khan), { initials: 'DT', tone: 'bond' }], more: 6, tone: 'mint' },
  {
    name: 'Staff',
    people: [
      { initials: 'KV', tone: 'bond' },
      { initials: 'RB', tone: 'bond' },
    ],
    more: 180,
    tone: 'bond',
  },
];

const teams = ['HR', 'Legal', 'Finance', 'Staff'];

type Person = ComponentProps<typeof Avatar>;

type Group = { name: string; people: readonly Person[]; more: number; tone: Tone };

/** `permissions` are those of `teams`, in the same order; `exception` is an exception for one document. */
const folders: readonly FolderPermissions[] = [
  {
    name: 'Policies',
    permissions: ['edit', 'view', 'view', 'view'],
    documents: [
      { name: 'Leave policy', version: 'v6' },
      { name: 'Travel policy', version: 'v5', exception: { team: 'Finance', permission: 'edit' } },
    ],
  },
  {
    name: 'People',
    permissions: ['edit', 'none', 'none', 'none'],
    documents: [
      { name: 'Offer letters', version: 'v2' },
      { name: 'Payroll, October', version: 'v1', exception: { team: 'Finance', permission: 'view' } },
    ],
  },
];

/** The folder of a company: a table of permissions for every team, and the approval of the newest version. */
export function PolicyFolder({ pageCode }: { pageCode: string }) {
  return (
    <Folder
      tab="Company"
      pageCode={pageCode}
      leftSheet={<Groups />}
      mainSheet={<Matrix />}
      notes={
        <div className="grid gap-5">
          <Sheet fold="none" className="hidden md:block" bodyClassName="!py-3">
            <b>Leave policy</b>
            <Rows rows={accessRows} />
          </Sheet>
          <Sheet fold="none" tone="mint">
            <div className="flex items-end justify-between border-b border-carbon-950">
              <Signature width={118} path={signaturePaths.rao} />
              <span className="mb-1.5 flex">
                <Avatar {...avatar(rao)} />
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

function Groups() {
  return (
    <Sheet title="Groups" fold="small" cut bodyClassName="!py-1.5 divide-y divide-carbon-200">
      {groups.map(({ name, people, more, tone }) => (
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

function Matrix() {
  return (
    <Sheet title="Who can do what" cut bodyClassName="!p-0">
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
          {rowsOf(teams, folders).map(({ name, version, permissions }) => (
            <tr key={name}>
              <td>
                <b>{name}</b> <span className="mono">{version}</span>
              </td>
              {teams.map((team, index) => {
                const permission = permissions[index] ?? 'none';
                return (
                  <td key={team} className={styles[permission]}>
                    {permission === 'none' ? <Icon name="minus" size={16} /> : permission}
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
