import type { ReactNode } from 'react';
import styles from './awaited.module.css';

/** A page that is not there yet, and what it waits for: in the place where it will be seen. */
export const Awaited = ({ children }: { children: ReactNode }) => (
  <div className={styles.stage}>
    <div className={styles.sheet}>{children}</div>
  </div>
);
