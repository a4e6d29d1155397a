import type { ReactNode } from 'react';
import styles from './printout.module.css';

type Props = { className?: string; children: ReactNode };

/** Continuous striped computer paper with sprocket holes, in the colour of the section behind it (`--hole`). */
export function Printout({ className = '', children }: Props) {
  return (
    <div className={`${styles.roll} ${className}`}>
      <span className={styles.holes} />
      <div className="paper min-w-0">{children}</div>
      <span className={styles.holes} />
    </div>
  );
}
