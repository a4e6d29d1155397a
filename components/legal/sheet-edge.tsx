import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { Link } from '@/lib/schema/common';
import styles from './sheet-edge.module.css';

type Props = { lead: string; action: Link; children: ReactNode };

/** Upper edge of the text below as a sheet with two copies: its stamp, its summary and an action. */
export function SheetEdge({ lead, action, children }: Props) {
  return (
    <div className={styles.edge}>
      <div className={`paper folded ${styles.sheet}`}>
        <p className={styles.stamp}>{children}</p>
        <p className="lead">{lead}</p>
        <p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
