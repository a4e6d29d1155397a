import { avatar, iyer, khan, rao, weekFrom } from '../lib/sample-people';
import { featureDrawingsSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';

/**
 * Words of the drawings of the feature pages, by the name of the drawing. A paragraph on a paper is a list of its pieces,
 * each as it looks: `text`, `bold`, what the AI read (`mark`, with the number of its `source`), what a person wrote (`pen`) or
 * crossed out (`strike`). All is made up: names, offices, papers, amounts.
 */
export const featureDrawings = parseContent('content/feature-drawings.ts', featureDrawingsSchema, {
  'ai-tools': {
    label:
      'Sample: someone asks when the tenant can leave; the answer, on three months’ notice, points to the highlighted words in clause 9 of the lease.',
    title: 'Lease agreement, Unit 4B',
    clauses: [
      { number: '8', bars: [100, 94, 70] },
      {
        number: '9',
        passage: [
          { text: 'The tenant may leave before the term ends on' },
          { mark: 'three months’ notice in writing', source: 1 },
          { text: ', given to the landlord.' },
        ],
      },
      { number: '10', bars: [96, 100, 88, 92, 100, 60] },
    ],
    question: 'When can the tenant leave?',
    answer: [{ text: 'On' }, { bold: 'three months’ notice' }, { text: ', in writing.' }, { source: 1 }],
    place: 'Clause 9, page 4',
    jobs: [{ chip: 'Rewrite' }, { chip: 'Summarise' }],
    aloud: 'Read aloud',
  },
  builder: {
    label:
      'Sample: a letterhead, parties, a notice clause and a signature block on a dashed sheet; a table block is being dragged to its place.',
    shelf: [
      { kind: 'header', name: 'Brand header', placed: true },
      { kind: 'parties', name: 'Parties', placed: true },
      { kind: 'clause', name: 'Clause: notice', placed: true },
      { kind: 'table', name: 'Table', placed: false },
      { kind: 'signature', name: 'Signature', placed: true },
    ],
    format: 'PDF',
    exportFormat: 'Word',
    export: 'Export',
    parties: [
      { name: 'Meridian Estates', side: 'Landlord' },
      { name: 'Rao & Iyer LLP', side: 'Tenant' },
    ],
    noticeHead: 'Notice',
    grip: 'Table',
    tableHead: ['Item', 'Monthly', 'Due'],
    table: ['Rent', '₹37,500', '5th', 'Parking', '₹2,500', '5th'],
  },
  expiry: {
    label: `Sample: a fire licence with its last day, 11 January 2027, highlighted by AI and ringed in the calendar; ${iyer.name} is reminded on 12 December. A shop licence has expired.`,
    title: 'Fire licence, Unit 4B',
    days: ['M', 'T', 'W', 'Th', 'F', 'S', 'Su'],
    weekDays: weekFrom('2027-01-11', 11, 'found'),
    last: { label: 'Last day', value: '11 Jan 2027' },
    reminder: { label: 'Reminder 12 Dec', value: iyer.name },
    granted: [{ text: 'Granted to' }, { bold: rao.name }, { text: 'for the premises on Lake Road.' }],
    valid: [
      { text: 'This licence is valid until' },
      { mark: '11 January 2027', source: 1 },
      { text: 'and ends on that day unless it is renewed.' },
    ],
    nameHead: 'January 2027',
    noticeHead: 'Fire licence',
    expired: 'Shop licence: expired 31 Oct',
  },
  images: {
    label:
      'Sample: a letter with a photo of a colleague in it; its background is half removed, a 4:3 crop frame is set by hand, and the file shrank from 2.4 MB to 380 KB.',
    title: 'Letter to customers, spring',
    crop: 'Crop 4:3',
    noteHead: 'Background removed',
    sizesHead: 'Compressed',
    before: '2.4 MB',
    after: '380 KB',
  },
  plagiarism: {
    label:
      'Sample: a thesis page with three numbered matches highlighted, 18 per cent similar, and the three sources they were found in.',
    title: 'Thesis, chapter 2',
    sourcesTitle: 'Sources',
    note: '18% similar',
    sources: [
      { name: 'Journal article, 2019', share: '11%' },
      { name: 'Conference paper, 2021', share: '5%' },
      { name: 'Handbook, chapter 3', share: '2%' },
    ],
    thesis: [
      [
        { text: 'Small firms keep their records on paper, and' },
        { mark: 'the cost of finding one is rarely measured', source: 1 },
        { text: '. Earlier studies looked at banks.' },
      ],
      [
        { text: 'We follow 12 offices over a year.' },
        { mark: 'Each request was timed from the desk', source: 2 },
        { text: 'to the moment the page was in hand.' },
      ],
      [
        { text: 'A record is found when' },
        { mark: 'the page asked for is in hand', source: 3 },
        { text: '.' },
      ],
    ],
    share: '18%',
    similar: 'similar',
    jobs: [{ chip: 'Cite' }, { chip: 'Rewrite' }],
  },
  sharing: {
    label:
      'Sample: a vendor contract in three parts. Admin can view, edit and download, Manager can view and edit, Employee can view; a link for an outside auditor has an end date and a password.',
    title: `Pink: ${khan.role}`,
    note: 'view',
    managerTitle: `Canary: ${iyer.role}`,
    managerNote: 'view, edit',
    adminTitle: 'Vendor contract 2026–27',
    people: [
      { ...avatar(rao), name: rao.name, role: rao.role, rights: [true, true, true] },
      { ...avatar(iyer), name: iyer.name, role: iyer.role, rights: [true, true, false] },
      { ...avatar(khan), name: khan.name, role: khan.role, rights: [true, false, false] },
      { initials: 'AU', tone: 'sky', name: 'Auditor', role: 'Custom role', rights: [true, false, false] },
    ],
    rights: ['View', 'Edit', 'Download'],
    rows: [
      { label: 'Expires in', value: fact.linkLong },
      { label: 'Password', value: 'On' },
      { label: 'Opened', value: 'Not yet' },
    ],
    revoke: 'Revoke link',
    head: ['Who', 'View', 'Edit', 'Download'],
    linkHead: 'Link for the auditor',
  },
  signature: {
    label: `Sample: an agreement signed by ${iyer.name} and ${rao.name} in order; ${khan.name}, the third signer, has been reminded and is signing on a phone.`,
    title: 'Service agreement',
    agreement: [
      { bold: '12' },
      { text: 'Both sides have read these terms and sign below in the order shown.' },
    ],
    signers: [
      { name: iyer.name, hand: 'iyer', state: 'signed 13:58' },
      { name: rao.name, hand: 'rao', state: 'signed 14:02' },
      { name: khan.name, state: 'reminded' },
    ],
    field: 'Sign here',
    lock: 'Locked as v4 after the last one',
    screenHead: `Your turn, ${khan.name}`,
    finish: 'Finish',
  },
  tagging: {
    label:
      'Sample: a lease with four facts highlighted by AI, and the tag card made from them; a manager changed the folder by hand.',
    title: 'Lease agreement, Unit 4B',
    cardTitle: 'Tags read from this page',
    tags: [
      { label: 'Type', value: 'Contract' },
      { label: 'Parties', value: 'Meridian Estates, Rao\u00a0&\u00a0Iyer\u00a0LLP' },
      { label: 'Expires', value: '31 Mar 2028' },
      { label: 'Deposit', value: '₹4,50,000' },
    ],
    lease: [
      [
        { text: 'This' },
        { mark: 'lease', source: 1 },
        { text: 'is made on 1 April 2026 between' },
        { mark: 'Meridian Estates and Rao\u00a0&\u00a0Iyer LLP', source: 2 },
        { text: ', for Unit 4B on Lake Road and one parking space.' },
      ],
      [
        { text: 'It runs for 24 months and' },
        { mark: 'expires on 31 March 2028', source: 3 },
        { text: 'unless both sides renew it in writing.' },
      ],
      [
        { text: 'The tenant pays a refundable deposit of' },
        { mark: '₹4,50,000', source: 4 },
        { text: ', held against damage and returned with the keys.' },
      ],
      [{ text: 'Notices are sent to the addresses above.' }],
    ],
    folder: { label: 'Folder', struck: 'Legal', circled: 'Property' },
    changed: `Changed by ${iyer.name}, ${iyer.role}`,
  },
  upload: {
    label:
      'Sample: three files dropping into the folder Property / Unit 4B. The lease is stored encrypted, the ledger is being uploaded, the photo waits.',
    format: 'PDF',
    ledgerFormat: 'Excel',
    photoFormat: 'JPG',
    zone: 'Drop files or a folder here',
    tabHead: 'Property / Unit 4B',
    files: [
      { icon: 'lock', name: 'lease.pdf', state: `Encrypted, ${fact.encryption}` },
      { icon: 'upload', name: 'ledger.xlsx', percent: 62, state: '62%' },
      { icon: 'clock', name: 'photo.jpg', state: 'waiting' },
    ],
  },
  versions: {
    label:
      'Sample: a supply agreement with four numbered versions, the fourth signed and locked; version 2 beside version 3 with the changed clause marked.',
    title: 'Supply agreement',
    history: [
      { version: 'v1', tone: 'sky', what: 'first draft', who: `11 Nov, ${khan.name}` },
      { version: 'v2', tone: 'rose', what: 'price table', who: `14 Nov, ${iyer.name}` },
      { version: 'v3', tone: 'lilac', what: 'clause 7', who: `18 Nov, ${iyer.name}` },
      { version: 'v4', tone: 'bond', what: 'signed, locked', who: `20 Nov, ${rao.name}`, locked: true },
    ],
    oldTitle: 'v2',
    note: '14 Nov',
    newTitle: 'v3',
    newNote: '18 Nov',
    old: [
      { bold: '7' },
      { text: 'Either party may end this agreement on' },
      { strike: 'two months’' },
      { text: 'notice in writing.' },
    ],
    restore: 'Restore v2',
    new: [
      { bold: '7' },
      { text: 'Either party may end this agreement on' },
      { pen: 'three months’' },
      { text: 'notice in writing.' },
    ],
    changed: `Changed by ${iyer.name}`,
  },
});
