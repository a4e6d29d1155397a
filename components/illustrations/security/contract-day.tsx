import { Mark } from '@/components/drawings/sheet';
import { Pen } from '@/components/drawings/writing';
import { iyer, khan, rao } from '@/lib/sample-people';

/** `look`: a link that `ended`, what the AI `read`, what a person wrote in `pen`. */
type Line = {
  time: string;
  who: string;
  what: string;
  look?: 'ended' | 'read' | 'pen';
  browser?: string;
  /** The line is about a link: since no person is named, the log shows the browser that opened it. */
  link?: boolean;
};

type LogLine = Line & { role: string; version: string; system?: string };

export const contract = 'Vendor contract 2026–27';

const byRao = { who: rao.name, role: rao.role, browser: 'Chrome', system: 'Windows' };
const byIyer = { who: iyer.name, role: iyer.role, browser: 'Chrome', system: 'Windows' };
const byKhan = { who: khan.name, role: khan.role, browser: 'Edge', system: 'Windows' };

/**
 * One working day of one contract: both logs print these lines. The AI's own lines come from the product, so they
 * have neither `browser` nor `system`.
 */
export const lines: readonly LogLine[] = [
  { time: '09:12:40', ...byIyer, what: 'Viewed, 8 pages', version: 'v3' },
  { time: '09:40:03', ...byIyer, what: 'Compared v2 with v3', version: 'v3' },
  { time: '10:15:52', ...byRao, what: 'Link 2c81 revoked', look: 'ended', version: 'v3' },
  { time: '11:31:09', ...byKhan, what: 'Download blocked by role', version: 'v3' },
  { time: '11:58:20', ...byKhan, what: 'Viewed, 3 pages', version: 'v3' },
  {
    time: '12:10:45',
    who: 'Link 7f3a',
    link: true,
    role: 'Auditor',
    what: 'Opened with password',
    version: 'v3',
    browser: 'Safari',
    system: 'iPhone',
  },
  { time: '13:47:02', ...byIyer, what: 'Uploaded a new version', version: 'v4' },
  { time: '13:47:30', who: 'AI', role: 'System', what: 'Tagged 4 fields', look: 'read', version: 'v4' },
  { time: '14:02:11', ...byRao, what: 'Signed page 6', look: 'pen', version: 'v4' },
];

/** The last line of the day: the export of the log. */
export const exportLine: Line = { time: '17:55:36', who: rao.name, what: `Exported ${lines.length} lines` };

/** Words of a line by their look: ended links red, what the AI read yellow, what a person wrote in pen. */
export function ActionText({ what, look }: Pick<Line, 'what' | 'look'>) {
  if (look === 'ended') return <span className="font-semibold text-red-600">{what}</span>;
  if (look === 'read') return <Mark>{what}</Mark>;
  if (look === 'pen') return <Pen>{what}</Pen>;
  return what;
}
