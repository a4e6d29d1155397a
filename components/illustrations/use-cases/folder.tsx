import type { CSSProperties, ReactNode } from 'react';
import styles from './folder.module.css';

export type FolderProps = {
  tab: string;
  /** Code of the page, printed on the tab. */
  pageCode: string;
  /** Sheet at the left, hidden first when there is no room. */
  leftSheet: ReactNode;
  mainSheet: ReactNode;
  /** Notes and cards at the right; under the main sheet on phones. */
  notes: ReactNode;
  /** Widths of the three parts from the breakpoint `lg`. */
  columns?: string;
};

/** The wide folder of the use-case heroes. */
export function Folder({ tab, pageCode, leftSheet, mainSheet, notes, columns }: FolderProps) {
  return (
    <div className={`paper ${styles.rose}`}>
      <div className="flex">
        <div className={styles.tab}>
          <span>{tab}</span>
          <span className="mono font-normal">{pageCode}</span>
          <svg
            className={styles.slope}
            viewBox="0 0 36 44"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
          >
            <path d="M0 44V.75h8c3 0 5 1.2 6.5 4L36 44z" fill="var(--tone)" />
            <path d="M0 .75h8c3 0 5 1.2 6.5 4L35.5 44" stroke="var(--color-carbon-950)" strokeWidth="1.5" />
          </svg>
        </div>
      </div>
      <div
        className={`${styles.box} ${styles.papers}`}
        style={columns ? ({ '--columns': columns } as CSSProperties) : undefined}
      >
        <div className={styles.leftSheet}>{leftSheet}</div>
        <div className={styles.main}>{mainSheet}</div>
        <div className={styles.notes}>{notes}</div>
      </div>
    </div>
  );
}
