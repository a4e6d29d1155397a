import type { ReactNode } from 'react';
import styles from './placeholder.module.css';

type Props = {
  children: ReactNode;
  /** Placeholder of a second document, beside the first. */
  isSecond?: ReactNode;
};

/** Placeholder for pages that do not exist yet, with a text on what they wait for. */
export const Placeholder = ({ children, isSecond }: Props) => (
  <div className={styles.stage}>
    <div className={styles.sheet}>{children}</div>
    {isSecond ? <div className={styles.sheet}>{isSecond}</div> : null}
  </div>
);
