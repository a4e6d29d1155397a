import type { ReactNode } from 'react';
import styles from './sheet-edge.module.css';

type Props = { lead: string; action: ReactNode; children: ReactNode };

/** Upper edge of a sheet with two copies: stamp, summary and an action. The text below it continues the sheet. */
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
