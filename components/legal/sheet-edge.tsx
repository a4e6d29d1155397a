import type { ReactNode } from 'react';
import styles from './sheet-edge.module.css';

/** The upper edge of the text below, as a sheet with two copies, and what is stamped on it. */
export function SheetEdge({ children }: { children: ReactNode }) {
  return (
    <div className={styles.edge}>
      <p className={`paper folded ${styles.sheet}`}>{children}</p>
    </div>
  );
}
