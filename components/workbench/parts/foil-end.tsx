import type { ReactNode } from 'react';
import styles from './foil-end.module.css';

/** End of a list on the counterfoil, above its foot: further ways to export the list. */
export function FoilEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
