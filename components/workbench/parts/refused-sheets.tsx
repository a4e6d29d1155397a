import { Icon } from '@/components/ui/icon';
import styles from './refused-sheets.module.css';

/** Characters of an extension that fit on a sheet. */
const ROOM = 5;

/** The first refused files with their extensions, beside a closed folder. */
export function RefusedSheets({ names }: { names: readonly string[] }) {
  const [first = '', ...others] = names;
  const ending = first.includes('.') ? first.slice(first.lastIndexOf('.')) : '';
  return (
    <div aria-hidden="true" className={styles.picture}>
      <span className={styles.sheet} data-many={others.length > 0 || undefined}>
        <span className="mono">{ending.length > 1 && ending.length <= ROOM + 1 ? ending : null}</span>
        <span className={styles.cross}>
          <Icon name="x" size={16} stroke={2.5} />
        </span>
      </span>
      <span className={styles.folder}>
        <span className={styles.front} />
      </span>
    </div>
  );
}
