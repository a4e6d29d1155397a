import { khan } from '../lib/sample-people';
import { parseContent } from '../lib/schema/parse';
import { detailCopySchema, entriesSchema, hubSchema } from '../lib/schema/security';
import { planWith } from './capabilities';
import { fact } from './claims';
import { plan } from './plan-names';

const ready = `ISO/${fact.hipaa}/${fact.gdpr} Ready`;

/**
 * Words of /security around its cards, which come from the entries below. Numbers in brackets: fewest and
 * most characters.
 */
export const hub = parseContent('content/security.ts', hubSchema, {
  /** The heading of the page (3–60). */
  title: 'Security you can show an auditor',
  /** The sentence under the heading (20–160). */
  lead: `Decide who can open each document and how long you keep it. Every action is logged on ${planWith.log} and above.`,
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'Document security and compliance',
    description: `${fact.encryption} at rest, access by role, a read-only audit log, retention rules and links that expire when you choose.`,
    updated: '2026-11-21',
  },
  /** The working paper in the first screen: `alt` says what is on it (30–260). */
  paper: {
    alt: 'Sample working paper: Who opened the payroll file? 2 opened, 1 refused. Who had access? Admin, and 1 link. Which controls apply? Roles, log, retention. How long is it kept? 8 years, set by a rule. Did it leave the office? 1 link, expired.',
  },
  /** Heading of the cards (5–60). */
  cardsTitle: 'Controls an auditor will ask about',
  /**
   * The day in the log: `title` (5–60), `text` (30–220), a `link`, and three `explanations` with `title` (3–60) and
   * `text` (10–220). Their numbers are in the margin of the drawn `log`, whose `alt` says what it shows (30–260).
   */
  dayLog: {
    title: 'A day in the audit log',
    text: `One contract, one working day. Each action is logged as it happens, and nobody can edit the entry. The log is included on ${planWith.log} and above.`,
    explanations: [
      {
        title: 'Refusals are logged too',
        text: 'An Employee tried to download. The role blocked it, and the log shows the attempt.',
      },
      {
        title: 'Outside access is logged too',
        text: 'A link isn’t a person, so the line shows the link’s number, the browser, and whether a password was needed.',
      },
      {
        title: 'AI actions are marked',
        text: 'The line shows how many fields the AI tagged.',
      },
    ],
    link: { label: 'Document Access Logs', href: '/security1page' },
    log: {
      alt: 'Sample of one day in a log, hour by hour: opened, compared, a link revoked, a download refused, a link opened, a new version tagged by AI, a signature, an export.',
    },
  },
  /**
   * A document from upload to deletion: `title` (5–60), `text` (30–220) and five `stages`. Each has a `name`, the
   * state in which the sheet is drawn (encrypt, restrict, log, retain, delete), a `title` (3–60), a `text` (10–220),
   * and the link below it: `href` and its words, `more` (3–50).
   */
  life: {
    title: 'From upload to deletion',
    text: 'The same document at five points, from the day it arrives to the day it’s deleted.',
    stages: [
      {
        name: 'encrypt',
        title: 'Encrypt',
        text: `Encrypted with ${fact.encryption} and stored in ${fact.storage} as soon as it arrives.`,
        href: '/feature1page',
        more: 'Upload and storage',
      },
      {
        name: 'restrict',
        title: 'Restrict',
        text: 'Permission groups control who can view, edit or download it.',
        href: '/security2page',
        more: 'Permission groups',
      },
      {
        name: 'log',
        title: 'Log',
        text: 'Each view, edit and download is logged with a name and time.',
        href: '/security1page',
        more: 'Audit log',
      },
      {
        name: 'retain',
        title: 'Retain',
        text: 'A rule on its tag or folder keeps it for as long as you choose.',
        href: '/security4page',
        more: 'Retention rules',
      },
      {
        name: 'delete',
        title: 'Delete',
        text: `Deleted after review, with ${fact.restore} to restore it. The log entry stays.`,
        href: '/faqs#restore-deleted-files',
        more: 'Restoring files',
      },
    ],
  },
  /**
   * The table of roles: `title` (5–60), `text` (30–260) and a `link`.
   *
   * - `caption`: above the table (10–120); `columns` are its four heads (3–20 each).
   * - `rows`: one for each `role` (3–20): `who` that is (3–60), and its three `permissions` in the order of the heads,
   *   true or false.
   * - `yes`: read out for a tick; `no`, for a dash (2–12 each).
   */
  roles: {
    title: 'Three roles to start with',
    text: `You decide what each role can do, per folder or per document. This is how one office might set up its Accounts folder. Change it, or add roles of your own. Roles are included on ${planWith.roles} and above.`,
    caption: 'Example: access to the folder “Accounts”',
    columns: ['Role', 'View', 'Edit', 'Download'],
    rows: [
      { role: 'Admin', who: 'Sets permissions, reads the log', permissions: [true, true, true] },
      { role: 'Manager', who: 'Works on the documents', permissions: [true, true, false] },
      { role: 'Employee', who: 'Reads the documents they work with', permissions: [true, false, false] },
    ],
    yes: 'Allowed',
    no: 'Not allowed',
    link: { label: 'Permission Groups', href: '/security2page' },
  },
  /**
   * How far the word “ready” goes: `title` (5–70), `text` (60–420) and 1–3 `links`. `sides`: two sheets, `shown` by
   * the product and `judged` by an auditor, each with `title` (5–40) and 2–4 `items` (10–60).
   */
  readiness: {
    title: 'What “ready” means, and what it doesn’t',
    text: `${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr} ask for controls and for proof that they’re used. The product has roles, encryption, audit logs and retention rules, and its log shows how access and retention were handled. Only your auditor can say whether your organisation meets a standard.`,
    sides: {
      shown: {
        title: 'The product shows',
        items: [
          'Who opened, changed or deleted a document',
          'Which role can view, edit or download it',
          'How long that type of document is kept',
        ],
      },
      judged: {
        title: 'Your auditor decides',
        items: [
          'Whether your rules are strict enough',
          'Whether your people follow them',
          'Which standard you can claim to meet',
        ],
      },
    },
    links: [
      { label: 'Where files are kept, and other answers', href: '/security/answers' },
      { label: 'How this website handles your data', href: '/privacy' },
    ],
  },
});

