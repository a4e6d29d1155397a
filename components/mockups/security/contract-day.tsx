import type { ReactNode } from 'react';
import { Mark, Pen } from '@/components/mockups/paper';
import { iyer, khan, type Person, rao } from '@/components/mockups/people';

/** A line of the access log. The AI's own lines come from the product, so they have neither browser nor system. */
type LogEntry = {
  time: string;
  who: string;
  what: ReactNode;
  role: string;
  version: string;
  browser?: string;
  system?: string;
};

export const contract = 'Vendor contract 2025–26';

const inOffice = (person: Person, browser: string) => ({
  who: person.name,
  role: person.role,
  browser,
  system: 'Windows',
});
const byRao = inOffice(rao, 'Chrome');
const byIyer = inOffice(iyer, 'Chrome');
const byKhan = inOffice(khan, 'Edge');

/** One working day of one contract: both drawn logs print these lines. */
export const lines: LogEntry[] = [
  { time: '09:12:40', ...byIyer, what: 'Viewed, 8 pages', version: 'v3' },
  { time: '09:40:03', ...byIyer, what: 'Compared v2 with v3', version: 'v3' },
  {
    time: '10:15:52',
    ...byRao,
    what: <span className="font-semibold text-red-600">Link 2c81 revoked</span>,
    version: 'v3',
  },
  { time: '11:31:09', ...byKhan, what: 'Download refused by role', version: 'v3' },
  { time: '11:58:20', ...byKhan, what: 'Viewed, 3 pages', version: 'v3' },
  {
    time: '12:10:45',
    who: 'Link 7f3a',
    role: 'Auditor',
    what: 'Opened by password',
    version: 'v3',
    browser: 'Safari',
    system: 'iPhone',
  },
  { time: '13:47:02', ...byIyer, what: 'Uploaded a new version', version: 'v4' },
  { time: '13:47:30', who: 'AI', role: 'System', what: <Mark>Tagged 4 fields</Mark>, version: 'v4' },
  { time: '14:02:11', ...byRao, what: <Pen>Signed page 6</Pen>, version: 'v4' },
];
