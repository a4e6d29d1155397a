import { CalendarWeek, Rows } from '@/components/drawings/records';
import { Sheet } from '@/components/drawings/sheet';
import { IconLine } from '@/components/drawings/sheet-blocks';
import { Ended } from '@/components/drawings/writing';
import { weekFrom } from '@/lib/sample-people';
import type { Claims } from '../claims';

/** A link to opposing counsel that expired after 7 days. */
export function ExpiredLink({ claims }: { claims: Claims }) {
  return (
    <Sheet title="Link to opposing counsel" note={claims.linkLong}>
      <CalendarWeek days={weekFrom('2026-11-13', 19, 'expired')} />
      <IconLine>
        <Ended icon="clock">Expired automatically, 19 November</Ended>
      </IconLine>
      <Rows
        ruled
        className="not-first:mt-2"
        rows={[
          { label: 'Shared', value: 'Supply agreement, v4' },
          { label: 'Opened', value: '14 and 17 November' },
        ]}
      />
    </Sheet>
  );
}
