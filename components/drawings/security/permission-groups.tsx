import { Icon } from '@/components/ui/icon';
import type { SecurityWords } from '@/lib/schema/drawings';
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
export function PermissionGroups({ form, words }: HeroProps & SecurityWords<'heroes', 'permission-groups'>) {
  return (
    <Drawing label={words.label} className={styles.set}>
      <Sheet title={words.title} note={form} cut className={styles.register} bodyClassName={styles.body}>
        <div className={`${styles.row} ${styles.head}`}>
          <span className={permissionKey.legend}>
            <Dots filled={3} />
            {` ${words.legend}`}
          </span>
          {words.groups.map((group) => (
            <span key={group}>{group}</span>
          ))}
        </div>
        {words.rows.map(({ folder, depth, note, pen, rights }) => (
          <div key={folder} className={styles.row}>
            <span className={styles.folder} data-depth={depth}>
              <Icon name={depth === 2 ? 'lock' : 'folder'} size={18} />
              <b>{folder}</b>
              <small>{pen ? <Pen>{note}</Pen> : note}</small>
            </span>
            {rights.map((filled, index) => (
              <Dots key={words.groups[index]} filled={filled} />
            ))}
          </div>
        ))}
        <p className={permissionKey.key}>
          <Dots filled={3} />
          {` ${words.key}`}
        </p>
      </Sheet>
      <Sheet title={words.slipTitle} stock="rose" fold="small" className={styles.slip}>
        <p className="text-base">
          <Strike>{words.slipStruck}</Strike>
        </p>
        <div className={styles.left}>
          {words.leftGroups.map((group) => (
            <Strike key={group}>{group}</Strike>
          ))}
        </div>
        <p className="mt-3 font-semibold text-ink">{words.removed}</p>
        <p className="mono mt-1 text-body">{words.removedBy}</p>
      </Sheet>
    </Drawing>
  );
}
