import type { ReactNode } from 'react';
import styles from './folder-back.module.css';

/** The back of a drawn folder and its tab, behind the content of its positioned, isolated parent. */
export function FolderBack({ tab }: { tab: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className={styles.back} />
      <span className={styles.tab}>{tab}</span>
    </>
  );
}