/** Words that all security pages share. */
export const copy = parseContent('content/security.ts', detailCopySchema, {
  /** The link to the auditor’s part in the first screen (5–40). */
  auditLink: 'What an auditor sees',
  /** Address of that part, as in /security1page#auditor. Do not change it once public. */
  auditId: 'auditor',
  /** Heading of the related pages (3–30). */
  relatedTitle: 'Read next',
});

/**
 * Each entry is one page, `/security{n}page`, and one card on /security. Append to add a page.
 *
 * Fields of an entry. Numbers in brackets: fewest and most characters.
 *
 * - `n`: number of the page in its address: 2 is /security2page. Give a new page the next one; never use one twice,
 *   never change it once public.
 * - `slug`: the same page in words: `permission-groups` also answers under /security/permission-groups. Small
 *   letters, digits, hyphens.
 * - `name`: heading of the page, and its name on cards and in links (3–40).
 * - `tagline`: one sentence on the card of the hub (15–90).
 * - `picture`: its name, from the list in lib/schema/pictures.ts. Cards and links to the page show it; no
 *   two entries share one.
 * - `lead`: one or two sentences under the heading (40–150).
 * - `illustration`: the paper on the first screen: its `name`, a file of components/illustrations/security, where the
 *   words drawn in it are, and `alt`, what it shows, from “Sample” to a full stop (30–260).
 * - `meanings`: explains three terms before the list, only where the page’s name needs it: `title` (5–60), `text`
 *   (30–220), the `labels` of the two boxes on each sheet (3–30 each), and three `items`, a sheet each: `title`
 *   (3–40), `text`, what it is (40–200), `ready`, what the word means for it (40–240), and `leftToYou`, what stays with
 *   the reader (10–120).
 * - `list`: six things it does: `title` (5–60), `layout` and `items` with `title` (3–60), `text` (10–220) and
 *   `illustration`, the name of the drawing shown above it; all are in
 *   components/illustrations/security/points.tsx. The layout is cells, rows or margin; without one, cells. Give neighbouring pages different ones.
 *   In the margin a `note` may be under the heading (20–160), and a `legend` of up to three, what a style of writing means
 *   in the page’s drawings: the `writing` (pen, marker or ended), its `words` (3–30) and its `text` (3–40).
 * - `audit`: what an auditor sees: `title`, its heading, which no other page has (5–60), `text` by it (30–160) and `rows`, each a question (5–40), the place of
 *   its answer (3–50) and the answer (2–40). The `layout` is walkthrough, with three heads in
 *   `columns` (3–30 each) and 4–8 rows; or log-line, key-rack, archive-boxes or ticket, with six rows.
 * - An answer is plain words or one of: `pen`, what a person did; `strike`, words struck out, with `text` after them;
 *   `ended`, expired or revoked only, with or without `pen`, who ended it; `onHold`, kept by a hold; `deleted`, so that only its log line is left.
 * - `related`: three or four related pages, near the end: `href`, the address, and `note`, why to go
 *   there (10–90). Name and picture come from that page. `relatedLayout`: their form, rows or cards; without it, rows.
 * - `closing`: the coloured band at the end: `title` (10–70), `text` (20–160) and two `links`, other
 *   pages than `related` has.
 * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
 *   (110–155). No two pages share one. `updated`: date of the last substantive edit, as year-month-day;
 *   the sitemap gives it to search engines.
 * - `draft`: true keeps the page out of the published site while it is written. May be left out.
 * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
 */
