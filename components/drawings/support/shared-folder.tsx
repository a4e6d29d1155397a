import { Icon } from '@/components/ui/icon';
import type { SupportDrawings } from '@/lib/schema/drawings';
import { Drawing } from '../drawing';
import { Avatar, Sheet } from '../paper';
import { Pen } from '../writing';
import styles from './shared-folder.module.css';

/** A folder, and on the card before it who may do what in it. */
export function SharedFolder({ label, folder, title, rows }: SupportDrawings['shared']) {
  return (
    <Drawing label={label} className="grid">
      <div className={`paper ${styles.folder}`}>
        <b>{folder}</b>
      </div>
      <Sheet title={title} fold="small" className={styles.card}>
        {rows.map(({ avatar, name, right }) => (
          <div key={name} className={styles.person}>
            {avatar ? <Avatar {...avatar} /> : <Icon name="link" className="text-ink" />}
            <b>{name}</b>
            <Pen>{right}</Pen>
          </div>
        ))}
      </Sheet>
    </Drawing>
  );
}
