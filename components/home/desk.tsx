import { Mockup } from '@/components/mockups/mockup';
import styles from './desk.module.css';
import { Drawer } from './desk-drawer';
import { Lease } from './desk-lease';
import { Access, Log } from './desk-panels';

/** The product on one desk: drawer, a lease on its copies, access and log. Narrow screens show less of it. */
export function Desk({ label }: { label: string }) {
  return (
    <div className={styles.room}>
      <Mockup label={label} className={styles.desk}>
        <Drawer />
        <Lease />
        <div className={styles.side}>
          <Access />
          <Log />
        </div>
      </Mockup>
    </div>
  );
}
