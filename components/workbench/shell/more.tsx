import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './more.module.css';

type Props = {
  label: string;
  children: ReactNode;
  /** Whether the choices are shown; the visitor may change that until `open` changes. */
  open?: boolean;
};

/** Rarely changed choices, collapsed. */
export function More({ label, children, open }: Props) {
  return (
    <details open={open} className={styles.more}>
      <summary>
        {label}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="grid gap-4.5 pt-1.5">{children}</div>
    </details>
  );
}
