import { Sheet } from '@/components/mockups/paper';
import { CalendarStrip, type Day, Rows } from '@/components/mockups/records';
import { Icon } from '@/components/ui/icon';

const week: Day[] = [
  { day: 'T', date: 13 },
  { day: 'F', date: 14 },
  { day: 'S', date: 15 },
  { day: 'S', date: 16 },
  { day: 'M', date: 17 },
  { day: 'T', date: 18 },
  { day: 'W', date: 19, state: 'expired' },
];

/** The last day of a link to the other side. */
export function LinkEnded({ note }: { note?: string }) {
  return (
    <Sheet title="Link to opposing counsel" note={note} fold="small">
      <CalendarStrip days={week} />
      <p className="mt-3 flex items-center gap-1.5 font-semibold text-error">
        <Icon name="clock" size={18} />
        Ended by itself, 19 November
      </p>
      <Rows
        className="mt-2 border-t border-carbon-200"
        rows={[
          { label: 'Shared', value: 'Supply agreement, v4' },
          { label: 'Opened', value: '14 and 17 November' },
        ]}
      />
    </Sheet>
  );
}
