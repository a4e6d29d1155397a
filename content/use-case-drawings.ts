import { useCaseDrawingsSchema } from '../lib/schema/drawings/use-cases';
import { parseContent } from '../lib/schema/parse';
import { avatar, iyer, khan, rao } from './people';

/** The rights of `teams` in the folders of the sample company, in their order; a document may have one of its `own`. */
const company = {
  teams: ['HR', 'Legal', 'Finance', 'Staff'],
  folders: [
    {
      name: 'Policies',
      says: 'HR: edit, all: view',
      rights: ['edit', 'view', 'view', 'view'],
      documents: [
        { name: 'Leave policy', version: 'v6' },
        { name: 'Travel policy', version: 'v5', own: { team: 'Finance', right: 'edit' } },
      ],
    },
    {
      name: 'People',
      says: 'HR: edit',
      rights: ['edit', 'none', 'none', 'none'],
      documents: [
        { name: 'Offer letters', version: 'v2' },
        { name: 'Payroll, October', version: 'v1', own: { team: 'Finance', right: 'view' } },
      ],
    },
  ],
} as const;

/**
 * Words of the drawings of the use-case pages, by the name of the drawing. Where the lines of one paper are looked after one
 * by one, they are a list in the order in which they are read. All is made up: names, offices, papers, amounts.
 */
