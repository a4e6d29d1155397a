import type { ReactNode } from 'react';
import styles from './sheet-edge.module.css';

type Props = { lead: string; children: ReactNode };

/** Upper edge of the text below as a sheet with two copies: its stamp and its summary. */
export function SheetEdge({ lead, children }: Props) {
  return (
    <div className={styles.edge}>
      <div className={`paper folded ${styles.sheet}`}>
        <p className={styles.stamp}>{children}</p>
        <p className="lead">{lead}</p>
      </div>
    </div>
  );
}
