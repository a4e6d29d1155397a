import { iyer, khan, rao } from '../lib/sample-people';
import { type LogEntry, securityDrawingsSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';

const contract = 'Vendor contract 2026–27';

/**
 * One working day of one contract: both drawn logs print these lines. The AI's own lines come from the product, so they
 * have neither `browser` nor `system`. `look`: an `ended` link, what the AI `read`, what a person wrote in `pen`.
 */
const byRao = { who: rao.name, role: rao.role, browser: 'Chrome', system: 'Windows' };
const byIyer = { who: iyer.name, role: iyer.role, browser: 'Chrome', system: 'Windows' };
const byKhan = { who: khan.name, role: khan.role, browser: 'Edge', system: 'Windows' };
const lines: LogEntry[] = [
  { time: '09:12:40', ...byIyer, what: 'Viewed, 8 pages', version: 'v3' },
  { time: '09:40:03', ...byIyer, what: 'Compared v2 with v3', version: 'v3' },
  { time: '10:15:52', ...byRao, what: 'Link 2c81 revoked', look: 'ended', version: 'v3' },
  { time: '11:31:09', ...byKhan, what: 'Download refused by role', version: 'v3' },
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

/**
 * Words of the drawings of the security pages, by the name of the drawing. All is made up: names, offices, papers,
 * amounts.
 */
export const securityDrawings = parseContent('content/security-drawings.ts', securityDrawingsSchema, {
  hub: {
    'day-log': {
      contract,
      lines,
      hours: ['09', '10', '11', '12', '13', '14', '15', '16', '17'],
      explained: ['11:31:09', '12:10:45', '13:47:30'],
      printed: { time: '17:55:36', who: rao.name, what: `Exported ${lines.length} lines` },
      label:
        'Sample of one day in a log, hour by hour: opened, compared, a link revoked, a download refused, a link opened, a new version tagged by AI, a signature, an export.',
      title: '20 Nov 2026',
    },
  },
  heroes: {
    'access-log': {
      contract,
      lines,
      label:
        'Sample of a printed access log: opens, an upload, a signature, a link view, a refused download and a revoked link, each with name, role, version, time and browser.',
      names: ['Time', 'Who', 'What', 'Role', 'Version', 'From'],
    },
    'permission-groups': {
      label: `Sample register: five folders and the rights of four groups in each. Payroll is set apart for Admins, guests view Vendors only, and a slip shows ${khan.name} removed from four groups.`,
      title: 'Rights by folder and group',
      groups: [rao.role, iyer.role, khan.role, 'Guests'],
      rows: [
        { folder: 'Office', depth: 0, note: 'for all below', rights: [3, 2, 1, 0] },
        { folder: 'Accounts', depth: 1, note: 'Managers edit', rights: [3, 2, 1, 0] },
        { folder: 'Payroll', depth: 2, note: 'Admin only', pen: true, rights: [3, 0, 0, 0] },
        { folder: 'Vendors', depth: 1, note: 'Guests view', rights: [3, 2, 1, 1] },
        { folder: 'Clients', depth: 1, note: 'as Office', rights: [3, 2, 1, 0] },
      ],
      slipTitle: 'Left the office',
      leftGroups: ['Accounts team', 'Vendor desk', 'Client desk', 'Audit team'],
      legend: 'view, edit, download',
      key: 'view, edit, download',
      slipStruck: khan.name,
      removed: 'Removed from 4 groups',
      removedBy: `18:00:12, ${rao.name}`,
    },
    'readiness-forms': {
      forms: [
        {
          title: `${fact.iso27001} Ready`,
          tone: 'bond',
          rows: [
            ['Rights by role', 'S-02'],
            ['Access log', 'S-01'],
            [`${fact.encryption} at rest`, 'F-01'],
            ['Retention rule', 'S-04'],
          ],
          last: 'Ask for our documents',
        },
        {
          title: `${fact.hipaa} Ready`,
          tone: 'lilac',
          rows: [
            ['Who may open a record', 'S-02'],
            ['Who did', 'S-01'],
            [`${fact.encryption} at rest`, 'F-01'],
            ['Links that end', 'S-05'],
          ],
          last: 'Agreements: with you',
        },
        {
          title: `${fact.gdpr} Ready`,
          tone: 'rose',
          rows: [
            ['Find one person’s files', 'F-02'],
            ['Limit who sees them', 'S-02'],
            ['Keep by rule', 'S-04'],
            ['Delete on record', 'S-01'],
          ],
          last: 'Reasons to hold: yours',
        },
      ],
      label: `Sample checklist in three parts, for ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr}: each names four controls with the form that explains them, and what stays with the reader.`,
      stubHead: 'Controls to show, in three parts',
    },
    'retention-schedule': {
      label: `Sample retention schedule: invoices kept eight years, leases three years after use, applicants two years, one matter on hold; below, ${fact.restore} to restore a deleted file, used on day 12.`,
      title: 'Retention schedule',
      years: [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035],
      rules: [
        {
          tag: 'Tag',
          chip: { text: 'Invoice', tone: 'gold' },
          bars: [{ from: 1, to: 9, kind: 'keep', text: 'Keep 8 years' }],
          end: { at: 9, text: 'Review' },
        },
        {
          tag: 'Tag',
          chip: { text: 'Lease', tone: 'sky' },
          bars: [
            { from: 1, to: 4, kind: 'use', text: 'In use' },
            { from: 4, to: 7, kind: 'keep', text: '+3 years' },
          ],
          end: { at: 7, text: 'Review' },
        },
        {
          icon: 'folder',
          name: 'Applicants',
          bars: [{ from: 1, to: 3, kind: 'keep', text: '2 years' }],
          end: { at: 3, text: 'Review before delete' },
        },
        {
          icon: 'lock',
          name: 'Matter 112/26',
          bars: [{ from: 1, to: 11, kind: 'hold', text: 'On hold, no rule runs' }],
        },
      ],
      days: { kept: Number.parseInt(fact.restore, 10), restored: 12 },
      labelText: `Deleted, ${fact.restore} to restore`,
      notePen: `Restored by ${iyer.name}, day 12`,
    },
    'share-tickets': {
      tickets: [
        {
          code: '5b0e',
          to: 'Bank',
          rows: [
            ['Ends after', fact.linkShort],
            ['May', 'view only'],
            ['Password', 'off'],
          ],
          stub: 'Not opened yet',
        },
        {
          code: '7f3a',
          to: 'Auditor',
          rows: [
            ['Ends after', fact.linkLong],
            ['May', 'view only'],
            ['Password', 'on'],
          ],
          stub: 'Opened, 3 pages',
          opened: '12:10',
        },
        {
          code: '2c81',
          to: 'Old adviser',
          rows: [
            ['Ended', `10:15, by ${rao.name}`],
            ['May', 'nothing'],
            ['Opened', 'twice before'],
          ],
          stub: 'Link 2c81 revoked',
          ended: true,
        },
      ],
      label: `Sample of one document with three share links: one ends after ${fact.linkShort}, one after ${fact.linkLong} with a password and was opened at 12:10, one was revoked.`,
      title: 'Vendor contract',
      sharedPen: `Shared by ${rao.name}`,
      shared: '3 links, 1 ended',
    },
  },
});
