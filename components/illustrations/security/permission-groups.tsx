import { Drawing } from '@/components/drawings/drawing';
import { Sheet } from '@/components/drawings/sheet';
import { Pen, Strike } from '@/components/drawings/writing';
import { Icon } from '@/components/ui/icon';
import { iyer, khan, rao } from '@/lib/sample-people';
import permissionDots from './permission-dots.module.css';
import styles from './permission-groups.module.css';
import permissionLegend from './permission-legend.module.css';
import type { HeroProps } from './props';

/** Groups, one per column. */
export const groups = [rao.role, iyer.role, khan.role, 'Guests'];

type Row = { folder: string; depth: number; note: string; levels: number[]; pen?: boolean };

/** Folders with the level of each group: 0 no access, 1 view, 2 view and edit, 3 view, edit and download. */
export const rows: Row[] = [
  { folder: 'Office', depth: 0, note: 'and all below', levels: [3, 2, 1, 0] },
  { folder: 'Accounts', depth: 1, note: 'Managers edit', levels: [3, 2, 1, 0] },
  { folder: 'Payroll', depth: 2, note: 'Admin only', pen: true, levels: [3, 0, 0, 0] },
  { folder: 'Vendors', depth: 1, note: 'Guests view', levels: [3, 2, 1, 1] },
  { folder: 'Clients', depth: 1, note: 'inherited', levels: [3, 2, 1, 0] },
];

/** Groups from which the person who left was removed. */
const formerGroups = ['Accounts team', 'Vendor desk', 'Client desk', 'Audit team'];

function Dots({ filled }: { filled: number }) {
  return (
    <span className={permissionDots.dots}>
      {[1, 2, 3].map((dot) => (
        <i key={dot} className={dot <= filled ? permissionDots.filled : ''} />
      ))}
    </span>
  );
}

/** A table of groups by folder, and the note about a person who left. */
export function PermissionGroups({ alt, pageCode }: HeroProps) {
  return (
    <Drawing label={alt} className={styles.set}>
      <Sheet
        title="Access by folder and group"
        note={pageCode}
        cut
        className={styles.register}
        bodyClassName={styles.body}
      >
        <div className={`${styles.row} ${styles.head}`}>
          <span className={permissionLegend.legend}>
            <Dots filled={3} />
            {' view, edit, download'}
          </span>
          {groups.map((group) => (
            <span key={group}>{group}</span>
          ))}
        </div>
        {rows.map(({ folder, depth, note, pen, levels }) => (
          <div key={folder} className={styles.row}>
            <span className={styles.folder} data-depth={depth}>
              <Icon name={depth === 2 ? 'lock' : 'folder'} size={18} />
              <b>{folder}</b>
              <small>{pen ? <Pen>{note}</Pen> : note}</small>
            </span>
            {levels.map((level, index) => (
              <Dots key={groups[index]} filled={level} />
            ))}
          </div>
        ))}
        <p className={permissionLegend.legendBelow}>
          <Dots filled={3} />
          {' view, edit, download'}
        </p>
      </Sheet>
      <Sheet title="Leaver" tone="rose" fold="small" className={styles.leaver}>
        <p className="text-base">
          <Strike>{khan.name}</Strike>
        </p>
        <div className={styles.formerGroups}>
          {formerGroups.map((group) => (
            <Strike key={group}>{group}</Strike>
          ))}
        </div>
        <p className="mt-3 font-semibold text-ink">Removed from 4 groups</p>
        <p className="mono mt-1 text-body">{`18:00:12, ${rao.name}`}</p>
      </Sheet>
    </Drawing>
  );
}
