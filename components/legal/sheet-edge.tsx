import type { ReactNode } from 'react';
import styles from './sheet-edge.module.css';

type Props = { lead: string; action: ReactNode; children: ReactNode };

/** Upper edge of a sheet with two copies behind it: stamp (`children`), lead and action. The text below continues the sheet. */
export function SheetEdge({ lead, action, children }: Props) {
  return (
    <div className={styles.edge}>
      <div className={`paper folded ${styles.sheet}`}>
        <p className={styles.stamp}>{children}</p>
        <p className="lead">{lead}</p>
        <p>{action}</p>
      </div>
    </div>
  );
}
