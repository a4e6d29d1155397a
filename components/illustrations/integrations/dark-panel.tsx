import type { ReactNode } from 'react';
import styles from './dark-panel.module.css';

/** Dark panel behind a drawing, up to the right edge of the screen, with a title and the code of the page above it. */
export function DarkPanel({
  tab,
  pageCode,
  inside,
  className = '',
  children,
}: {
  tab: string;
  pageCode?: string;
  /** Ends at the edge of the container instead of the screen. */
  inside?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`carbon ${styles.panel} ${inside ? styles.inside : ''}`}>
      <div className={styles.head}>
        <span className="text-bond">{tab}</span>
        {pageCode ? <span className={styles.pageCode}>{pageCode}</span> : null}
      </div>
      <div className={styles.body}>
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}
