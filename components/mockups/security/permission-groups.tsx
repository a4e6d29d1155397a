import type { ReactNode } from 'react';
import { Mockup } from '@/components/mockups/mockup';
import { Pen, Sheet, Strike } from '@/components/mockups/paper';
import { iyer, khan, rao } from '@/components/mockups/people';
import { Icon } from '@/components/ui/icon';
import type { HeroMockupProps } from './hero-props';
import styles from './permission-groups.module.css';

type Row = {
  folder: string;
  depth: 0 | 1 | 2;
  note: ReactNode;
  /** Rights of each of `groups`: none, view, edit, download. */
  rights: [number, number, number, number];
};

export const rows: Row[] = [
  { folder: 'Office', depth: 0, note: 'for all below', rights: [3, 2, 1, 0] },
  { folder: 'Accounts', depth: 1, note: 'Managers edit', rights: [3, 2, 1, 0] },
  { folder: 'Payroll', depth: 2, note: <Pen>Admin only</Pen>, rights: [3, 0, 0, 0] },
  { folder: 'Vendors', depth: 1, note: 'Guests view', rights: [3, 2, 1, 1] },
  { folder: 'Clients', depth: 1, note: 'as Office', rights: [3, 2, 1, 0] },
];

export const groups = [rao.role, iyer.role, khan.role, 'Guests'];

function Dots({ filled }: { filled: number }) {
  return (
    <span className={styles.dots}>
      {[1, 2, 3].map((dot) => (
        <i key={dot} className={dot <= filled ? styles.filled : ''} />
      ))}
    </span>
  );
}

/** The register of groups by folder, and the slip of someone who left. */
export function PermissionGroups({ form }: HeroMockupProps) {
  return (
    <Mockup
      label={`Sample register: five folders and the rights of four groups in each. Payroll is set apart for Admins, guests view Vendors only, and a slip shows ${khan.name} removed from four groups.`}
      className={styles.set}
    >
      <Sheet
        title="Rights by folder and group"
        note={form}
        cut
        className={styles.register}
        bodyClassName={styles.body}
      >
        <div className={`${styles.row} ${styles.head}`}>
          <span className={styles.legend}>
            <Dots filled={3} /> view, edit, download
          </span>
          {groups.map((group) => (
            <span key={group}>{group}</span>
          ))}
        </div>
        {rows.map(({ folder, depth, note, rights }) => (
          <div key={folder} className={styles.row}>
            <span className={styles.folder} data-depth={depth}>
              <Icon name={depth === 2 ? 'lock' : 'folder'} size={18} />
              <b>{folder}</b>
              <small>{note}</small>
            </span>
            {rights.map((filled, index) => (
              <Dots key={groups[index]} filled={filled} />
            ))}
          </div>
        ))}
        <p className={styles.key}>
          <Dots filled={3} /> view, edit, download
        </p>
      </Sheet>
      <Sheet title="Left the office" stock="rose" fold="small" className={styles.slip}>
        <p className="text-base">
          <Strike>{khan.name}</Strike>
        </p>
        <div className={styles.left}>
          {['Accounts team', 'Vendor desk', 'Client desk', 'Audit team'].map((group) => (
            <Strike key={group}>{group}</Strike>
          ))}
        </div>
        <p className="mt-3 font-semibold text-ink">Removed from 4 groups</p>
        <p className="mono mt-1 text-body">{`18:00:12, ${rao.name}`}</p>
      </Sheet>
    </Mockup>
  );
}
