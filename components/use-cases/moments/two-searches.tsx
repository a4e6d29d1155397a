import type { ReactNode } from 'react';
import { Sheet } from '@/components/mockups/paper';
import { FolderTree } from '@/components/mockups/records';
import { Icon } from '@/components/ui/icon';
import styles from './moments.module.css';

/** The same words looked for on the ward and at the billing desk. */
export function TwoSearches() {
  return (
    <div className={styles.pair}>
      <Search who="Nurse, ward 3" found="3 found">
        <FolderTree
          rows={[
            { name: 'Blood report', kind: 'file', note: '20 November', strong: true },
            { name: 'Heart trace', kind: 'file', note: '19 November' },
            { name: 'Consent', kind: 'file', note: '14 November' },
          ]}
        />
      </Search>
      <Search who="Billing desk" found="1 found">
        <FolderTree rows={[{ name: 'Insurance form', kind: 'file', note: '14 November' }]} />
      </Search>
    </div>
  );
}

function Search({ who, found, children }: { who: string; found: string; children: ReactNode }) {
  return (
    <Sheet title={who} note={found} fold="small">
      <p className={styles.query}>
        <Icon name="search" size={18} />
        ward 3, bed 7
      </p>
      {children}
    </Sheet>
  );
}
