import type { ReactNode } from 'react';
import styles from './panel.module.css';

export type PanelMockupProps = {
  /** Form number of the page. */
  form: string;
  /** Name of the product and its mail domain, for labels inside the drawing. */
  product: string;
  domain: string;
  /** Last line of the drawing. */
  note?: string | undefined;
};

/** Dark panel with a tab at the left and the form number at the right; it bleeds off the right edge. */
export function Panel({
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
    <div className={`carbon ${styles.panel} ${inside ? styles.inside : ''}`}>
      <div className={styles.head}>
        <span className={styles.on}>{tab}</span>
        {form ? <span className={styles.form}>{form}</span> : null}
      </div>
      <div className={styles.body}>
        <div className={className}>{children}</div>
      </div>
    </div>
  );
}