export const useCaseDrawings = parseContent('content/use-case-drawings.ts', useCaseDrawingsSchema, {
  heroes: {
    client: {
      tab: 'R. Menon, proprietor',
      aside: {
        title: 'Bill 1203',
        note: 'PDF',
        rows: [
          { label: 'Amount', value: '₹24,000' },
          { label: 'GST 18%', value: '₹4,320' },
          { label: 'Total', value: '₹28,320' },
        ],
        mark: '28 Oct 2025',
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
      week: [
        { day: 'M', date: 17 },
        { day: 'T', date: 18 },
        { day: 'W', date: 19 },
        { day: 'T', date: 20, state: 'found' },
        { day: 'F', date: 21 },
        { day: 'S', date: 22 },
        { day: 'S', date: 23 },
      ],
      margin: {
        text: [
          '3 bills came in by e-mail',
          'Filed under Bills, October',
          'Due Thursday 20 November',
          `Reminder sent to ${iyer.name}`,
        ],
        head: 'GST return, October',
      },
    },
    matter: {
      tab: 'Matter 112/25',
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
        text: ['Signed, locked', 'Engagement letter, 3 November'],
        control: 'Revoke link',
      },
      draft: {
        title: 'Mutual NDA',
        note: 'v3, current',
        ply: ['v1', `${rao.name}, 11 Nov`, 'v2', `${iyer.name}, 14 Nov`],
        topHead: ['2. Term.', '5. Return.'],
        top: ['The duty to keep silent lasts', 'months from', 'On request each party', 'what it was given.'],
        topStruck: 'twelve',
        topPen: ['twenty-four', `Clause 2 changed by ${iyer.name}, 18 Nov`],
        topMark: ['20 November 2025', 'returns or destroys'],
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
        text: [`Approved by ${rao.name}`, 'v6, 20 Nov, 14:02'],
      },
      groups: {
        title: 'Groups',
        groups: [
          {
            name: 'HR',
            people: [
              { initials: rao.initials, stock: rao.stock },
              { initials: 'PM', stock: 'bond' },
            ],
            more: 10,
            stock: 'sky',
          },
          { name: 'Legal', people: [{ initials: iyer.initials, stock: iyer.stock }], more: 4, stock: 'bond' },
          {
            name: 'Finance',
            people: [
              { initials: khan.initials, stock: khan.stock },
              { initials: 'DT', stock: 'bond' },
            ],
            more: 6,
            stock: 'mint',
          },
          {
            name: 'Staff',
            people: [
              { initials: 'KV', stock: 'bond' },
              { initials: 'RB', stock: 'bond' },
            ],
            more: 180,
            stock: 'bond',
          },
        ],
      },
      matrix: { title: 'Who may do what', note: '4 teams', ...company, matrixHeading: 'Document' },
    },
    thesis: {
      tab: 'Thesis 2025',
      margin: {
        avatar: [avatar(khan), avatar(iyer)],
        head: ['11% similar', `Handed over to ${iyer.name}`],
        text: ['84 pages', 'Journal article, 2019', 'Survey report, chapter 4'],
      },
      certificate: {
        frame: [
          'Certificate no. 0412',
          'Master of Science',
          'is awarded to the candidate named in the register.',
        ],
      },
      thesis: {
        title: 'Groundwater in a delta town',
        note: 'page 41',
        text: [
          '4.2 What the wells showed',
          'Wells within two kilometres of the coast were read monthly.',
          ', which our own readings repeat for two of three seasons.',
          'The households we asked',
          'in ten years, most of them to a deeper well that they share.',
        ],
        mark: [
          'Salinity rises first in shallow wells and only later in deep ones',
          'had changed their source at least once',
        ],
      },
    },
    ward: {
      tab: 'Ward 3, bed 7',
      margin: {
        rows: [
          { label: 'Doctor', value: 'view, edit, download' },
          { label: 'Nurse', value: 'view' },
          { label: 'Billing', value: 'no access' },
        ],
        log: ['09:12', 'viewed', '08:40', '08:31'],
        logHead: ['Nurse', 'Doctor', 'AI'],
        logPen: 'edited',
        logMark: 'tagged 3',
      },
      consent: {
        title: 'Consent',
        note: 'PDF',
        text: [
          'I agree to the operation and to the use of my report by the treating ward.',
          'The patient',
          '14 Nov',
        ],
      },
      note: {
        title: 'Discharge note',
        note: 'v2',
        rows: [
          { label: 'Admitted', value: '14 November' },
          { label: 'Discharged', value: '20 November' },
          { label: 'Allergy', value: 'Penicillin' },
          { label: 'Next visit', value: '2 December, clinic B' },
        ],
        chip: ['Discharge', 'Allergy', 'Ward 3'],
      },
    },
  },
  specimens: {
    'client-year': {
      title: 'R. Menon, proprietor',
      note: 'client folder',
      rows: [
        { name: '2025–26', strong: true, note: 'open' },
        { name: 'Bills', depth: 1, note: 'by month' },
        { name: 'Returns', depth: 1, note: 'filed and draft' },
        { name: 'GST working, October', depth: 2, kind: 'file', note: 'v3', stock: 'canary' },
        { name: 'Notices', depth: 1, note: 'with reply dates' },
        { name: '2024–25', kind: 'lock', note: 'closed, read only' },
      ],
    },
    'due-dates': {
      lines: [
        { lead: { mono: '31 Oct' }, name: 'Shop licence', end: [{ ended: 'Expired', icon: 'alert' }] },
        { lead: { mono: '11 Nov' }, name: 'GST sales return', end: [{ done: 'Filed' }] },
        { lead: { mono: '20 Nov' }, name: 'GST return, October', end: [{ text: 'in 3 days' }] },
        { lead: { mono: '15 Dec' }, name: 'Advance tax', end: [{ text: 'in 28 days' }] },
      ],
    },
    'staff-clients': {
      lines: [
        { lead: { avatar: avatar(rao) }, name: rao.name, post: rao.role, end: [{ text: 'All clients' }] },
        {
          lead: { avatar: avatar(iyer) },
          name: iyer.name,
          post: iyer.role,
          end: [{ text: 'R. Menon, K. Das' }],
        },
        { lead: { avatar: avatar(khan) }, name: khan.name, post: khan.role, end: [{ text: 'R. Menon' }] },
        {
          lead: { avatar: { initials: 'RM', stock: 'sky' } },
          name: 'R. Menon',
          post: 'client',
          end: [{ text: 'Own folder, view' }],
        },
      ],
    },
    'inherited-rights': {
      title: 'Company',
      note: 'rights by group',
      inherits: 'as the folder',
      folders: company.folders,
    },
    'approval-round': {
      lines: [
        {
          lead: { avatar: avatar(iyer) },
          name: iyer.name,
          post: iyer.role,
          end: [{ pen: 'signed' }, { mono: '13:58' }],
        },
        {
          lead: { avatar: avatar(rao) },
          name: rao.name,
          post: rao.role,
          end: [{ pen: 'signed' }, { mono: '14:02' }],
        },
        {
          lead: { avatar: avatar(khan) },
          name: khan.name,
          post: khan.role,
          end: [{ icon: 'bell' }, { text: 'reminded' }],
        },
      ],
    },
    'connected-systems': {
      lines: [
        {
          lead: { icon: 'external' },
          name: 'Vendor portal',
          end: [{ icon: 'arrow' }, { chip: 'Contracts', stock: 'sky' }],
        },
        {
          lead: { icon: 'mail' },
          name: 'E-mail',
          end: [{ icon: 'arrow' }, { chip: 'Invoices', stock: 'sky' }],
        },
        {
          lead: { icon: 'folder' },
          name: 'Cloud drive',
          end: [{ icon: 'arrow' }, { chip: 'Policies', stock: 'sky' }],
        },
      ],
    },
    originality: {
      title: 'Groundwater in a delta town',
      note: 'checked 20 Nov',
      sources: [
        { n: 1, name: 'Journal article, 2019', share: '6%' },
        { n: 2, name: 'Survey report, chapter 4', share: '3%' },
        { n: 3, name: 'Earlier thesis, same department', share: '2%' },
      ],
      head: '11% similar',
      text: ['84 pages read', ', while the layer below takes a season;', 'through the old canal.'],
      mark: ['The upper layer fills within weeks of the first rain', 'the tide reaches both'],
    },
    certificate: {
      blocks: ['Institute header', 'no. 0412', 'Awarded to', 'Course, year, result', 'Signature block'],
      blocksHead: 'the candidate’s name',
    },
    handover: {
      between: [
        { avatar: avatar(khan), name: khan.name },
        { avatar: avatar(iyer), name: iyer.name },
      ],
      lines: [
        { lead: { icon: 'folder' }, name: 'Examination folders', end: [{ text: '214 files' }] },
        { lead: { icon: 'bell' }, name: 'Reminders', end: [{ text: '9 dates' }] },
        { lead: { icon: 'file' }, name: 'Templates', end: [{ text: '6' }] },
      ],
    },
    'current-draft': {
      drafts: [
        { name: 'v3', what: 'term set to 24 months, current', who: `18 Nov, ${iyer.name}` },
        { name: 'v2', what: 'their comments taken in', who: `14 Nov, ${iyer.name}` },
        { name: 'v1', what: 'first draft from the template', who: `11 Nov, ${rao.name}` },
      ],
      actionControl: 'Compare v2 and v3',
    },
    'signed-locked': {
      title: 'Engagement letter',
      note: 'v4 of 4',
      signed: [
        { name: rao.name, time: '14:02, 3 Nov' },
        { name: 'The client', time: '16:20, 3 Nov' },
      ],
      text: 'Locked as v4. A change starts version 5.',
    },
    'opposing-link': {
      rows: [
        { label: 'Ends in' },
        { label: 'May', value: 'View, with password' },
        { label: 'Opened', value: '12:10' },
      ],
      rows2: [
        { label: 'By', value: rao.name },
        { label: 'Now', value: 'opens nothing' },
      ],
      avatar: avatar(rao),
      text: [
        'Opposing counsel',
        '10:15',
        'Link 2c81 revoked',
        'First round of talks, ended without an agreement',
      ],
      control: 'Revoke link',
    },
    'ward-roles': {
      title: 'Discharge notes, ward 3',
      note: '4 roles',
      columns: ['View', 'Edit', 'Download'],
      roles: [
        { role: 'Doctor', rights: [true, true, true] },
        { role: 'Nurse', rights: [true, false, false] },
        { role: 'Laboratory', note: 'own reports only', rights: [true, true, false] },
        { role: 'Billing', note: 'no clinical folder', rights: [false, false, false] },
      ],
      rightsHeading: 'Role',
    },
    'access-lines': {
      lines: [
        { time: '09:47:30', who: 'Laboratory', what: 'Added report', note: 'v2' },
        { time: '09:12:04', who: 'Nurse', what: 'Viewed note', note: 'v2' },
        { time: '08:40:51', who: 'Doctor', what: 'Edited note', look: 'pen', note: 'v2' },
        { time: '08:31:20', who: 'AI', what: 'Tagged 3', look: 'read', note: 'v1' },
        { time: '08:30:58', who: 'Scanner', what: 'Uploaded', note: 'v1' },
        { time: '07:58:12', who: 'Nurse', what: 'Viewed chart', note: 'v4' },
      ],
    },
    'keep-rules': {
      lines: [
        { lead: { icon: 'clock' }, name: 'Consent', stock: 'gold', end: [{ text: 'keep 10 years' }] },
        { lead: { icon: 'clock' }, name: 'Lab report', stock: 'bond', end: [{ text: 'keep 5 years' }] },
        { lead: { icon: 'clock' }, name: 'Discharge', stock: 'mint', end: [{ text: 'keep 3 years' }] },
      ],
    },
  },
  moments: {
    'bill-filed': {
      title: 'bill-2207.pdf',
      note: 'by e-mail',
      rows: [
        { label: 'Bill to', value: 'K. Das, traders' },
        { label: 'Date', value: '3 November 2025' },
      ],
      overlap: ['K. Das, 2025–26, Bills', 'GST return, due 20 December'],
    },
    'link-ended': {
      title: 'Link to opposing counsel',
      week: [
        { day: 'T', date: 13 },
        { day: 'F', date: 14 },
        { day: 'S', date: 15 },
        { day: 'S', date: 16 },
        { day: 'M', date: 17 },
        { day: 'T', date: 18 },
        { day: 'W', date: 19, state: 'expired' },
      ],
      rows: [
        { label: 'Shared', value: 'Supply agreement, v4' },
        { label: 'Opened', value: '14 and 17 November' },
      ],
      text: 'Ended by itself, 19 November',
    },
    'match-in-place': {
      title: 'Tanks of a dry taluk',
      note: 'page 63',
      overlapTitle: 'District survey, 1986',
      overlapNote: 'source 1',
      match: 'the tanks above the village held water until March',
      overlap: [
        'In years of little rain',
        ', and the lower fields were sown from them.',
        'It is recorded that',
      ],
    },
    'one-contract': {
      title: 'Maintenance contract',
      note: 'v3',
      rows: [
        { label: 'Legal', value: 'download' },
        { label: 'Finance', value: 'view' },
        { label: 'HR', value: 'no access' },
      ],
      contractHead: iyer.name,
      contract: '18 Nov',
    },
    'two-searches': {
      who: 'Nurse, ward 3',
      found: '3 found',
      rows: [
        { name: 'Blood report', kind: 'file', note: '20 November', strong: true },
        { name: 'Heart trace', kind: 'file', note: '19 November' },
        { name: 'Consent', kind: 'file', note: '14 November' },
      ],
      pairWho: 'Billing desk',
      pairFound: '1 found',
      pairRows: [{ name: 'Insurance form', kind: 'file', note: '14 November' }],
      search: { query: 'ward 3, bed 7' },
    },
  },
});
