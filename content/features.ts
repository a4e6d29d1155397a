import { avatar, iyer, khan, rao } from '../lib/sample-people';
import { detailCopySchema, entriesSchema } from '../lib/schema/features';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { plan } from './plan-names';

/** Headings that are the same on every feature page. Figures in brackets: characters, at least–at most. */
export const copy = parseContent('content/features.ts', detailCopySchema, {
  /** Link in the first screen, down to the steps (3–30). */
  more: 'How it works',
  /** Heading of the strip of file formats (3–30). */
  formatsTitle: 'Works with',
  /** What each format is called there: `pdf`, `word`, `excel`, `ppt` and `jpg` (2–8 each). */
  formatNames: { pdf: 'PDF', word: 'Word', excel: 'Excel', ppt: 'PPT', jpg: 'JPG' },
  /** Heading of the list (3–40). */
  listTitle: 'What you can do',
  /** Heading of the links to single tools (3–30). */
  toolsTitle: 'Tools for this',
  /** Heading of the pages that go with it (3–30). */
  relatedTitle: 'Goes well with',
});

/**
 * Each entry is one page, `/feature{n}page`, and one card on /features. Append to add a page.
 *
 * Fields of an entry. Figures in brackets: characters, at least–at most.
 *
 * - `n`: number of the page in its address: 2 is /feature2page. Give a new page the next one; never use one twice,
 *   never change it once public.
 * - `slug`: the same page in words: `smart-tagging` also answers under /features/smart-tagging. Small letters,
 *   digits, hyphens.
 * - `name`: heading of the page, and its name on cards and in links (3–40).
 * - `promise`: one sentence under the heading and on the card (15–90).
 * - `picture`: its name, from the list in lib/schema/pictures.ts. Cards and links to the page show it; no
 *   two entries share one.
 * - `detail`: paragraph under the promise: the one thing to know before reading on (50–190).
 * - `drawing`: the drawing of the first screen, by its name in content/feature-drawings.ts. Without one, the
 *   picture stands there on a sheet.
 * - `formats`: how the feature treats each kind of file: `pdf`, `word`, `excel`, `ppt` and `jpg` (8–44 each).
 * - `list`: what can be done. `layout` is how it looks: rows, each with a small drawing, or columns, beside a
 *   second drawing. `items` are 3–9 entries with `title` (3–40) and `text` (20–120).
 * - `drawing` of an item, in rows: the small one beside it, by its `kind`; may be left out. Its words have up to 44
 *   characters: `row`: 1–5 `parts`, and at the end of the line an `aside`. `drop`: a field with `text` and `aside`.
 *   `progress`: the same with the `percent` that is done, a `format` where it is a file, `ai` where the AI is at it.
 *   `found`: a `query`, its `place`, and the `folder` and `file` that have it. `checks`: what is `fine` and what is
 *   `missing`. `months`: four, each with `name` and `count`. `crop`: `ratio` and `size`. `smaller`: `before` and
 *   `after`, and the `percent` that is left. `picture-in-text`. `framed`: a `run` that is being edited.
 * - `parts`: words as they look: `text`, with a `caret` where it is being written, `strong`, `mono` for what the
 *   system stamps, `pen` for what a person wrote, `strike` for what one crossed out, `ended` in red, `mark` for what
 *   the AI read, with the number of its `source`; a `chip` with its `tone`, or `dashed` while it is not there yet;
 *   an `icon`; the tab of a `format`; an `avatar`, which lib/sample-people.ts gives with its `initials`. A row may also have a
 *   `run`, parts as one sentence; `chips`, several close together; `sealed`, what a file became; `bars`, lines of
 *   writing by their widths in percent, of which those counted in `read` are read by the AI and those in `headings`
 *   are dark; a `photo` (person, half-cut, cut or bill), `times` as often; `speech`, a wave or the key play.
 * - `legend`: in rows, up to four: explains a `sign` that the drawings use; `words` are those shown in it
 *   (2–13), `text` what it means (8–40).
 * - `facts`: in rows, up to five figures at a glance: `label` (2–30) and `value` (2–40).
 * - `note`: in rows: a line of small print below the heading (20–140). May be left out.
 * - `beside`: in columns: the second drawing; `label` says what it shows, from “Sample: ” to a full stop (30–150),
 *   `caption` is the line under it (20–140). Its `drawing` is, by its `kind`, `sheets`, made of `blocks` as above the list
 *   in use-cases.ts: `rows` with `label`, `value` and `replaced`; a tree with `depth` and what a person `set`; a log with
 *   `time`, `who`, `what` and `look`; shares with `percent`; a `small` line. Or a `shelf` with four `templates`: the `name`, the
 *   bars, and what is `below`, fields or a grid.
 * - `tools`: links to single tools, up to six. May be left out.
 * - `steps`: how it goes: `title` (5–50), `lead` (20–140, may be left out) and 2–4 `items` with `title` (3–40),
 *   `text` (20–120) and `drawing`.
 * - `drawing`: the picture of a step, by its `kind`; may be left out. `page`: one `page`. `pair`: two `pages`.
 *   `stack`: a page before its `copies`, colours of paper. `folder`: its `name`, a `run` below, `locked` or not, and
 *   the page in it. `notice`: `tone`, `icon`, `title` and two `lines`. `people`: three `rows`, each with `name` and
 *   `note` and, where a person has a sign, the avatar; one is `chosen`. `photo`: person or cut, with a note. `pile`:
 *   three `formats` above a field with text. `found`: a query above a page. `question`: three chips above the
 *   `question`. `answer`: a page below the `answer` and the word to `accept` it. `blocks`: one that somebody is
 *   `placing`, one that is `placed`.
 * - `page`: a small sheet with title and note, its tone, its bars, or, on coloured tone, `lines` (same, heading,
 *   changed, removed or matched); `picked` where a person chose it. `below` stand up to three of: a run, whose
 *   `look` may be large or ruled; what is `locked`; `formats`; `fields` to fill in; `signed`, by whom; `toSign`; a
 *   `picture`.
 * - `related`: three other pages that go with it, near the end: `href`, the address, and `note`, why to go
 *   there (10–90). Name and picture come from that page.
 * - `closing`: the coloured band at the end: `title` (5–50), `text` (20–140), and a `button`, or 1–3 `links` with
 *   an `href` each, which take their names from the pages they lead to. Not both.
 * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
 *   (110–155). No two pages share one. `updated`: day on which the page last changed its meaning, as year-month-day;
 *   the sitemap tells it to search engines.
 * - `draft`: true keeps the page out of the published site while it is written. May be left out.
 * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
 */
