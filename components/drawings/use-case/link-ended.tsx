import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { Sheet } from '../paper';
import { CalendarStrip, Rows } from '../records';

/** The last day of a link to the other side. */
export function LinkEnded({ note, words }: { note?: string | undefined } & Words<'moments', 'link-ended'>) {
  return (
    <Sheet title={words.title} note={note} fold="small">
      <CalendarStrip days={words.week} />
      <p className="mt-3 flex items-center gap-1.5 font-semibold text-error">
        <Icon name="clock" size={18} />
        {words.text}
      </p>
      <Rows className="mt-2 border-t border-carbon-200" rows={words.rows} />
    </Sheet>
  );
}
