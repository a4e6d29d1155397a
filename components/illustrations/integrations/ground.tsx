import type { ReactNode } from 'react';
import styles from './ground.module.css';

/** Dark ground of a drawing, up to the right edge of the screen: a title at the left, the form number at the right. */
export function Ground({
  tab,
  form,
  inside,
  className = '',
  children,
}: {
  tab: string;
  form?: string;
  /** Ends with the container, not with the screen. */
  inside?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`carbon ${styles.ground} ${inside ? styles.inside : ''}`}>
      <div className={styles.head}>
        <span className="text-bond">{tab}</span>
        {form ? <span className={styles.form}>{form}</span> : null}
      </div>
      <div className={styles.body}>
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}
