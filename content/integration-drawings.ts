import { avatar, rao } from '../lib/sample-people';
import { integrationDrawingsSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';
import { site } from './site';

/** An example call and its answer: the first screen of a page and, shortened, the hub. */
const storeCall = {
  method: 'POST',
  path: '/v1/documents',
  header: { label: 'Authorization:', value: 'Bearer <your JWT>' },
  fields: [
    { label: 'file', value: 'agreement.pdf' },
    { label: 'folder', value: 'Clients/014' },
  ],
  ok: '201 Created',
  version: { label: 'version', value: 1 },
  tags: { label: 'tags', values: ['contract', 'expires 31 Mar 2028'] },
  link: { label: 'link', value: '/documents/7f3a' },
};

/**
 * Words of the drawings of the integration pages, by the name of the drawing. A paragraph on a paper is a list of its pieces,
 * each as it looks: `text`, `bold`, what the AI read (`mark`, with the number of its `source`), what a person wrote (`pen`) or
 * crossed out (`strike`). All is made up: names, offices, papers, amounts.
 */
export const integrationDrawings = parseContent(
  'content/integration-drawings.ts',
  integrationDrawingsSchema,
  {
    heroes: {
      'api-call': {
        call: storeCall,
        tab: 'Example call',
        title: 'Your client portal',
        filed: { label: 'agreement.pdf', value: 'Filed' },
        waiting: { label: 'Address proof', value: 'Waiting' },
        upload: 'Upload a document',
      },
      automation: {
        tab: 'Automation',
        when: 'When',
        event: 'Document signed',
        place: 'in Contracts',
        who: rao.name,
        time: '14:02',
        next: 'Then',
        steps: [
          { tone: 'mint', name: 'add a row', cells: ['Rao & Iyer', '20 Nov', 'v4'] },
          { tone: 'lilac', name: 'tell the team', message: '“The lease for 4B is signed.”' },
          { tone: 'rose', name: 'tag it here', tag: 'Signed 2026' },
        ],
      },
      'chosen-folders': {
        tab: 'Import',
        title: 'Choose folders',
        folders: [
          { name: 'Bills', files: '214 files', chosen: true },
          { name: 'Contracts', files: '38 files', chosen: true },
          { name: 'Private', files: 'stays there', chosen: false },
        ],
        frontTitle: 'Lease_2023_final.pdf',
        note: 'v1 to v3',
        front: [
          { text: 'Between the owner and' },
          { mark: 'Meridian Estates' },
          { text: ', ending on' },
          { mark: '31 March 2028' },
          { text: '.' },
        ],
        tags: [
          { chip: 'Contract', tone: 'sky' },
          { chip: 'Meridian Estates', tone: 'mint' },
          { chip: '31 Mar 2028', tone: 'gold' },
        ],
        bill: 'Bill_1203.jpg',
        billTag: { chip: 'Bill', tone: 'lilac' },
        billDate: { chip: '28 Oct 2026', tone: 'gold' },
        kept: 'Names and versions kept',
      },
      'mail-in': {
        tab: 'Upload address',
        attachments: [
          { format: 'JPG', name: 'Printing bill', folder: 'Bills / October', tone: 'lilac' },
          { format: 'PDF', name: 'Shop lease', folder: 'Contracts', tone: 'sky' },
          { format: 'PDF', name: 'Bank statement', folder: 'Statements / October', tone: 'mint' },
        ],
        to: { label: 'To', mailbox: 'bills-7f3a@', host: 'in.' },
        subject: { label: 'Subject', value: 'Papers for October' },
        attached: '3 attachments',
        tags: [
          { chip: 'Bill', tone: 'lilac' },
          { chip: 'Lease', tone: 'sky' },
          { chip: 'Statement', tone: 'mint' },
        ],
        tagged: 'tagged by what they say',
      },
      'two-trees': {
        folder: { name: 'Clients', strong: true },
        files: [
          { name: 'Agreement.pdf', version: 'v2' },
          { name: 'GST working.xlsx', version: 'v4' },
          { name: 'Site photo.jpg', version: 'v1' },
        ],
        left: { name: 'Personal', note: 'not mapped' },
        tab: 'Folder mapping',
        title: 'Drive',
        copyTitle: site.name,
        state: 'In step 14:02',
        signedIn: 'Signed in with OAuth2',
      },
    },
    hub: {
      'inward-register': {
        title: 'Inward register',
        note: '20 November',
        arrivals: [
          {
            time: '09:04',
            document: 'Agreement 4B',
            tag: 'ends 31 Mar 2028',
            tone: 'sky',
            folder: 'Contracts',
          },
          { time: '09:40', document: 'Site plan', tag: 'Tower B', tone: 'mint', folder: 'Projects' },
          {
            time: '10:15',
            document: 'Printing bill',
            tag: '₹28,320',
            tone: 'lilac',
            folder: 'Bills / October',
          },
          { time: '11:32', document: 'Order form', tag: '40 chairs', tone: 'gold', folder: 'Sales' },
          {
            time: '14:02',
            document: 'Address proof',
            tag: 'Client 014',
            tone: 'rose',
            folder: 'Clients / 014',
          },
        ],
        tableHeading: ['Time', 'Came by', 'Document', 'Read', 'Filed in'],
        nextCell: '14:05',
        stamp: { label: 'Received', value: '20 Nov 2026' },
      },
      'store-call': storeCall,
    },
    steps: {
      allow: {
        avatar: avatar(rao),
        question: 'May this connection bring documents in?',
        allowed: `Allowed by ${rao.name}, ${rao.role}`,
        time: '09:00',
      },
      choose: {
        choices: [
          { name: 'Clients', on: true },
          { name: 'Bills', on: true },
          { name: 'Private', on: false },
        ],
        passes: 'may pass',
        stays: 'stays there',
      },
      arrive: {
        title: 'agreement.pdf',
        note: 'v1',
        passage: [{ text: 'Rent agreement until' }, { mark: '31 March 2028' }, { text: '.' }],
        tags: [
          { chip: 'Contract', tone: 'sky' },
          { chip: '31 Mar 2028', tone: 'gold' },
        ],
        came: '09:04 in by connection 1',
      },
    },
  },
);
