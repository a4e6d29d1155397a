import { Rows } from '@/components/drawings/records';
import type { Facts } from '../facts';

/** Links to one folder, each with the time for which it works. */
export function LinkLifetimes({ facts }: { facts: Facts }) {
  return (
    <div className="flex-1">
      <Rows
        rows={[
          { label: 'Link for the client', value: facts.linkShort },
          { label: 'Link for the auditor', value: facts.linkLong },
          { label: 'Link for the bank', value: 'Until 31 March 2027' },
        ]}
      />
    </div>
  );
}
