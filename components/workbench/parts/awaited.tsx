import type { ReactNode } from 'react';
import styles from './awaited.module.css';

type Props = {
  children: ReactNode;
  /** Of a second paper, beside it. */
  second?: ReactNode;
};

/** Pages that are not there yet, and what they wait for: in the place where they will be seen. */
export const Awaited = ({ children, second }: Props) => (
  <div className={styles.stage}>
    <div className={styles.sheet}>{children}</div>
    {second ? <div className={styles.sheet}>{second}</div> : null}
  </div>
);
