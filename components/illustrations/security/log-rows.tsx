import { Sheet } from '@/components/drawings/sheet';
import { khan, rao } from '@/lib/sample-people';

/** The three lines behind the first answer of the auditor's working paper above: two openings, one of them by a link, and a refusal. */
const rows = [
  { time: '09:05:12', who: rao.name, what: 'Viewed, 12 pages' },
  { time: '10:48:37', who: khan.name, what: 'Viewing blocked by role' },
  { time: '15:20:04', who: 'Link 5b19', what: 'Opened with password' },
];

/** Lines of the log, on the card of the log page: time, person and action. Hidden from screen readers as decoration. */
export function LogRows() {
  return (
    <div aria-hidden="true" className="hidden w-full text-sm sm:block">
      <Sheet title="Payroll, October 2026" note="19 Nov 2026" bodyClassName="!py-1">
        {rows.map(({ time, who, what }) => (
          <span
            key={time}
            className="grid grid-cols-[5.5rem_6rem_minmax(0,1fr)] border-carbon-200 py-2.5 not-first:border-t"
          >
            <span className="mono text-carbon-600">{time}</span>
            <b className="font-semibold text-ink">{who}</b>
            <span>{what}</span>
          </span>
        ))}
      </Sheet>
    </div>
  );
}
