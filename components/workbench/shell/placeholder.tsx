import type { ReactNode } from 'react';
import styles from './placeholder.module.css';

type Props = {
  children: ReactNode;
  /** Placeholder of a second document, beside the first. */
  second?: ReactNode;
};

/** Placeholder for pages that do not exist yet, with a text on what they wait for. */
export const Placeholder = ({ children, second }: Props) => (
  <div className={styles.stage}>
    <div className={styles.sheet}>{children}</div>
    {second ? <div className={styles.sheet}>{second}</div> : null}
  </div>
);
