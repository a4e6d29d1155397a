import { Sheet } from '@/components/drawings/sheet';
import { contract, lines, What } from './contract-day';

/** A refusal, a link from outside, and a new version. */
const shown = ['11:31:09', '12:10:45', '13:47:02'];

/** Lines of the log, on its card: who did what, and when. Hidden from screen readers: the card names its page. */
export function LogRows() {
  return (
    <div aria-hidden="true" className="hidden w-full text-sm sm:block">
      <Sheet title={contract} note="20 Nov 2026" bodyClassName="!py-1">
        {lines
          .filter(({ time }) => shown.includes(time))
          .map(({ time, who, what, look }) => (
            <span
              key={time}
              className="grid grid-cols-[5.5rem_6rem_minmax(0,1fr)] border-carbon-200 py-2.5 not-first:border-t"
            >
              <span className="mono text-carbon-600">{time}</span>
              <b className="font-semibold text-ink">{who}</b>
              <span>
                <What what={what} look={look} />
              </span>
            </span>
          ))}
      </Sheet>
    </div>
  );
}
