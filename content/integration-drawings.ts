import { integrationDrawingsSchema } from '../lib/schema/drawings';
import { parseContent } from '../lib/schema/parse';
import { avatar, rao } from './people';
import { site } from './site';

/** An example call and its answer: the first screen of a page and, shortened, the hub. */
const storeCall = {
  method: 'POST',
  text: ['/v1/documents', 'Bearer <your JWT>'],
  key: ['Authorization:', 'file', 'folder', 'version', 'tags', 'link'],
  stored: 1,
  string: ['agreement.pdf', 'Clients/014', '/documents/7f3a'],
  ok: '201 Created',
  mark: ['contract', 'expires 31 Mar 2028'],
};

/**
 * Words of the drawings of the integration pages, by the name of the drawing. Where the lines of one paper are looked after one
 * by one, they are a list in the order in which they are read. All is made up: names, offices, papers, amounts.
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
        portal: ['agreement.pdf', 'Filed', 'Address proof', 'Waiting', 'Upload a document'],
      },
      automation: {
        tab: 'Automation',
        when: ['When', 'Document signed', 'in Contracts', '14:02'],
        whenHead: rao.name,
        step: ['Then', 'Then', '“The lease for 4B is signed.”', 'Then'],
        stepHead: ['add a row', 'tell the team', 'tag it here'],
        row: ['Rao & Iyer', '20 Nov', 'v4'],
        stepChip: 'Signed 2025',
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
        front: ['Between the owner and', ', ending on'],
        frontMark: ['Meridian Estates', '31 March 2028'],
        frontChip: ['Contract', 'Meridian Estates', '31 Mar 2028'],
        billHead: 'Bill_1203.jpg',
        billChip: 'Bill',
        dateChip: '28 Oct 2025',
        kept: 'Names and versions kept',
      },
      'mail-in': {
        tab: 'Upload address',
        attachments: [
          { format: 'JPG', name: 'Printing bill', folder: 'Bills / October', stock: 'canary' },
          { format: 'PDF', name: 'Shop lease', folder: 'Contracts', stock: 'sky' },
          { format: 'PDF', name: 'Bank statement', folder: 'Statements / October', stock: 'mint' },
        ],
        head: ['To', 'Subject', 'Papers for October'],
        headHead: ['bills-7f3a@', 'in.'],
        text: '3 attachments',
        tagsChip: ['Bill', 'Lease', 'Statement'],
        tags: 'tagged from their own words',
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
        state: ['In step 14:02', 'Signed in with OAuth2'],
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
            stock: 'sky',
            folder: 'Contracts',
          },
          { time: '09:40', document: 'Site plan', tag: 'Tower B', stock: 'mint', folder: 'Projects' },
          {
            time: '10:15',
            document: 'Printing bill',
            tag: '₹28,320',
            stock: 'canary',
            folder: 'Bills / October',
          },
          { time: '11:32', document: 'Order form', tag: '40 chairs', stock: 'gold', folder: 'Sales' },
          {
            time: '14:02',
            document: 'Address proof',
            tag: 'Client 014',
            stock: 'rose',
            folder: 'Clients / 014',
          },
        ],
        tableHeading: ['Time', 'Came by', 'Document', 'Read', 'Filed in'],
        nextCell: '14:05',
        stamp: ['Received', '20 Nov 2025'],
      },
      'store-call': storeCall,
    },
    steps: {
      allow: {
        avatar: avatar(rao),
        text: ['May this connection bring documents in?', `Allowed by ${rao.name}, ${rao.role}`, '09:00'],
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
        text: ['Rent agreement until', '09:04 in by connection 1'],
        mark: '31 March 2028',
        chip: ['Contract', '31 Mar 2028'],
      },
    },
  },
);
