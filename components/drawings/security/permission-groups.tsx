import { Icon } from '@/components/ui/icon';
import type { SecurityCopy } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Sheet } from '../paper';
import { Pen, Strike } from '../writing';
import permissionDots from './permission-dots.module.css';
import styles from './permission-groups.module.css';
import permissionKey from './permission-key.module.css';
import type { HeroProps } from './props';

function Dots({ filled }: { filled: number }) {
  return (
    <span className={permissionDots.dots}>
      {[1, 2, 3].map((dot) => (
        <i key={dot} className={dot <= filled ? permissionDots.filled : ''} />
      ))}
    </span>
  );
}

/** The register of groups by folder, and the slip of someone who left. */
export function PermissionGroups({ form, copy }: HeroProps & SecurityCopy<'heroes', 'permission-groups'>) {
  return (
    <Drawing label={copy.label} className={styles.set}>
      <Sheet title={copy.title} note={form} cut className={styles.register} bodyClassName={styles.body}>
        <div className={`${styles.row} ${styles.head}`}>
          <span className={permissionKey.legend}>
            <Dots filled={3} />
            {` ${copy.legend}`}
          </span>
          {copy.groups.map((group) => (
            <span key={group}>{group}</span>
          ))}
        </div>
        {copy.rows.map(({ folder, depth, note, pen, rights }) => (
          <div key={folder} className={styles.row}>
            <span className={styles.folder} data-depth={depth}>
              <Icon name={depth === 2 ? 'lock' : 'folder'} size={18} />
              <b>{folder}</b>
              <small>{pen ? <Pen>{note}</Pen> : note}</small>
            </span>
            {rights.map((filled, index) => (
              <Dots key={copy.groups[index]} filled={filled} />
            ))}
          </div>
        ))}
        <p className={permissionKey.key}>
          <Dots filled={3} />
          {` ${copy.key}`}
        </p>
      </Sheet>
      <Sheet title={copy.slipTitle} tone="rose" fold="small" className={styles.slip}>
        <p className="text-base">
          <Strike>{copy.slipStruck}</Strike>
        </p>
        <div className={styles.left}>
          {copy.leftGroups.map((group) => (
            <Strike key={group}>{group}</Strike>
          ))}
        </div>
        <p className="mt-3 font-semibold text-ink">{copy.removed}</p>
        <p className="mono mt-1 text-body">{copy.removedBy}</p>
      </Sheet>
    </Drawing>
  );
}
