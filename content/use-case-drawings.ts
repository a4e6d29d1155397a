import { useCaseDrawingsSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';
import { avatar, iyer, khan, rao, weekFrom } from './people';

/** The rights of `teams` in the folders of the sample company, in their order; a document may have one of its `own`. */
const company = {
  teams: ['HR', 'Legal', 'Finance', 'Staff'],
  folders: [
    {
      name: 'Policies',
      rights: ['edit', 'view', 'view', 'view'],
      documents: [
        { name: 'Leave policy', version: 'v6' },
        { name: 'Travel policy', version: 'v5', own: { team: 'Finance', right: 'edit' } },
      ],
    },
    {
      name: 'People',
      rights: ['edit', 'none', 'none', 'none'],
      documents: [
        { name: 'Offer letters', version: 'v2' },
        { name: 'Payroll, October', version: 'v1', own: { team: 'Finance', right: 'view' } },
      ],
    },
  ],
} as const;

/**
 * Words of the drawings of the use-case pages, by the name of the drawing. A paragraph on a paper is a list of its pieces,
 * each as it looks: `text`, `bold`, what the AI read (`mark`, with the number of its `source`), what a person wrote (`pen`) or
 * crossed out (`strike`). All is made up: names, offices, papers, amounts.
 */
export const useCaseDrawings = parseContent('content/use-case-drawings.ts', useCaseDrawingsSchema, {
  client: {
    tab: 'R. Menon, proprietor',
    aside: {
      title: 'Bill 1203',
      note: 'PDF',
      rows: [
        { label: 'Amount', value: '₹24,000' },
        { label: 'GST 18%', value: '₹4,320' },
      ],
      total: { label: 'Total', value: '₹28,320' },
      mark: '28 Oct 2026',
      text: 'Printing and binding',
    },
    main: {
      title: 'GST working, October',
      note: 'v3 of 3',
      workingHeading: ['Date', 'Bill', 'Value ₹', 'GST ₹', 'Ticked'],
      totalCell: ['Total', '4 bills', '1,02,000'],
      totalMark: '18,360',
      pen: `Ticked by ${iyer.name}, 17 Nov`,
    },
    bills: [
      ['4 Oct', '1187', '32,000', '5,760'],
      ['11 Oct', '1191', '18,500', '3,330'],
      ['19 Oct', '1196', '27,500', '4,950'],
      ['28 Oct', '1203', '24,000', '4,320'],
    ],
    week: weekFrom('2026-11-16', 20, 'found'),
    margin: {
      came: '3 bills came in by e-mail',
      filed: 'Filed under Bills, October',
      head: 'GST return, October',
      due: 'Due Friday 20 November',
      reminder: `Reminder sent to ${iyer.name}`,
    },
  },
  matter: {
    tab: 'Matter 112/26',
    aside: {
      title: 'Papers',
      rows: [
        { name: 'Pleadings', note: '12' },
        { name: 'Drafts', strong: true, note: '3' },
        { name: 'Letters', note: '28' },
        { name: 'Engagement', kind: 'lock', note: 'signed' },
      ],
    },
    margin: {
      rows: [
        { label: 'May', value: 'View only' },
        { label: 'Password', value: 'On' },
      ],
      signed: 'Signed, locked',
      paper: 'Engagement letter, 3 November',
      control: 'Revoke link',
    },
    draft: {
      title: 'Mutual NDA',
      note: 'v3, current',
      plies: [
        { age: 'oldest', version: 'v1', by: `${rao.name}, 11 Nov` },
        { age: 'older', version: 'v2', by: `${iyer.name}, 14 Nov` },
      ],
      clauses: [
        [
          { bold: '2. Term.' },
          { text: 'The duty to keep silent lasts' },
          { strike: 'twelve' },
          { pen: 'twenty-four' },
          { text: 'months from' },
          { mark: '20 November 2026', source: 1 },
          { text: '.' },
        ],
        [
          { bold: '5. Return.' },
          { text: 'On request each party' },
          { mark: 'returns or destroys', source: 2 },
          { text: 'what it was given.' },
        ],
      ],
      changed: `Clause 2 changed by ${iyer.name}, 18 Nov`,
    },
  },
  policy: {
    tab: 'Company',
    margin: {
      rows: [
        { label: 'HR', value: 'edits' },
        { label: 'All staff', value: 'view' },
      ],
      avatar: avatar(rao),
      head: 'Leave policy',
      approved: `Approved by ${rao.name}`,
      version: 'v6, 20 Nov, 14:02',
    },
    groups: {
      title: 'Groups',
      groups: [
        { name: 'HR', people: [avatar(rao), { initials: 'PM', tone: 'bond' }], more: 10, tone: 'sky' },
        { name: 'Legal', people: [avatar(iyer)], more: 4, tone: 'bond' },
        {
          name: 'Finance',
          people: [avatar(khan), { initials: 'DT', tone: 'bond' }],
          more: 6,
          tone: 'mint',
        },
        {
          name: 'Staff',
          people: [
            { initials: 'KV', tone: 'bond' },
            { initials: 'RB', tone: 'bond' },
          ],
          more: 180,
          tone: 'bond',
        },
      ],
    },
    matrix: { title: 'Who may do what', note: '4 teams', ...company, matrixHeading: 'Document' },
  },
  thesis: {
    tab: 'Thesis 2026',
    margin: {
      similar: '11% similar',
      pages: '84 pages',
      sources: ['Journal article, 2019', 'Survey report, chapter 4'],
      from: avatar(khan),
      to: avatar(iyer),
      handed: `Handed over to ${iyer.name}`,
    },
    certificate: {
      number: 'Certificate no. 0412',
      degree: 'Master of Science',
      text: 'is awarded to the candidate named in the register.',
    },
    thesis: {
      title: 'Groundwater in a delta town',
      note: 'page 41',
      head: '4.2 What the wells showed',
      passages: [
        [
          { text: 'Wells within two kilometres of the coast were read monthly.' },
          { mark: 'Salinity rises first in shallow wells and only later in deep ones', source: 1 },
          { text: ', which our own readings repeat for two of three seasons.' },
        ],
        [
          { text: 'The households we asked' },
          { mark: 'had changed their source at least once', source: 2 },
          { text: 'in ten years, most of them to a deeper well that they share.' },
        ],
      ],
    },
  },
  ward: {
    tab: 'Ward 3, bed 7',
    margin: {
      rows: [
        { label: 'Doctor', value: 'view, edit, download' },
        { label: 'Nurse', value: 'view' },
      ],
      closed: { label: 'Billing', value: 'no access' },
      log: [
        { time: '09:12', entry: [{ bold: 'Nurse' }, { text: 'viewed' }] },
        { time: '08:40', entry: [{ bold: 'Doctor' }, { pen: 'edited' }] },
        { time: '08:31', entry: [{ bold: 'AI' }, { mark: 'tagged 3' }] },
      ],
    },
    consent: {
      title: 'Consent',
      note: 'PDF',
      text: 'I agree to the operation and to the use of my report by the treating ward.',
      patient: 'The patient',
      date: '14 Nov',
    },
    note: {
      title: 'Discharge note',
      note: 'v2',
      admitted: { label: 'Admitted', value: '14 November' },
      read: [
        { label: 'Discharged', value: '20 November' },
        { label: 'Allergy', value: 'Penicillin' },
        { label: 'Next visit', value: '2 December, clinic B' },
      ],
      chips: [
        { chip: 'Discharge', tone: 'mint' },
        { chip: 'Allergy', tone: 'rose' },
        { chip: 'Ward 3', tone: 'sky' },
      ],
    },
  },
});