export const entries = parseContent('content/features.ts', entriesSchema, [
  {
    n: 1,
    slug: 'file-upload-and-storage',
    name: 'File Upload & Storage',
    promise: 'Drop files in. They’re encrypted and easy to find.',
    picture: 'storage',
    meta: {
      title: 'File Upload & Storage: encrypted at rest',
      description: `Upload ${fact.formats} in one batch: ${fact.limitFree} a file on the Free plan, ${fact.limitEnterprise} on ${plan.enterprise}, ${fact.encryption} at rest, restore within ${fact.restore}.`,
      updated: '2026-11-21',
    },
    detail: `One file or a whole folder at a time. Each is stored under ${fact.encryption} encryption, and you can search for any word inside it.`,
    drawing: 'upload',
    formats: {
      pdf: 'Signed papers, scans too',
      word: 'Letters, drafts and minutes',
      excel: 'Rent rolls and price lists',
      ppt: 'Decks, kept as they are',
      jpg: 'Photos from site or counter',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Drag and drop, or batch',
          text: 'Drop one file, or pick a folder of them and upload it in one go.',
          drawing: { kind: 'drop', text: 'Unit 4B', aside: '24 files' },
        },
        {
          title: 'Know the limit first',
          text: 'Compare the size of a file with the limit of your plan before you send it.',
          drawing: { kind: 'progress', format: 'PDF', text: 'lease.pdf', aside: '18 MB, fits', percent: 36 },
        },
        {
          title: 'Encrypted at rest',
          text: 'Every file is encrypted as it is stored. There’s nothing to switch on.',
          drawing: {
            kind: 'row',
            parts: [{ mono: 'lease.pdf' }, { icon: 'arrow' }, { sealed: '9f3c a17e 04d2', icon: 'lock' }],
          },
        },
        {
          title: 'Stored off your office computers',
          text: `Files are kept in ${fact.storage}, so you lose nothing if a laptop breaks.`,
          drawing: {
            kind: 'row',
            parts: [
              { icon: 'laptop-off' },
              { icon: 'arrow' },
              { sealed: 'lease.pdf', icon: 'cloud', tone: 'sky' },
            ],
          },
        },
        {
          title: 'Folders and full-text search',
          text: 'Keep your own folders, and look for a word inside the document.',
          drawing: {
            kind: 'found',
            query: 'refundable deposit',
            place: 'page 2',
            folder: 'property / unit-4b /',
            file: 'lease.pdf',
          },
        },
        {
          title: 'Restore what was deleted',
          text: `You can restore a deleted file for ${fact.restore}. After that, it’s gone for good.`,
          drawing: {
            kind: 'row',
            parts: [{ strike: 'ledger.xlsx' }, { pen: 'Restore' }],
            aside: [{ text: 'deleted 3 Nov' }],
          },
        },
      ],
      facts: [
        { label: 'Free plan', value: `${fact.limitFree} per file` },
        { label: `${plan.enterprise}`, value: `${fact.limitEnterprise} per file` },
        { label: 'At rest', value: fact.encryption },
        { label: 'Deleted files', value: `${fact.restore}, longer on ${plan.enterprise}` },
      ],
      note: `During the ${fact.trialAdjective} trial you are on the Free plan.`,
    },
    steps: {
      title: 'From a desktop pile to one folder',
      items: [
        {
          title: 'Drop the files',
          text: `Any mix of ${fact.formats}, one at a time or together.`,
          drawing: { kind: 'pile', formats: ['PDF', 'Excel', 'JPG'], text: 'Drop here' },
        },
        {
          title: 'They are locked away',
          text: 'Each file is encrypted for storage and filed where you dropped it.',
          drawing: {
            kind: 'folder',
            name: 'Property / Unit 4B',
            locked: true,
            run: [{ text: '3 files, encrypted' }],
            page: { bars: [70, 100, 88], headings: [0] },
          },
        },
        {
          title: 'Find them by what they say',
          text: 'Search a name, a number or a sentence and open the page that has it.',
          drawing: {
            kind: 'found',
            query: 'refundable deposit',
            page: { title: 'lease.pdf', note: 'page 2', bars: [100, 90, 100, 62, 94], headings: [3] },
          },
        },
      ],
    },
    related: [
      { href: '/feature2page', note: 'Each new file gets its tags as it arrives.' },
      { href: '/feature9page', note: 'Crop, compress or turn photos into PDFs.' },
      { href: '/usecase1page', note: 'Bills, returns and ledgers per client and year.' },
    ],
    closing: {
      title: 'Room for the whole drawer',
      text: 'All plans side by side, with what each of them includes.',
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 2,
    slug: 'smart-tagging',
    name: 'Smart Tagging',
    promise: 'AI reads the page and tags it; you check where it goes.',
    picture: 'tagging',
    meta: {
      title: 'Smart Tagging: AI reads, you check',
      description:
        'AI tags each PDF, scan or Word file with type, parties, dates and amounts, and shows the words it used. Change any tag by hand, search by two or three.',
      updated: '2026-11-21',
    },
    detail:
      'Every tag points back to the words it came from, so you can check it at a glance and change it by hand.',
    drawing: 'tagging',
    formats: {
      pdf: 'Contracts and letters, scans too',
      word: 'Drafts and templates',
      excel: 'Ledgers and registers',
      ppt: 'Decks and reports',
      jpg: 'Photos of bills and receipts',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Tag from the content',
          text: 'The text decides, not the file name, so a scan called 0047 still lands in the right place.',
          drawing: {
            kind: 'row',
            parts: [
              { mono: 'scan_0047.pdf' },
              { icon: 'arrow' },
              { chip: 'Contract', tone: 'sky' },
              { chip: 'Unit 4B' },
            ],
          },
        },
        {
          title: 'See the words it used',
          text: 'Open a tag and the page opens at the line it was read from.',
          drawing: {
            kind: 'row',
            parts: [{ run: [{ text: '…and' }, { mark: 'expires on 31 March 2028', source: 3 }] }],
          },
        },
        {
          title: 'Keep your own tag sets',
          text: 'Client, year, matter, ward: use the words your office already uses.',
          drawing: {
            kind: 'row',
            parts: [
              {
                chips: [
                  { chip: 'Client' },
                  { chip: 'Year' },
                  { chip: 'Matter' },
                  { chip: 'Add a tag', dashed: true },
                ],
              },
            ],
          },
        },
        {
          title: 'Tag in bulk',
          text: 'Drop in a folder of old files and have them read in one pass.',
          drawing: { kind: 'progress', text: 'Old leases', aside: '38 of 52 read', percent: 73, ai: true },
        },
        {
          title: 'Change any tag',
          text: 'Remove a wrong tag and type the right one. The log keeps who and when.',
          drawing: {
            kind: 'row',
            parts: [{ strike: 'Legal' }, { pen: 'Property' }],
            aside: [{ text: iyer.name }],
          },
        },
        {
          title: 'Search by tag',
          text: 'Combine two or three tags to get to the one page you need.',
          drawing: {
            kind: 'row',
            parts: [
              { icon: 'search' },
              {
                chips: [
                  { chip: 'Contract', tone: 'sky' },
                  { chip: 'Expires 2028', tone: 'lilac' },
                ],
              },
            ],
            aside: [{ text: '3 found' }],
          },
        },
      ],
      legend: [
        { sign: 'ai', words: '31 March 2028', text: 'The AI read this' },
        { sign: 'person', words: 'Property', text: 'A person wrote this' },
        { sign: 'copies', text: 'The original, then its copies' },
      ],
      tools: [
        { label: 'Document Screener', href: '/toolsdetails/document-screener' },
        { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
      ],
    },
    steps: {
      title: 'From a scan to a name you can find',
      items: [
        {
          title: 'Upload it as it is',
          text: 'One file or a batch. No renaming first.',
          drawing: { kind: 'page', page: { title: 'scan_0047', bars: [90, 100, 72, 96, 60, 88, 100, 64] } },
        },
        {
          title: 'The AI marks what matters',
          text: 'Type, parties, dates and amounts, each linked to its line.',
          drawing: {
            kind: 'page',
            page: { title: 'scan_0047', bars: [90, 100, 72, 96, 60, 88, 100, 64], read: [1, 3, 6] },
          },
        },
        {
          title: 'It is filed, you check',
          text: 'The document goes to the folder its tags point to. Correct a tag, and it moves.',
          drawing: {
            kind: 'folder',
            name: 'Property / Unit 4B',
            run: [{ chip: 'Contract', tone: 'sky' }, { chip: '2028' }],
            page: { title: 'Lease, Unit 4B', bars: [90, 100, 72] },
          },
        },
      ],
    },
    related: [
      { href: '/feature4page', note: 'The date it finds becomes a reminder.' },
      { href: '/feature7page', note: 'Ask, summarise and rewrite the same page.' },
      { href: '/usecase2page', note: 'Matters, drafts and NDAs, filed as they arrive.' },
    ],
    closing: {
      title: 'Stop naming files by hand',
      text: 'Bring a folder of scans and see which tags come back.',
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 3,
    slug: 'document-version-control',
    name: 'Document Version Control',
    promise: 'Never ask which one is final.',
    picture: 'versions',
    meta: {
      title: 'Document Version Control: one final copy',
      description:
        'Every save gets a number, a name and a time. Compare any two versions side by side, restore any of them, and lock the one that was signed.',
      updated: '2026-11-21',
    },
    detail:
      'Every save becomes a numbered version with a name and a time. Older ones stay readable, and the signed one is locked.',
    drawing: 'versions',
    formats: {
      pdf: 'A new upload, a new number',
      word: 'Two drafts, changes marked',
      excel: 'Last month’s sheet still there',
      ppt: 'The deck you showed, and later ones',
      jpg: 'A retake is a new version',
    },
    list: {
      layout: 'columns',
      items: [
        {
          title: 'Number every save',
          text: 'v1, v2, v3: the number is added for you, and the name stays the same.',
        },
        { title: 'See who and when', text: 'Each version names the person who saved it, and the minute.' },
        { title: 'Compare two', text: 'Put any two versions side by side; what changed is marked.' },
        { title: 'Restore any', text: 'An older version comes back as the newest. Nothing is overwritten.' },
        { title: 'Lock the signed one', text: 'After the last signature, it’s read-only.' },
        { title: 'Leave a note', text: 'One line on why you saved: “price agreed by phone”.' },
      ],
      beside: {
        label:
          'Sample: three files called final crossed out by hand; one document with four versions takes their place.',
        drawing: {
          kind: 'sheets',
          sheets: [
            {
              title: 'Contracts',
              note: 'before, after',
              blocks: [
                {
                  kind: 'rows',
                  replaced: true,
                  rows: [
                    { label: [{ strike: 'supply_final.docx' }], value: [{ mono: '14 Nov' }] },
                    { label: [{ strike: 'supply_final_2.docx' }], value: [{ mono: '18 Nov' }] },
                    { label: [{ strike: 'supply_FINAL_signed.pdf' }], value: [{ mono: '20 Nov' }] },
                    {
                      label: [{ icon: 'file' }, { strong: 'Supply agreement' }],
                      value: [
                        { chip: 'v1', tone: 'sky' },
                        { chip: 'v2', tone: 'rose' },
                        { chip: 'v3', tone: 'lilac' },
                        { chip: 'v4', icon: 'lock' },
                      ],
                    },
                  ],
                },
                {
                  kind: 'line',
                  small: true,
                  run: [{ pen: '“Price agreed by phone”' }, { text: ', note on v2' }],
                },
              ],
            },
          ],
        },
        caption: 'Three files called final become one document with a history.',
      },
    },
    steps: {
      title: 'How it works',
      lead: 'Nobody has to learn a naming scheme. People save as before, and the numbers appear.',
      items: [
        {
          title: 'Save as you always do',
          text: 'Upload or edit; what you save gets the next number.',
          drawing: {
            kind: 'stack',
            copies: ['rose'],
            page: {
              title: 'Supply agreement',
              bars: [100, 86, 60],
              below: [{ run: [{ chip: 'v2 saved', tone: 'rose' }] }],
            },
          },
        },
        {
          title: 'Compare before you send',
          text: 'Read two versions next to each other and choose one.',
          drawing: {
            kind: 'pair',
            pages: [
              { title: 'v2', tone: 'rose', lines: ['same', 'same', 'removed', 'same', 'same'] },
              { title: 'v3', tone: 'lilac', lines: ['same', 'same', 'changed', 'same', 'same'] },
            ],
          },
        },
        {
          title: 'Lock what was agreed',
          text: 'The signed version stays as it is; later drafts get new numbers.',
          drawing: {
            kind: 'stack',
            copies: ['sky', 'rose', 'lilac'],
            page: { title: 'v4', bars: [100, 90, 60], headings: [0], below: [{ locked: 'Signed, locked' }] },
          },
        },
      ],
    },
    related: [
      { href: '/feature5page', note: 'Share one version and keep the drafts to yourself.' },
      { href: '/feature6page', note: 'The last signature locks the version.' },
      { href: '/usecase2page', note: 'Which draft of the NDA is current, at a glance.' },
    ],
    closing: {
      title: 'One name, every version',
      text: 'The log shows who opened which version. Files from Dropbox arrive with the versions it still has.',
      links: [{ href: '/security1page' }, { href: '/integration2page' }],
    },
  },
  {
    n: 4,
    slug: 'expiry-date-tracking',
    name: 'Expiry Date Tracking',
    promise: 'Know before it lapses.',
    picture: 'expiry',
    meta: {
      title: 'Expiry Date Tracking: renew on time',
      description:
        'AI finds the end date in licences, leases and contracts, or you type it. One owner per document is reminded before the day; expired ones stay on file.',
      updated: '2026-11-21',
    },
    detail:
      'Licences, leases, policies, contracts: the date is read from the page or typed by you, and one named person is reminded while there is time.',
    drawing: 'expiry',
    formats: {
      pdf: 'Licences, leases and policies',
      word: 'Contracts with a last day',
      excel: 'The old renewal register',
      ppt: 'Offers with a closing date',
      jpg: 'Permits photographed on the wall',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Find the date',
          text: 'The AI marks it in the document. If there isn’t one, you type it.',
          drawing: { kind: 'row', parts: [{ run: [{ text: 'valid until' }, { mark: '11 January 2027' }] }] },
        },
        {
          title: 'Remind before the day',
          text: 'Choose how early, so that there is still time to act.',
          drawing: {
            kind: 'row',
            parts: [
              { icon: 'bell' },
              {
                chips: [
                  { chip: '12 Dec', tone: 'gold' },
                  { chip: '5 Jan', tone: 'gold' },
                  { chip: 'Add', dashed: true },
                ],
              },
            ],
          },
        },
        {
          title: 'List by month',
          text: 'See what falls due in each month, across all folders.',
          drawing: {
            kind: 'months',
            months: [
              { name: 'Dec', count: 2 },
              { name: 'Jan', count: 4 },
              { name: 'Feb', count: 1 },
              { name: 'Mar', count: 3 },
            ],
          },
        },
        {
          title: 'Name an owner',
          text: 'Every date belongs to one person, so nobody waits for somebody else.',
          drawing: {
            kind: 'row',
            parts: [{ avatar: avatar(iyer) }, { strong: iyer.name }],
            aside: [{ text: 'Fire licence, lift permit' }],
          },
        },
        {
          title: 'Renew as a new version',
          text: 'The new licence is the next version; the old one stays readable.',
          drawing: {
            kind: 'row',
            parts: [{ chip: '2026', tone: 'lilac' }, { icon: 'arrow' }, { chip: '2027' }],
            aside: [{ text: 'uploaded by' }, { pen: rao.name }],
          },
        },
        {
          title: 'Mark, never delete',
          text: 'An expired document turns red and stays where it was.',
          drawing: {
            kind: 'row',
            parts: [{ ended: 'Expired 31 Oct', icon: 'alert' }],
            aside: [{ text: 'still in Licences' }],
          },
        },
      ],
      legend: [
        { sign: 'ai', words: '11 Jan 2027', text: 'The AI found this date' },
        { sign: 'person', words: '1 March', text: 'A person typed this one' },
        { sign: 'reminder', words: '12 Dec', text: 'A reminder goes out' },
        { sign: 'expired', words: '31 Oct', text: 'Expired, still on file' },
      ],
    },
    steps: {
      title: 'From a line of small print to a renewal in time',
      items: [
        {
          title: 'The date is marked',
          text: 'Upload the licence; its last day is read and shown in its line.',
          drawing: {
            kind: 'page',
            page: {
              title: 'Fire licence',
              bars: [92, 100, 74],
              below: [{ run: [{ text: 'valid until' }, { mark: '11 January 2027' }] }],
            },
          },
        },
        {
          title: 'The owner is reminded',
          text: 'The person you named gets a reminder before the day, not after.',
          drawing: {
            kind: 'notice',
            tone: 'gold',
            icon: 'bell',
            title: '12 December',
            lines: [{ text: `To ${iyer.name}, ${iyer.role}` }, { text: 'Fire licence ends in a month' }],
          },
        },
        {
          title: 'The renewal goes on top',
          text: 'Upload the new one as the next version and the date moves on.',
          drawing: {
            kind: 'stack',
            copies: ['lilac'],
            page: {
              title: 'Fire licence',
              note: 'v2',
              bars: [92, 100, 74],
              below: [{ run: [{ pen: 'until 11 January 2028' }] }],
            },
          },
        },
      ],
    },
    related: [
      { href: '/feature2page', note: 'It reads the date, and the rest of the page.' },
      { href: '/feature3page', note: 'A renewal is the next version of the same document.' },
      { href: '/usecase1page', note: 'Due dates for every client and every year.' },
    ],
    closing: {
      title: 'What happens after the date?',
      text: 'Keep it for as long as your rule says, or let another app know that it has ended.',
      links: [{ href: '/security4page' }, { href: '/integration4page' }],
    },
  },
  {
    n: 5,
    slug: 'role-based-sharing',
    name: 'Role-Based Sharing',
    promise: 'Everyone sees exactly what their role needs.',
    picture: 'sharing',
    meta: {
      title: 'Role-Based Sharing: view, edit or download',
      description: `Admin, Manager, Employee and roles of your own: view, edit and download set by folder or document. Links end after ${fact.linkShort} or ${fact.linkLong}.`,
      updated: '2026-11-21',
    },
    detail:
      'Set who may view, edit or download, for a folder or a single document. Changes take effect at once.',
    drawing: 'sharing',
    formats: {
      pdf: 'View in the page, download if ticked',
      word: 'Edited by roles with that right',
      excel: 'Read-only or open to edits, by role',
      ppt: 'Shown by link until it expires',
      jpg: 'Same rights as any file',
    },
    list: {
      layout: 'columns',
      items: [
        {
          title: 'Start with three roles',
          text: 'Admin, Manager and Employee are ready to use; change what each may do.',
        },
        { title: 'Add your own', text: 'Auditor, intern, counsel: name a role and tick what it may do.' },
        { title: 'Choose the rights', text: 'View, edit and download are three separate ticks.' },
        { title: 'Set the level', text: 'Give rights on a folder, or on one document inside it.' },
        {
          title: 'Send links that expire',
          text: `${fact.linkShort} or ${fact.linkLong}, with a password if you want one.`,
        },
        {
          title: 'Revoke at any time',
          text: 'Close a link or remove a person; both are logged.',
        },
      ],
      beside: {
        label:
          'Sample: managers edit the folder Accounts and what it holds; Payroll is overridden to Admin only.',
        drawing: {
          kind: 'sheets',
          sheets: [
            {
              title: 'Accounts',
              note: 'folder rights',
              blocks: [
                {
                  kind: 'tree',
                  rows: [
                    { name: 'Accounts', note: 'Managers edit', strong: true },
                    { name: 'Vendor contracts', depth: 1, note: 'as Accounts' },
                    { name: 'Invoices', depth: 1, note: 'as Accounts' },
                    { name: 'Payroll', depth: 1, strong: true, note: 'Admin only', set: true },
                    { name: 'Payslips, March', depth: 2, icon: 'file', note: 'as Payroll' },
                  ],
                },
              ],
            },
          ],
        },
        caption: 'A folder passes its rights down. One override, in blue, changes everything under it.',
      },
    },
    steps: {
      title: 'How it works',
      lead: 'Rights are set once, on the folder. Exceptions are few and easy to see.',
      items: [
        {
          title: 'Pick a folder or a file',
          text: 'Rights set on a folder reach everything in it.',
          drawing: { kind: 'folder', name: 'Vendor contracts', run: [{ text: '12 documents' }] },
        },
        {
          title: 'Tick what each role may do',
          text: 'Use the three roles, or add one of your own.',
          drawing: {
            kind: 'people',
            rows: [
              { avatar: avatar(rao), name: rao.role, note: 'all' },
              { avatar: avatar(iyer), name: iyer.role, note: 'view, edit', chosen: true },
              { avatar: avatar(khan), name: khan.role, note: 'view' },
            ],
          },
        },
        {
          title: 'Send a link outside',
          text: 'It ends on the date you set, or the moment you revoke it.',
          drawing: {
            kind: 'notice',
            tone: 'sky',
            icon: 'clock',
            title: 'Closes on 27 Nov',
            lines: [{ mono: '/s/7f3a-vendor' }, { text: 'Password on, view only' }],
          },
        },
      ],
    },
    related: [
      { href: '/feature3page', note: 'Numbered copies, so you share the right one.' },
      { href: '/feature6page', note: 'Signers see only what they sign.' },
      { href: '/usecase4page', note: 'One permission model across every team.' },
    ],
    closing: {
      title: 'Share less, on purpose',
      text: 'Only the rights each person needs, for as long as needed.',
      links: [{ href: '/security5page' }, { href: '/security2page' }],
    },
  },
  {
    n: 6,
    slug: 'digital-signature-support',
    name: 'Digital Signature Support',
    promise: 'From draft to signed without a printer.',
    picture: 'signature',
    meta: {
      title: 'Digital Signature Support: sign in order',
      description:
        'Place signature fields on a PDF or Word draft, set who signs first, sign on phone or desktop. The last signature locks the version; the log keeps each one.',
      updated: '2026-11-21',
    },
    detail:
      'Place the fields, set the order and send. Each person signs on a phone or a computer; the finished copy is locked.',
    drawing: 'signature',
    formats: {
      pdf: 'Signed as it is',
      word: 'Drafts, corrected before signing',
      excel: 'Schedules behind the agreement',
      ppt: 'Proposals with an approval page',
      jpg: 'Scanned forms to be signed',
    },
    list: {
      layout: 'columns',
      items: [
        { title: 'Place the fields', text: 'Signature, name and date go where the document needs them.' },
        { title: 'Set the order', text: 'Say who signs first, second and last; each is asked in turn.' },
        {
          title: 'Sign on phone or desktop',
          text: 'Open the page, draw your name with a finger or a mouse.',
        },
        { title: 'Remind who is late', text: 'Only the person whose turn it is gets the reminder.' },
        { title: 'Lock the final version', text: 'After the last signature, that version is read-only.' },
        {
          title: 'Log each signing',
          text: 'Who signed, which page and when: one line each in the audit log.',
        },
      ],
      beside: {
        label: `Sample: six lines of the audit log of one agreement, from the draft to a reminder for ${khan.name}.`,
        drawing: {
          kind: 'sheets',
          sheets: [
            {
              title: 'Service agreement',
              note: '20 Nov',
              blocks: [
                {
                  kind: 'log',
                  lines: [
                    { time: '13:31', who: iyer.name, what: 'Placed 3 fields' },
                    { time: '13:40', who: iyer.name, what: 'Sent in order' },
                    { time: '13:58', who: iyer.name, what: 'Signed page 6', look: 'pen' },
                    { time: '14:01', who: rao.name, what: 'Opened' },
                    { time: '14:02', who: rao.name, what: 'Signed page 6', look: 'pen' },
                    { time: '16:30', who: 'System', what: `Reminded ${khan.name}` },
                  ],
                },
              ],
            },
          ],
        },
        caption: 'One agreement in the audit log, from the draft to the reminder.',
      },
      tools: [
        { label: 'Sign PDF', href: '/toolsdetails/ai-pdf-editor#sign' },
        { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
        { label: 'Split PDF', href: '/toolsdetails/split-pdf' },
        { label: 'Remove Pages', href: '/toolsdetails/remove-pages' },
      ],
    },
    steps: {
      title: 'How it works',
      lead: 'Nothing is printed, scanned or posted between the draft and the signed copy.',
      items: [
        {
          title: 'Place fields on the draft',
          text: 'Drag signature, name and date to the page.',
          drawing: {
            kind: 'page',
            page: {
              title: 'Agreement, draft',
              bars: [100, 64],
              below: [{ fields: ['Name', 'Signature', 'Date'] }],
            },
          },
        },
        {
          title: 'Send it in order',
          text: 'Each signer gets the page when it is their turn.',
          drawing: {
            kind: 'people',
            rows: [
              { name: iyer.name },
              { name: rao.name, note: 'to sign now', chosen: true },
              { name: khan.name, note: 'next' },
            ],
          },
        },
        {
          title: 'Keep the locked copy',
          text: 'The signed version is filed with its log beside it.',
          drawing: {
            kind: 'page',
            page: {
              title: 'Agreement',
              note: 'v4',
              bars: [100],
              below: [{ signed: ['iyer', 'rao', 'khan'] }, { locked: 'Locked' }],
            },
          },
        },
      ],
    },
    related: [
      { href: '/feature10page', note: 'Build the agreement with its signature block.' },
      { href: '/feature4page', note: 'A signed contract’s last day becomes a reminder.' },
      { href: '/usecase3page', note: 'Consents signed and kept with the record.' },
    ],
    closing: {
      title: 'Signed, dated, on record',
      text: 'See what the log keeps of each signing, and which rules it is ready for.',
      links: [{ href: '/security1page' }, { href: '/security3page' }],
    },
  },
  {
    n: 7,
    slug: 'ai-integrated-tools',
    name: 'AI-Integrated Tools',
    promise: 'Ask, summarise, rewrite, with the source highlighted.',
    picture: 'f-aitools',
    meta: {
      title: 'AI-Integrated Tools: answers with sources',
      description:
        'Ask a document a question and see the line that answers it. Summarise, draft, rewrite, edit PDFs, dictate, listen and screen, all on the same page.',
      updated: '2026-11-21',
    },
    detail:
      'Put a question to a document and get the answer with its line marked. Summaries, drafts and voice work on the same page.',
    drawing: 'ai-tools',
    formats: {
      pdf: 'Questions answered, text edited',
      word: 'Drafted and rewritten',
      excel: 'Tables explained in words',
      ppt: 'Slides cut to a few lines',
      jpg: 'Scans read like any page',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Summarise',
          text: 'A long document becomes a few lines, each tied to its source.',
          drawing: {
            kind: 'row',
            parts: [
              { bars: [100, 92, 100, 60], read: [1] },
              { icon: 'arrow' },
              { run: [{ text: '24 months, from April' }, { source: 1 }] },
            ],
          },
        },
        {
          title: 'Draft and rewrite',
          text: 'Ask for a first version, or for a shorter and plainer one.',
          drawing: {
            kind: 'row',
            parts: [
              { mark: 'In the event that' },
              { icon: 'arrow' },
              { chip: 'If the rent is late…', tone: 'lilac' },
            ],
          },
        },
        {
          title: 'Edit the PDF itself',
          text: 'Change a paragraph in place, without going back to Word.',
          drawing: {
            kind: 'framed',
            run: [{ text: 'on the' }, { strike: '5th' }, { pen: '10th' }, { text: 'of each month' }],
          },
        },
        {
          title: 'Speech to text',
          text: 'Dictate a note or a letter and correct it on the page.',
          drawing: {
            kind: 'row',
            parts: [{ speech: 'wave' }, { icon: 'arrow' }, { text: '“Dear Mr Rao, the', caret: true }],
          },
        },
        {
          title: 'Text to speech',
          text: 'Have a contract read aloud while you check the figures.',
          drawing: {
            kind: 'row',
            parts: [
              { speech: 'play' },
              { run: [{ text: '…a deposit of' }, { mark: 'three months’ rent' }, { text: '…' }] },
            ],
          },
        },
        {
          title: 'Screen a document',
          text: 'See what is missing before it goes out: a date, a page, a signature.',
          drawing: { kind: 'checks', fine: 'All 12 pages, both dates', missing: 'No signature on page 12' },
        },
      ],
      legend: [
        { sign: 'ai', words: 'clause 9', text: 'Words the AI used' },
        { sign: 'person', words: 'Accept', text: 'What you decided' },
      ],
      note: 'AI text can be wrong. The marked line is there so that you can check it.',
      tools: [
        { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
        { label: 'AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
        { label: 'Document Screener', href: '/toolsdetails/document-screener' },
        { label: 'Speech to Text', href: '/toolsdetails/speech-to-text' },
        { label: 'Text to Speech', href: '/toolsdetails/text-to-speech' },
      ],
    },
    steps: {
      title: 'From a question to a checked answer',
      items: [
        {
          title: 'Open the document',
          text: 'Any file in your folders, a scan included.',
          drawing: {
            kind: 'page',
            page: { title: 'Lease, Unit 4B', bars: [60, 100, 92, 98, 70, 100, 86, 94], headings: [0] },
          },
        },
        {
          title: 'Ask, or pick a job',
          text: 'Type a question, or choose summarise, rewrite or read aloud.',
          drawing: {
            kind: 'question',
            chips: [{ chip: 'Summarise' }, { chip: 'Rewrite' }, { chip: 'Read aloud' }],
            question: 'Can the rent go up?',
          },
        },
        {
          title: 'Check the marked line',
          text: 'Each answer points to its words. Accept it, change it or drop it.',
          drawing: {
            kind: 'answer',
            page: { title: 'Clause 5', bars: [100, 92, 98, 64], read: [1, 2] },
            answer: 'Once a year, by letter',
            accept: 'Accept',
          },
        },
      ],
    },
    related: [
      { href: '/feature8page', note: 'Check the finished text against its sources.' },
      { href: '/feature2page', note: 'The same AI, used to file the page.' },
      { href: '/usecase4page', note: 'Any team asks; the policy or contract answers.' },
    ],
    closing: {
      title: 'Try it on your own contract',
      text: `Ask it your own questions for ${fact.trial}, then choose a plan.`,
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 8,
    slug: 'plagiarism-checker',
    name: 'Plagiarism Checker',
    promise: 'See what matches, and where.',
    picture: 'f-venn',
    meta: {
      title: 'Plagiarism Checker: matches and sources',
      description:
        'Check a PDF or Word file before you submit or publish: matching passages highlighted, one similarity share, a numbered source list and a report to share.',
      updated: '2026-11-21',
    },
    detail:
      'Passages that match are marked in your text, with a number for each source. You decide what to cite and what to rewrite.',
    drawing: 'plagiarism',
    formats: {
      pdf: 'Theses and papers, checked',
      word: 'Drafts, checked before hand-in',
      excel: 'Tables, stored but not checked',
      ppt: 'The talk, shared by link',
      jpg: 'Figures, filed with the chapter',
    },
    list: {
      layout: 'columns',
      items: [
        { title: 'See the match', text: 'Matching passages are marked in your own text, line by line.' },
        { title: 'Know the share', text: 'One figure for the document, and one for each source.' },
        { title: 'Open the source list', text: 'Every match carries the number of the source behind it.' },
        { title: 'Check before you submit', text: 'Or before you publish, and once more after the edit.' },
        { title: 'Use PDF or Word', text: 'Add either as a file, with nothing to paste.' },
        {
          title: 'Share the report',
          text: 'Send the marked text and its sources to a supervisor or client.',
        },
      ],
      beside: {
        label: 'Sample: a similarity report by chapter; chapter 2 has the largest share, 18 per cent.',
        drawing: {
          kind: 'sheets',
          sheets: [
            {
              title: 'Report, thesis draft',
              note: `for ${rao.name}`,
              blocks: [
                { kind: 'share', name: { text: '1 Introduction' }, aside: { strong: '4%' }, percent: 4 },
                { kind: 'share', name: { strong: '2 Literature' }, aside: { strong: '18%' }, percent: 18 },
                { kind: 'share', name: { text: '3 Method' }, aside: { strong: '9%' }, percent: 9 },
                { kind: 'share', name: { text: '4 Results' }, aside: { strong: '2%' }, percent: 2 },
                {
                  kind: 'rows',
                  rows: [
                    { label: 'Checked by', value: khan.name },
                    { label: 'Cited after the check', value: [{ pen: '2 passages' }] },
                  ],
                },
              ],
            },
          ],
        },
        caption: 'The report to share: where to look first, chapter by chapter.',
      },
      tools: [
        { label: 'Plagiarism Screener', href: '/toolsdetails/plagiarism-screener' },
        { label: 'Compare PDF', href: '/toolsdetails/compare-pdf' },
      ],
    },
    steps: {
      title: 'How it works',
      lead: 'A figure proves nothing on its own. The report shows the words behind it.',
      items: [
        {
          title: 'Add the text',
          text: 'A PDF or a Word file, one chapter or the whole thesis.',
          drawing: {
            kind: 'page',
            page: {
              title: 'Thesis, chapter 2',
              bars: [100, 90, 96, 70, 100],
              below: [{ formats: ['PDF', 'Word'] }],
            },
          },
        },
        {
          title: 'Read what matches',
          text: 'Each marked passage has a number, and the number has a source.',
          drawing: {
            kind: 'pair',
            pages: [
              { title: 'Yours', bars: [100, 88, 96, 72, 90], read: [2, 3] },
              { title: 'Source 1', tone: 'sky', lines: ['same', 'matched', 'matched', 'same'] },
            ],
          },
        },
        {
          title: 'Cite or rewrite',
          text: 'Decide passage by passage, then run the check again.',
          drawing: {
            kind: 'page',
            page: {
              title: 'Thesis, chapter 2',
              below: [
                { run: [{ mark: 'is rarely measured', source: 1 }], look: 'large' },
                { run: [{ pen: '(Journal, 2019)' }, { source: 1 }], look: 'large' },
                { run: [{ text: '18% before, 9% after' }], look: 'ruled' },
              ],
            },
          },
        },
      ],
    },
    related: [
      { href: '/feature7page', note: 'Rewrite a passage and see what changed.' },
      { href: '/feature10page', note: 'Set out the thesis from a template.' },
      { href: '/usecase5page', note: 'Theses, certificates and admissions.' },
    ],
    closing: {
      title: 'Check one chapter first',
      text: 'Then see plans and prices.',
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 9,
    slug: 'image-and-visual-tools',
    name: 'Image & Visual Tools',
    promise: 'Fix the picture without leaving the document.',
    picture: 'f-image',
    meta: {
      title: 'Image & Visual Tools: cut, crop, compress',
      description:
        'Remove a background, crop, resize, compress, turn photos into a PDF or PDF pages into JPG pictures, and place the result in the document you have open.',
      updated: '2026-11-21',
    },
    detail:
      'Remove a background, crop, compress and convert while the letter stays open. The photo you started from is kept as the first version.',
    drawing: 'images',
    formats: {
      pdf: 'Pages saved as pictures',
      word: 'Pictures placed in your text',
      excel: 'Logos on invoices and sheets',
      ppt: 'Lighter pictures, lighter decks',
      jpg: 'Cut out, cropped, compressed',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Remove the background',
          text: 'A portrait, a stamp or a logo, cut out and ready for the page.',
          drawing: {
            kind: 'row',
            parts: [
              { photo: 'person' },
              { icon: 'arrow' },
              { photo: 'half-cut' },
              { icon: 'arrow' },
              { photo: 'cut' },
            ],
          },
        },
        {
          title: 'Image to PDF',
          text: 'Photos of bills become one PDF that can be filed.',
          drawing: {
            kind: 'row',
            parts: [{ photo: 'bill', times: 3 }, { icon: 'arrow' }, { format: 'PDF' }, { text: '3 pages' }],
          },
        },
        {
          title: 'PDF to Image',
          text: 'Each page becomes a picture for a slide or a message.',
          drawing: {
            kind: 'row',
            parts: [
              { format: 'PDF' },
              { icon: 'arrow' },
              { format: 'JPG' },
              { format: 'JPG' },
              { format: 'JPG' },
            ],
          },
        },
        {
          title: 'Crop and resize',
          text: 'Set the frame by hand, or type the width you need.',
          drawing: { kind: 'crop', ratio: '4:3', size: '1600 × 1200' },
        },
        {
          title: 'Compress',
          text: 'See the size before and after, and keep what still looks right.',
          drawing: { kind: 'smaller', before: '2.4 MB', after: '380 KB', percent: 16 },
        },
        {
          title: 'Place in the document',
          text: 'Drop the finished picture where the text needs it.',
          drawing: { kind: 'picture-in-text' },
        },
      ],
      legend: [
        { sign: 'person', words: 'Crop 4:3', text: 'Blue: the frame you set' },
        { sign: 'copies', text: 'The photo, then its copies' },
      ],
      tools: [
        { label: 'Background Remove', href: '/toolsdetails/background-remove' },
        { label: 'Image to PDF', href: '/toolsdetails/image-to-pdf' },
        { label: 'PDF to Image', href: '/toolsdetails/pdf-to-image' },
      ],
    },
    steps: {
      title: 'From a phone photo to a finished letter',
      items: [
        {
          title: 'Open the picture',
          text: 'From a folder, or straight out of a document.',
          drawing: { kind: 'photo', photo: 'person', note: 'IMG_2041.jpg' },
        },
        {
          title: 'Cut out, crop, compress',
          text: 'One tool after another, on the same picture.',
          drawing: { kind: 'photo', photo: 'cut', note: 'background off, 4:3' },
        },
        {
          title: 'Put it in place',
          text: 'It lands in the letter at the size you set.',
          drawing: { kind: 'page', page: { title: 'Letter, spring', below: [{ picture: 'cut' }] } },
        },
      ],
    },
    related: [
      { href: '/feature10page', note: 'Blocks for the pictures you prepared.' },
      { href: '/feature1page', note: 'Where photos and results are kept.' },
      { href: '/usecase3page', note: 'Scans and photos, filed with the patient.' },
    ],
    closing: {
      title: 'Bring pictures in from anywhere',
      text: 'Bring them in from a synced folder, or attached to an e-mail.',
      links: [{ href: '/integration1page' }, { href: '/integration3page' }],
    },
  },
  {
    n: 10,
    slug: 'document-builder',
    name: 'Document Builder',
    promise: 'Build the document from blocks.',
    picture: 'f-builder',
    meta: {
      title: 'Document Builder: templates and clauses',
      description:
        'Build letters, agreements and invoices from blocks: brand header, clauses, tables and a signature block. Start from a template, export as PDF or Word.',
      updated: '2026-11-21',
    },
    detail:
      'Start from a template, add clauses, a table and a signature block. The letterhead stays yours; the result leaves as PDF or Word.',
    drawing: 'builder',
    formats: {
      pdf: 'Exported, ready to send',
      word: 'Exported, open to edits',
      excel: 'Price lists, as table blocks',
      ppt: 'Decks, filed with the paper',
      jpg: 'Logos and photos as blocks',
    },
    list: {
      layout: 'columns',
      items: [
        { title: 'Start from a template', text: 'Letter, agreement, invoice or minutes, blocks in place.' },
        { title: 'Add clauses', text: 'Keep the wording your office has agreed on, and use it again.' },
        { title: 'Set tables', text: 'Rows for prices, dates or names, ruled and aligned.' },
        { title: 'End with signatures', text: 'One block holds the names and a line for each of them.' },
        { title: 'Keep your letterhead', text: 'Logo, address and colour sit in one brand header.' },
        { title: 'Export PDF or Word', text: 'PDF to send, Word to keep editing.' },
      ],
      beside: {
        label:
          'Sample: four templates, letter, agreement, invoice and minutes, each under the same letterhead.',
        drawing: {
          kind: 'shelf',
          templates: [
            { name: 'Letter', bars: [40, 100, 92, 96, 50] },
            { name: 'Agreement', bars: [100, 88], below: 'fields' },
            { name: 'Invoice', below: 'grid' },
            { name: 'Minutes', bars: [60, 84, 60, 92, 44], headings: [0, 2] },
          ],
        },
        caption: 'Four starting points. The letterhead is the same on each.',
      },
      tools: [
        { label: 'Word to PDF', href: '/toolsdetails/word-to-pdf' },
        { label: 'Excel to PDF', href: '/toolsdetails/excel-to-pdf' },
        { label: 'PDF To PPT', href: '/toolsdetails/pdf-to-ppt' },
      ],
    },
    steps: {
      title: 'How it works',
      lead: 'You arrange blocks; the margins, numbers and page breaks follow.',
      items: [
        {
          title: 'Choose a template',
          text: 'Or begin with an empty sheet and your letterhead.',
          drawing: {
            kind: 'pair',
            pages: [
              { title: 'Letter', bars: [50, 100, 90, 96, 60] },
              { title: 'Agreement', bars: [100, 88], picked: true, below: [{ toSign: true }] },
            ],
          },
        },
        {
          title: 'Place the blocks',
          text: 'Parties, clauses, table, signature: drag them into order.',
          drawing: { kind: 'blocks', placing: 'Clause: notice', placed: 'Signature' },
        },
        {
          title: 'Export or send to sign',
          text: 'Save as PDF or Word, or pass it on for signature.',
          drawing: {
            kind: 'pair',
            pages: [
              { bars: [60, 100, 90], headings: [0], below: [{ formats: ['PDF'] }] },
              { tone: 'lilac', lines: ['heading', 'same', 'same'], below: [{ formats: ['Word'] }] },
            ],
          },
        },
      ],
    },
    related: [
      { href: '/feature9page', note: 'Prepare the logo and the photos first.' },
      { href: '/feature8page', note: 'Check the text before it goes out.' },
      { href: '/usecase5page', note: 'Certificates and letters from one template.' },
    ],
    closing: {
      title: 'Templates on every plan',
      text: `${plan.basic} already includes the standard ones. See what the next plan adds.`,
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
]);