export const entries = parseContent('content/security.ts', entriesSchema, [
  {
    n: 1,
    slug: 'document-access-logs',
    name: 'Document Access Logs',
    tagline: 'Who opened what, which version, when and from where.',
    lead: 'See who opened what, which version, when and from where, in a log that nobody can edit.',
    picture: 'audit',
    illustration: {
      name: 'access-log',
      alt: 'Sample of a printed audit log: views, an upload, a signature, a link view, a refused download and a revoked link, each with name, role, version, time and browser.',
    },
    meta: {
      title: 'Document Access Logs: who opened what',
      description:
        'Every view, edit and download, by staff or via a link, on its own line: name, version, exact time, browser. Filter and export the log; nobody can edit it.',
      updated: '2026-11-21',
    },
    list: {
      title: 'What the log does',
      layout: 'margin',
      note: 'Everything that happens to a document is logged. The style of the line shows who did it, or that access has ended.',
      legend: [
        { writing: 'pen', words: 'Signed page 6', text: 'a person' },
        { writing: 'marker', words: 'Tagged 4 fields', text: 'the AI' },
        { writing: 'ended', words: 'Link 2c81 revoked', text: 'expired or revoked' },
      ],
      items: [
        {
          title: 'Six facts on every line',
          text: 'Who did what, in what role, to which version, when and from where.',
          illustration: 'six-facts',
        },
        {
          title: 'Filter and export',
          text: 'Filter by person, document, action or date, then export the list.',
          illustration: 'filtered-lines',
        },
        {
          title: 'Nobody can edit it',
          text: 'No role can change a line, not even Admin.',
          illustration: 'sealed-line',
        },
        {
          title: 'Link views are logged too',
          text: 'The line shows the link’s number, the browser and the device.',
          illustration: 'link-view',
        },
        {
          title: 'Kept for as long as you need',
          text: 'You set how many years to keep log lines.',
          illustration: 'kept-lines',
        },
        {
          title: 'Alerts',
          text: 'Get an alert when a document you’ve marked is opened or downloaded.',
          illustration: 'marked-download',
        },
      ],
    },
    audit: {
      title: 'One line, six answers',
      layout: 'log-line',
      text: 'Auditors usually ask these six questions. This line from the log above answers all of them.',
      rows: [
        ['When did it happen?', 'Date and time, to the second', '20 Nov, 12:10:45'],
        ['Who opened it?', 'A name, or a link’s number', 'Link 7f3a'],
        ['What was done?', 'The action, and how', 'Opened with password'],
        ['In what role?', 'The role at that time', 'Auditor'],
        ['Which version?', 'Version number', 'v3'],
        ['From where?', 'Browser and device', 'Safari, iPhone'],
      ],
    },
    related: [
      { href: '/security2page', note: 'Decide who can do what in the first place.' },
      { href: '/security5page', note: 'How links expire, and what they leave in the log.' },
      { href: '/feature3page', note: 'The numbered versions that the log refers to.' },
      { href: '/usecase3page', note: 'Every view of a patient’s record, logged.' },
    ],
    relatedLayout: 'cards',
    closing: {
      title: 'Know who opened it, and when',
      text: 'Roles decide what people can do. The log shows what they did.',
      links: [
        { label: 'Data Retention Rules', href: '/security4page' },
        { label: 'Security answers', href: '/security/answers' },
      ],
    },
  },
  {
    n: 2,
    slug: 'permission-groups',
    name: 'Permission Groups',
    tagline: 'Set a group’s access once for a folder and everything in it.',
    lead: 'Give groups access to folders, instead of giving each person access to each file. When people come and go, the group’s access stays the same.',
    picture: 'groups',
    illustration: {
      name: 'permission-groups',
      alt: `Sample register: five folders and the access four groups have to each. Only Admins can open Payroll, guests view Vendors only, and a note shows ${khan.name} removed from four groups.`,
    },
    meta: {
      title: 'Permission Groups: access by role and folder',
      description:
        'Admin, Manager, Employee and your own roles: view, edit or download per folder or document. Subfolders inherit access; remove leavers in one step.',
      updated: '2026-11-21',
    },
    list: {
      title: 'What groups control',
      items: [
        {
          title: 'Three ready-made roles',
          text: 'Use Admin, Manager and Employee, or add your own.',
          illustration: 'three-roles',
        },
        {
          title: 'Folder or document',
          text: 'Give access to a folder, or to a single document inside it.',
          illustration: 'folder-or-file',
        },
        {
          title: 'Inherit or override',
          text: 'Subfolders follow the folder above until you change them.',
          illustration: 'overridden-right',
        },
        {
          title: 'Remove leavers in one step',
          text: 'Remove a person once, and they’re out of every group.',
          illustration: 'leaver',
        },
        {
          title: 'Guest groups',
          text: 'A client or auditor sees the folder you chose and nothing else.',
          illustration: 'guests',
        },
        {
          title: 'Review list',
          text: 'Who can open what, on one list you can review and sign off.',
          illustration: 'reviewed-list',
        },
      ],
    },
    audit: {
      title: 'Prove who has access',
      text: 'Six questions about access, and where you’ll find the answer to each.',
      layout: 'key-rack',
      rows: [
        ['Who can open payroll?', 'The folder’s groups', 'Admin only'],
        ['Who is in that group?', 'The list of members', '2 people, no guests'],
        ['Since when?', 'Access changes in the log', { pen: 'A. Rao, 3 Nov 2026, 10:04' }],
        ['Does anyone outside have access?', 'The guest groups', 'Vendors, view'],
        [
          'Have all leavers lost access?',
          'One line per removal',
          { strike: 'N. Khan', text: 'removed from 4 groups' },
        ],
        ['When was it last checked?', 'The review list', { pen: 'S. Iyer, 14 Nov 2026' }],
      ],
    },
    related: [
      { href: '/feature5page', note: 'Set the same roles for one document.' },
      { href: '/security1page', note: 'Proof of what people did.' },
      { href: '/usecase4page', note: 'One set of permissions for HR, contracts and policies.' },
      { href: '/integration5page', note: 'Use the same groups in your own portal.' },
    ],
    closing: {
      title: 'One list of who can open what',
      text: 'Short enough to read through before every audit.',
      links: [
        { label: 'Secure Sharing Links', href: '/security5page' },
        { label: 'Security answers', href: '/security/answers' },
      ],
    },
  },
  {
    n: 3,
    slug: 'iso-hipaa-gdpr-ready',
    name: ready,
    tagline: 'See the controls for each standard, and what your office has to do.',
    lead: 'The controls auditors ask for, set up for your office and visible in one place. “Ready” is a starting point, and this page explains how far it goes.',
    picture: 'compliance',
    illustration: {
      name: 'readiness-forms',
      alt: `Sample checklist in three parts, for ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr}: each lists four controls, the page that explains each of them, and what’s left to you.`,
    },
    meta: {
      title: `${ready}: controls to show`,
      description: `What “ready” means for ${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr}: ${fact.encryption} encryption, audit logs, roles and retention rules, and what’s left for you to do.`,
      updated: '2026-11-21',
    },
    meanings: {
      title: 'What “ready” means in each case',
      text: `${fact.iso27001}, ${fact.hipaa} and ${fact.gdpr} apply to different organisations. Software alone can’t meet them for you, but each calls for controls that software can provide.`,
      labels: ['Ready means', 'Left to you'],
      items: [
        {
          title: fact.iso27001,
          text: 'A standard for how an organisation manages its information security. It looks at the whole organisation, not at one tool.',
          ready: 'You can show permissions, audit logs and retention rules as evidence when you’re audited.',
          leftToYou: 'The audit itself, and how your office works.',
        },
        {
          title: fact.hipaa,
          text: 'A United States law on health records. It applies to those who hold them, and to their suppliers.',
          ready: `Roles limit who opens a record, each access is logged, and stored files are encrypted with ${fact.encryption}.`,
          leftToYou: 'Agreements and staff training.',
        },
        {
          title: fact.gdpr,
          text: 'The European Union’s rules on personal data, and on people’s rights over it.',
          ready:
            'You can find a person’s documents, limit who sees them, set how long they’re kept and show when they were deleted.',
          leftToYou: 'Your lawful basis for holding the data.',
        },
      ],
    },
    list: {
      title: 'The controls behind “ready”',
      layout: 'rows',
      items: [
        {
          title: 'Encrypted at rest',
          text: `Every file is encrypted with ${fact.encryption} and stored in ${fact.storage}.`,
          illustration: 'encrypted-note',
        },
        {
          title: 'Access by role',
          text: 'Set view, edit and download separately for each folder or document.',
          illustration: 'record-rights',
        },
        {
          title: 'Every access is logged',
          text: 'Name, version, time and device, whenever a file is opened by staff or through a link.',
          illustration: 'record-view',
        },
        {
          title: 'Retention rules',
          text: 'A tag or folder sets how long a document is kept. A hold stops the clock.',
          illustration: 'consent-rule',
        },
        {
          title: 'Deletions are logged',
          text: `You can undo a deletion within ${fact.restore}. The log entry stays.`,
          illustration: 'reviewed-deletion',
        },
        {
          title: 'Ask about your standard',
          text: `Tell us which standard you follow. We reply within ${fact.reply}.`,
          illustration: 'asked-by-mail',
        },
      ],
    },
    audit: {
      title: 'From the question to the proof',
      text: 'A review looks at the rule, then the control, then the evidence. Here are the control and the evidence for six common questions.',
      layout: 'walkthrough',
      columns: ['The question', 'The control', 'What you can show'],
      rows: [
        ['Is it encrypted?', `${fact.encryption} at rest`, 'Our written description, on request'],
        ['Who has access today?', 'Permission groups', 'Members per folder'],
        ['Who had access in March?', 'Audit log', 'Lines for March, exported'],
        ['How long do you keep it?', 'Retention rules', 'The rule on its tag'],
        ['Can you find one person’s documents?', 'Tags and full-text search', 'A list of documents'],
        ['Was it really deleted?', 'Audit log', 'Time, rule, reviewer'],
      ],
    },
    related: [
      { href: '/usecase3page', note: 'Reports and consents, with every access logged.' },
      { href: '/security4page', note: 'Set how long each document is kept.' },
      { href: '/feature1page', note: 'Where files are stored, and how large they can be.' },
    ],
    relatedLayout: 'cards',
    closing: {
      title: 'Bring your auditor’s list',
      text: 'Send us the questions. We’ll tell you which ones the product answers and which ones you need to answer.',
      links: [
        { label: 'Standards and Indian law', href: '/security/answers#law' },
        { label: 'Send us your questions', href: '/contact?topic=security-questions' },
      ],
    },
  },
  {
    n: 4,
    slug: 'data-retention-rules',
    name: 'Data Retention Rules',
    tagline: 'Set how long files are kept. A person approves deletion.',
    lead: 'Set how many years to keep each kind of document. A rule on a tag or folder tracks the date, and a person has the final say.',
    picture: 'retention',
    illustration: {
      name: 'retention-schedule',
      alt: `Sample retention schedule: invoices kept eight years, leases three years after they end, applicants’ files two years, one matter on hold; below, ${fact.restore} to restore a deleted file, and a file restored on day 12.`,
    },
    meta: {
      title: 'Data Retention Rules: keep, hold, delete',
      description: `Rules by tag or folder set how long a document is kept. Holds stop the clock, a person reviews each deletion, and files can be restored within ${fact.restore}.`,
      updated: '2026-11-21',
    },
    list: {
      title: 'What a rule can do',
      layout: 'margin',
      note: 'A rule belongs to a tag or folder. It counts the years and waits for a person to decide.',
      items: [
        {
          title: 'Keep by tag',
          text: 'Every document with the tag follows its rule, wherever it’s filed.',
          illustration: 'tag-rule',
        },
        {
          title: 'Keep by folder',
          text: 'Set the rule on a folder, for everything filed there.',
          illustration: 'folder-rule',
        },
        {
          title: 'Hold',
          text: 'Stop every deletion in one matter until you lift the hold.',
          illustration: 'hold',
        },
        {
          title: 'Review before deletion',
          text: 'Someone checks what’s due, then approves its deletion or keeps it longer.',
          illustration: 'agreed-review',
        },
        {
          title: `${fact.restore} to restore`,
          text: `Any deletion can be undone in that time. ${plan.enterprise} plans keep deleted files longer.`,
          illustration: 'restored-file',
        },
        {
          title: 'Proof of deletion',
          text: 'The file is deleted. The log keeps the date and the rule.',
          illustration: 'deletion-line',
        },
      ],
    },
    audit: {
      title: 'A schedule you can show',
      text: 'Auditors object if you delete records too soon, or keep them too long. The schedule covers both.',
      layout: 'archive-boxes',
      rows: [
        ['How long are invoices kept?', 'The rule on the tag', 'Invoice, 8 years'],
        ['Who decided that?', 'Rule changes in the log', { pen: 'A. Rao, 2 Apr 2026' }],
        ['Why is this one still here?', 'The hold on it', { onHold: 'Matter 112/26, on hold' }],
        ['Who approved its deletion?', 'The review list', { pen: 'S. Iyer, 12 of 14 files' }],
        ['Can it be restored?', 'Deleted files', `Yes, within ${fact.restore}`],
        ['Is it gone?', 'One line in the log', { deleted: 'ledger-2016, deleted' }],
      ],
    },
    related: [
      { href: '/feature4page', note: 'Get reminders before documents expire.' },
      { href: '/usecase1page', note: 'Client records, closed year by year.' },
      { href: '/usecase2page', note: 'Closed matters, and holds that stay in place.' },
      { href: '/security1page', note: 'Where the proof of deletion is kept.' },
    ],
    closing: {
      title: 'Delete on time, with proof',
      text: 'Set the rule once. The schedule keeps track of the dates.',
      links: [
        { label: 'Restoring deleted files', href: '/faqs#restore-deleted-files' },
        { label: 'When a file is deleted', href: '/security/answers#deletion' },
      ],
    },
  },
  {
    n: 5,
    slug: 'secure-sharing-links',
    name: 'Secure Sharing Links',
    tagline: 'Links that expire, with every view logged.',
    lead: 'Send a link, not a copy. You set when it expires, add a password if you like, and see every time it’s opened.',
    picture: 'links',
    illustration: {
      name: 'share-tickets',
      alt: `Sample of one document with three share links: one expires after ${fact.linkShort}, one has a password, expires after ${fact.linkLong} and was opened at 12:10, one was revoked.`,
    },
    meta: {
      title: 'Secure Sharing Links: expiry and password',
      description: `Share a document with a link that expires after ${fact.linkShort} or ${fact.linkLong}, or on a set date. Make it view-only, add a password, revoke it, see when it’s opened.`,
      updated: '2026-11-21',
    },
    list: {
      title: 'What you can set on a link',
      items: [
        {
          title: 'Expiry',
          text: `After ${fact.linkShort} or ${fact.linkLong}, or on a date you choose. Then it stops working.`,
          illustration: 'link-terms',
        },
        {
          title: 'Password',
          text: 'Send the link one way and the password another.',
          illustration: 'link-password',
        },
        {
          title: 'View only',
          text: 'Pages open in the browser, with no download.',
          illustration: 'view-only',
        },
        {
          title: 'Revoke',
          text: 'Stop a link at once for everyone who has it.',
          illustration: 'revoked-link',
        },
        {
          title: 'Activity',
          text: 'See when it was opened, in which browser, and how many pages were viewed.',
          illustration: 'opened-link',
        },
        {
          title: 'One per person',
          text: 'Revoke one person’s link and the others keep working.',
          illustration: 'link-per-person',
        },
      ],
    },
    audit: {
      title: 'What a link can tell you',
      layout: 'ticket',
      text: 'Once you send a copy, you lose sight of it. A link keeps a record of when it was opened, even after it has expired.',
      rows: [
        ['Who had it?', 'The link’s number and name', '2c81, Former adviser'],
        ['For how long?', 'The link’s end date', fact.linkLong],
        ['Could they keep a copy?', 'The link’s permissions', 'View only'],
        ['Was it protected?', 'Password, on or off', { pen: 'On, set by A. Rao' }],
        ['Was it used?', 'Link views in the log', 'Opened twice'],
        [
          'When did it stop working?',
          'Its last line in the log',
          { ended: 'Revoked 10:15:52', pen: 'by A. Rao' },
        ],
      ],
    },
    related: [
      { href: '/feature5page', note: 'Permissions for people inside your office.' },
      { href: '/usecase2page', note: 'Share drafts with the other side for a limited time.' },
      { href: '/security2page', note: 'For returning guests, use a group instead of a link.' },
    ],
    relatedLayout: 'cards',
    closing: {
      title: 'Send links, not copies',
      text: 'A copy stays in an inbox for years. A link expires when you choose.',
      links: [
        { label: 'Document Access Logs', href: '/security1page' },
        { label: 'Security answers', href: '/security/answers' },
      ],
    },
  },
]);
