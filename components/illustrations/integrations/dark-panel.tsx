import type { ReactNode } from 'react';
import styles from './dark-panel.module.css';

/** Dark panel behind a drawing. It extends to the right edge of the screen; above the drawing are a title and the page's code. */
export function DarkPanel({
  title,
  pageCode,
  inside,
  className = '',
  children,
}: {
  title: string;
  pageCode?: string;
  /** Ends at the edge of the container instead of the screen. */
  inside?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`carbon ${styles.panel} ${inside ? styles.inside : ''}`}>
      <div className={styles.head}>
        <span className="text-bond">{title}</span>
        {pageCode ? <span className={styles.pageCode}>{pageCode}</span> : null}
      </div>
      <div className={styles.body}>
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}
