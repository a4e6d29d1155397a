import type { ReactNode } from 'react';
import styles from './foil-end.module.css';

/** The end of a list on the counterfoil, above its foot: other ways to take the list along. */
export function FoilEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
