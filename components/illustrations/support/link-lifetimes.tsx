import { Rows } from '@/components/drawings/records';
import type { Claims } from '../claims';

/** Links to one folder, each with the time for which it works. */
export function LinkLifetimes({ claims }: { claims: Claims }) {
  return (
    <div className="flex-1">
      <Rows
        rows={[
          { label: 'Link for the client', value: claims.linkShort },
          { label: 'Link for the auditor', value: claims.linkLong },
          { label: 'Link for the bank', value: 'Until 31 March 2027' },
        ]}
      />
    </div>
  );
}
