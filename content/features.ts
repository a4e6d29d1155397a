import { iyer, khan, rao } from '../lib/sample-people';
import { detailCopySchema, entriesSchema } from '../lib/schema/features';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { plan } from './plan-names';

/** Headings that are the same on every feature page. Numbers in brackets: fewest and most characters. */
export const copy = parseContent('content/features.ts', detailCopySchema, {
  /** Link in the first screen, down to the steps (3–30). */
  more: 'How it works',
  /** Heading of the strip of file formats (3–30). */
  formatsTitle: 'Accepted formats',
  /** What each format is called there: `pdf`, `word`, `excel`, `ppt` and `jpg` (2–8 each). */
  formatNames: { pdf: 'PDF', word: 'Word', excel: 'Excel', ppt: 'PPT', jpg: 'JPG' },
  /** Heading of the list (3–40). */
  listTitle: 'What you can do',
  /** Heading of the links to single tools (3–30). */
  toolsTitle: 'Related free tools',
  /** Heading of the related pages (3–30). */
  relatedTitle: 'Works well with',
});

/**
 * Each entry is one page, `/feature{n}page`, and one card on /features. Append to add a page.
 *
 * Fields of an entry. Numbers in brackets: fewest and most characters.
 *
 * - `n`: number of the page in its address: 2 is /feature2page. Give a new page the next one; never use one twice,
 *   never change it once public.
 * - `slug`: the same page in words: `smart-tagging` also answers under /features/smart-tagging. Small letters,
 *   digits, hyphens.
 * - `name`: heading of the page, and its name on cards and in links (3–40).
 * - `tagline`: one sentence under the heading and on the card (15–90).
 * - `picture`: its name, from the list in lib/schema/pictures.ts. Cards and links to the page show it; no
 *   two entries share one.
 * - `detail`: paragraph under the tagline: the one thing to know before reading on (50–190).
 * - `illustration`: the one on the first screen: its `name`, a file of components/illustrations/features, where the
 *   words inside it are, and its `alt`, one sentence from “Sample: ” to a full stop (30–220). Without one, the picture
 *   is shown on a sheet.
 * - `formats`: how the feature treats each kind of file: `pdf`, `word`, `excel`, `ppt` and `jpg` (8–44 each).
 * - `list`: what can be done. `layout` is how it looks: rows, each with a small illustration, or columns, beside a
 *   second one. `items` are 3–9 entries with `title` (3–40), `text` (20–120) and, in rows, `illustration`, the name
 *   of the one beside it in components/illustrations/features/points.tsx. It may be left out.
 * - `legend`: in rows, up to four: explains a `mark` that the illustrations use; `words` are those shown in it
 *   (2–13), `text` what it means (8–40).
 * - `facts`: in rows, up to five figures at a glance: `label` (2–30) and `value` (2–40).
 * - `note`: in rows: a line of small print below the heading (20–140). May be left out.
 * - `beside`: in columns: the second illustration: `name` and `alt`, as on the first screen, and `caption`, the line
 *   under it (20–140).
 * - `tools`: links to single tools, up to six. May be left out.
 * - `steps`: how it works: `title` (5–50), `lead` (20–140, may be left out) and 2–4 `items` with `title` (3–40),
 *   `text` (20–120) and `illustration`, the name of the one above it in components/illustrations/features/steps.tsx. It
 *   may be left out.
 * - `related`: three related pages, near the end: `href`, the address, and `note`, why to go
 *   there (10–90). Name and picture come from that page.
 * - `closing`: the coloured band at the end: `title` (5–50), `text` (20–140), and a `button`, or 1–3 `links` with
 *   an `href` each, which take their names from the pages they lead to. Not both.
 * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
 *   (110–155). No two pages share one. `updated`: date of the last substantive edit, as year-month-day;
 *   the sitemap gives it to search engines.
 * - `draft`: true keeps the page out of the published site while it is written. May be left out.
 * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
 */
export const entries = parseContent('content/features.ts', entriesSchema, [
  {
    n: 1,
    slug: 'file-upload-and-storage',
    name: 'File Upload & Storage',
    tagline: 'Upload files in batches. They’re encrypted and searchable.',
    picture: 'storage',
    meta: {
      title: 'File Upload & Storage: encrypted at rest',
      description: `Upload ${fact.formats} in one batch: ${fact.limitFree} a file on the Free plan, ${fact.limitEnterprise} on ${plan.enterprise}, ${fact.encryption} at rest, restore within ${fact.restore}.`,
      updated: '2026-11-21',
    },
    detail: `Upload one file or a whole folder. Each file is encrypted with ${fact.encryption}, and you can search for any word inside it.`,
    illustration: {
      name: 'upload',
      alt: 'Sample: three files dropping into the folder Property / Unit 4B. The lease is encrypted, the ledger is being uploaded, the photo is waiting.',
    },
    formats: {
      pdf: 'Signed documents and scans',
      word: 'Letters, drafts and minutes',
      excel: 'Rent rolls and price lists',
      ppt: 'Presentations and pitch decks',
      jpg: 'Photos of receipts and premises',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Drag and drop, or upload in batches',
          text: 'Drop one file, or choose a whole folder and upload it in one go.',
          illustration: 'dropped-folder',
        },
        {
          title: 'Large files',
          text: `Up to ${fact.limitFree} a file during the trial, and ${fact.limitEnterprise} on ${plan.enterprise}.`,
          illustration: 'fitting-file',
        },
        {
          title: 'Encrypted at rest',
          text: 'Every file is encrypted in storage. There’s nothing to switch on.',
          illustration: 'encrypted-file',
        },
        {
          title: 'Stored in the cloud',
          text: `Files are kept in ${fact.storage}, so you lose nothing if a laptop breaks.`,
          illustration: 'stored-elsewhere',
        },
        {
          title: 'Folders and full-text search',
          text: 'Keep your own folders, and search for words inside documents.',
          illustration: 'found-phrase',
        },
        {
          title: 'Restore deleted files',
          text: `You have ${fact.restore} to restore a deleted file, or longer on ${plan.enterprise}. After that, you can’t get it back.`,
          illustration: 'restored-ledger',
        },
      ],
      facts: [
        { label: 'Free plan', value: `${fact.limitFree} per file` },
        { label: `${plan.enterprise}`, value: `${fact.limitEnterprise} per file` },
        { label: 'At rest', value: fact.encryption },
        { label: 'Deleted files', value: `${fact.restore}, longer on ${plan.enterprise}` },
      ],
      note: `You’re on the Free plan during the ${fact.trialAdjective} trial. For the limits of the other plans, ask us.`,
    },
    steps: {
      title: 'From a messy desktop to one folder',
      items: [
        {
          title: 'Drop the files',
          text: `${fact.formats} files, one at a time or together.`,
          illustration: 'dropped-pile',
        },
        {
          title: 'They’re encrypted',
          text: 'Each file is encrypted and stored in its folder.',
          illustration: 'locked-folder',
        },
        {
          title: 'Search inside them',
          text: 'Search for a name, number or sentence and open the page it’s on.',
          illustration: 'search-hit',
        },
      ],
    },
    related: [
      { href: '/feature2page', note: 'Each new file is tagged when it arrives.' },
      { href: '/feature9page', note: 'Crop or compress photos, or turn them into PDFs.' },
      { href: '/usecase1page', note: 'Bills, returns and ledgers by client and year.' },
    ],
    closing: {
      title: 'Find the plan that fits',
      text: 'Compare all plans and see what each includes.',
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 2,
    slug: 'smart-tagging',
    name: 'Smart Tagging',
    tagline: 'AI reads each page and tags it. You can change any tag.',
    picture: 'tagging',
    meta: {
      title: 'Smart Tagging: AI reads, you check',
      description:
        'AI tags each PDF, scan or Word file by type, party, date and amount, and shows the words it used. Change any tag, or combine two or three to search.',
      updated: '2026-11-21',
    },
    detail:
      'Every tag points back to the words it came from, so you can check it at a glance and change it by hand.',
    illustration: {
      name: 'tagging',
      alt: 'Sample: a lease with four facts highlighted by AI, and the tag card made from them; a manager changed the folder by hand.',
    },
    formats: {
      pdf: 'Contracts, letters and scans',
      word: 'Drafts and templates',
      excel: 'Ledgers and registers',
      ppt: 'Decks and reports',
      jpg: 'Photos of bills and receipts',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Tag by content',
          text: 'Tags come from the text, not the file name, so even scan_47.pdf ends up in the right folder.',
          illustration: 'tags-read',
        },
        {
          title: 'See the words the AI used',
          text: 'Open a tag to see the line it came from.',
          illustration: 'words-used',
        },
        {
          title: 'Use your own tags',
          text: 'Client, year, matter, ward: use the words your office already uses.',
          illustration: 'own-tags',
        },
        {
          title: 'Tag in bulk',
          text: 'Drop in a folder of old files and have them all read in one go.',
          illustration: 'bulk-reading',
        },
        {
          title: 'Change any tag',
          text: 'Remove a wrong tag and type the right one. The log shows who changed it and when.',
          illustration: 'changed-tag',
        },
        {
          title: 'Search by tag',
          text: 'Combine two or three tags to find the page you need.',
          illustration: 'tag-search',
        },
      ],
      legend: [
        { mark: 'ai', words: '31 March 2028', text: 'The AI read this' },
        { mark: 'person', words: 'Property', text: 'A person wrote this' },
        { mark: 'copies', text: 'The original, then its copies' },
      ],
      tools: [
        { label: 'Document Screener', href: '/toolsdetails/document-screener' },
        { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
      ],
    },
    steps: {
      title: 'From a scan to a document you can find',
      items: [
        {
          title: 'Upload the scan',
          text: 'One file or a batch. There’s no need to rename anything.',
          illustration: 'scanned-page',
        },
        {
          title: 'The AI marks what matters',
          text: 'Type, parties, dates and amounts, each linked to its line.',
          illustration: 'marked-scan',
        },
        {
          title: 'Check where it was filed',
          text: 'The document goes to the folder that matches its tags. Change a tag, and it moves.',
          illustration: 'filed-lease',
        },
      ],
    },
    related: [
      { href: '/feature4page', note: 'Turn the dates the AI finds into reminders.' },
      { href: '/feature7page', note: 'Ask about a document, summarise it or rewrite it.' },
      { href: '/usecase2page', note: 'Matters, drafts and NDAs, filed as they arrive.' },
    ],
    closing: {
      title: 'Stop naming files by hand',
      text: 'Upload a folder of scans and see how they’re tagged.',
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 3,
    slug: 'document-version-control',
    name: 'Document Version Control',
    tagline: 'See which version is final, and who saved it.',
    picture: 'versions',
    meta: {
      title: 'Document Version Control: one final copy',
      description:
        'Every version gets a number and shows who saved it, and when. Compare any two side by side, restore any of them, and lock the one that was signed.',
      updated: '2026-11-21',
    },
    detail:
      'Every save becomes a numbered version that shows who saved it and when. Older ones stay available, and the signed one is locked.',
    illustration: {
      name: 'versions',
      alt: 'Sample: a supply agreement with four numbered versions, the fourth signed and locked; version 2 beside version 3 with the changed clause marked.',
    },
    formats: {
      pdf: 'Each upload gets the next number',
      word: 'Two drafts compared, changes marked',
      excel: 'Last month’s sheet is still there',
      ppt: 'The deck you presented, plus later edits',
      jpg: 'A new photo is saved as a new version',
    },
    list: {
      layout: 'columns',
      items: [
        {
          title: 'Number every save',
          text: 'We add v1, v2, v3, and the document’s name stays the same.',
        },
        { title: 'See who saved it and when', text: 'Each version shows a name, a date and a time.' },
        { title: 'Compare two versions', text: 'Put any two side by side, with the changes marked.' },
        {
          title: 'Restore any version',
          text: 'It becomes the newest version. Nothing is overwritten.',
        },
        { title: 'Lock the signed version', text: 'After the last signature, it’s read-only.' },
        { title: 'Leave a note', text: 'Say why you saved it: “price agreed by phone”.' },
      ],
      beside: {
        name: 'replaced-files',
        alt: 'Sample: three files called “final”, crossed out by hand; one document with four versions takes their place.',
        caption: 'Three files called “final” become one document with a history.',
      },
    },
    steps: {
      title: 'How it works',
      lead: 'There’s no naming scheme to learn. People save as usual, and each version is numbered.',
      items: [
        {
          title: 'Save as usual',
          text: 'Each time you upload or edit, the new version gets the next number.',
          illustration: 'saved-version',
        },
        {
          title: 'Compare before you send',
          text: 'Read two versions side by side and choose one.',
          illustration: 'compared-versions',
        },
        {
          title: 'Lock what was agreed',
          text: 'The signed version can’t change; later drafts get new numbers.',
          illustration: 'locked-version',
        },
      ],
    },
    related: [
      { href: '/feature5page', note: 'Share one version and keep the drafts to yourself.' },
      { href: '/feature6page', note: 'The last signature locks the version.' },
      { href: '/usecase2page', note: 'See at a glance which draft of an NDA is current.' },
    ],
    closing: {
      title: 'Every version under one name',
      text: 'The log shows who opened which version. Imports from Dropbox include any versions kept there.',
      links: [{ href: '/security1page' }, { href: '/integration2page' }],
    },
  },
  {
    n: 4,
    slug: 'expiry-date-tracking',
    name: 'Expiry Date Tracking',
    tagline: 'Get a reminder before a document expires.',
    picture: 'expiry',
    meta: {
      title: 'Expiry Date Tracking: renew on time',
      description:
        'AI finds the end date in licences, leases and contracts, or you enter it. Each document’s owner gets a reminder beforehand; expired documents stay on file.',
      updated: '2026-11-21',
    },
    detail:
      'AI reads the end date in licences, leases, policies and contracts, or you type it in. The person you name gets a reminder in good time.',
    illustration: {
      name: 'expiry',
      alt: `Sample: a fire licence with its expiry date, 11 January 2027, highlighted by AI and ringed in the calendar; ${iyer.name} is reminded on 12 December. A shop licence has expired.`,
    },
    formats: {
      pdf: 'Licences, leases and policies',
      word: 'Contracts with an end date',
      excel: 'Your old renewal register',
      ppt: 'Offers with a closing date',
      jpg: 'Photos of permits on the wall',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Find the date',
          text: 'The AI marks it in the document. If it isn’t there, type it in.',
          illustration: 'found-date',
        },
        {
          title: 'Choose when reminders go out',
          text: 'Set how many days ahead, so there’s time to act.',
          illustration: 'reminder-days',
        },
        {
          title: 'List by month',
          text: 'See what expires each month, across all folders.',
          illustration: 'month-counts',
        },
        {
          title: 'Name an owner',
          text: 'Each date belongs to one person, so everyone knows whose job it is.',
          illustration: 'named-owner',
        },
        {
          title: 'Renew as a new version',
          text: 'The new licence becomes the next version; you can still open the old one.',
          illustration: 'renewed-version',
        },
        {
          title: 'Keep expired documents',
          text: 'An expired document is marked in red and stays in its folder.',
          illustration: 'expired-entry',
        },
      ],
      legend: [
        { mark: 'ai', words: '11 Jan 2027', text: 'The AI found this date' },
        { mark: 'person', words: '1 March', text: 'A person typed this one' },
        { mark: 'reminder', words: '12 Dec', text: 'A reminder goes out' },
        { mark: 'expired', words: '31 Oct', text: 'Expired, still on file' },
      ],
    },
    steps: {
      title: 'From the small print to a timely renewal',
      items: [
        {
          title: 'The date is marked',
          text: 'Upload the licence. The AI finds the expiry date and marks the line.',
          illustration: 'marked-date',
        },
        {
          title: 'The owner is reminded',
          text: 'The person you named gets a reminder before that date, not after it.',
          illustration: 'owner-reminder',
        },
        {
          title: 'The renewal is a new version',
          text: 'Upload the new licence as the next version, and the date is updated.',
          illustration: 'renewed-licence',
        },
      ],
    },
    related: [
      { href: '/feature2page', note: 'AI reads the date and the rest of the page.' },
      { href: '/feature3page', note: 'A renewal is the next version of the same document.' },
      { href: '/usecase1page', note: 'Due dates for every client and every year.' },
    ],
    closing: {
      title: 'What happens when a document expires?',
      text: 'Your retention rules decide how long it’s kept. Zapier can put the renewal in your calendar.',
      links: [{ href: '/security4page' }, { href: '/integration4page' }],
    },
  },
  {
    n: 5,
    slug: 'role-based-sharing',
    name: 'Role-Based Sharing',
    tagline: 'Each person sees what their role allows, and nothing else.',
    picture: 'sharing',
    meta: {
      title: 'Role-Based Sharing: view, edit or download',
      description: `Set what Admin, Manager, Employee and your own roles can view, edit or download. Links expire after ${fact.linkShort} or ${fact.linkLong}, or on a set date.`,
      updated: '2026-11-21',
    },
    detail:
      'Choose who can view, edit or download a folder or a single document. Changes take effect at once.',
    illustration: {
      name: 'sharing',
      alt: 'Sample: a vendor contract in three parts. Admin can view, edit and download, Manager can view and edit, Employee can view; a link for an outside auditor has an end date and a password.',
    },
    formats: {
      pdf: 'Viewed online, downloaded if allowed',
      word: 'Edited only by the roles you choose',
      excel: 'Read-only or editable, by role',
      ppt: 'Shared with a link that expires',
      jpg: 'Same permissions as any other file',
    },
    list: {
      layout: 'columns',
      items: [
        {
          title: 'Start with three roles',
          text: 'Admin, Manager and Employee are ready to use; change what each can do.',
        },
        { title: 'Add your own', text: 'Auditor, intern, counsel: name a role and tick what it can do.' },
        { title: 'Choose the permissions', text: 'View, edit and download are set separately.' },
        {
          title: 'Choose a folder or a document',
          text: 'Give access to a folder, or to one document inside it.',
        },
        {
          title: 'Send links that expire',
          text: `${fact.linkShort}, ${fact.linkLong} or a date you choose, with a password if you want one.`,
        },
        {
          title: 'Revoke at any time',
          text: 'Revoke a link or remove a person; both are logged.',
        },
      ],
      beside: {
        name: 'folder-rights',
        alt: 'Sample: managers edit the folder Accounts and everything in it except Payroll, which only Admins can open.',
        caption: 'Subfolders inherit access. One override, in blue, changes everything under it.',
      },
      tools: [
        { label: 'Redact PDF', href: '/toolsdetails/ai-pdf-editor#redact' },
        { label: 'Document Screener', href: '/toolsdetails/document-screener' },
      ],
    },
    steps: {
      title: 'How it works',
      lead: 'Set access once, on the folder. Exceptions are easy to spot.',
      items: [
        {
          title: 'Pick a folder or a file',
          text: 'Access to a folder applies to everything in it.',
          illustration: 'chosen-folder',
        },
        {
          title: 'Tick what each role can do',
          text: 'Use the three roles, or add one of your own.',
          illustration: 'ticked-roles',
        },
        {
          title: 'Send a link outside the office',
          text: 'It stops working on the date you set, or as soon as you revoke it.',
          illustration: 'outside-link',
        },
      ],
    },
    related: [
      { href: '/feature3page', note: 'Numbered versions, so you share the right one.' },
      { href: '/feature6page', note: 'Signers see only what they sign.' },
      { href: '/usecase4page', note: 'One set of permissions for every team.' },
    ],
    closing: {
      title: 'Share only what’s needed',
      text: 'Give each person the access they need, for as long as they need it.',
      links: [{ href: '/security5page' }, { href: '/security2page' }],
    },
  },
  {
    n: 6,
    slug: 'digital-signature-support',
    name: 'Digital Signature Support',
    tagline: 'Collect signatures in order, on phones or computers.',
    picture: 'signature',
    meta: {
      title: 'Digital Signature Support: sign in order',
      description:
        'Place signature fields on a PDF or Word draft, set the order and sign on phone or desktop. The last signature locks the version; every signature is logged.',
      updated: '2026-11-21',
    },
    detail: 'Place the fields, set the order and send. The last signature locks the document.',
    illustration: {
      name: 'signature',
      alt: `Sample: an agreement signed by ${iyer.name} and ${rao.name} in order; ${khan.name}, the third signer, has been reminded and is signing on a phone.`,
    },
    formats: {
      pdf: 'Signed without conversion',
      word: 'Drafts you can correct before signing',
      excel: 'Schedules attached to the agreement',
      ppt: 'Proposals with an approval page',
      jpg: 'Scanned forms to sign',
    },
    list: {
      layout: 'columns',
      items: [
        {
          title: 'Place the fields',
          text: 'Put signature, name and date fields where the document needs them.',
        },
        {
          title: 'Set the order',
          text: 'Choose who signs first, second and last.',
        },
        {
          title: 'Sign on phone or desktop',
          text: 'Open the page and sign with a finger or a mouse.',
        },
        { title: 'Remind late signers', text: 'Only the person whose turn it is gets the reminder.' },
        { title: 'Lock the final version', text: 'After the last signature, that version is read-only.' },
        {
          title: 'Log each signature',
          text: 'The audit log shows who signed which page, and when.',
        },
      ],
      beside: {
        name: 'agreement-log',
        alt: `Sample: six lines of one agreement’s audit log, from the draft to a reminder for ${khan.name}.`,
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
      lead: 'From the draft to the signed copy without printing or scanning a page.',
      items: [
        {
          title: 'Place fields on the draft',
          text: 'Drag signature, name and date fields onto the page.',
          illustration: 'placed-fields',
        },
        {
          title: 'Send it to the signers',
          text: 'The document goes to the next person once the previous one has signed.',
          illustration: 'signing-order',
        },
        {
          title: 'Keep the locked copy',
          text: 'The signed version is filed, and the log shows every signature on it.',
          illustration: 'locked-agreement',
        },
      ],
    },
    related: [
      { href: '/feature10page', note: 'Build the agreement with its signature block.' },
      { href: '/feature4page', note: 'Get a reminder before a signed contract ends.' },
      { href: '/usecase3page', note: 'Consents signed and kept with the record.' },
    ],
    closing: {
      title: 'Prove who signed, and when',
      text: 'The log records each signature. Roles decide who can open the signed copy.',
      links: [{ href: '/security1page' }, { href: '/feature5page' }],
    },
  },
  {
    n: 7,
    slug: 'ai-integrated-tools',
    name: 'AI-Integrated Tools',
    tagline: 'Ask, summarise and rewrite, with the source highlighted.',
    picture: 'f-aitools',
    meta: {
      title: 'AI-Integrated Tools: answers with sources',
      description:
        'Ask a document a question and see the line that answers it. Summarise, draft, rewrite, edit PDFs, dictate, listen and check, without leaving the document.',
      updated: '2026-11-21',
    },
    detail:
      'Ask a document a question and see the line the answer came from. Summarise, draft and dictate without leaving the document.',
    illustration: {
      name: 'ai-tools',
      alt: 'Sample: someone asks when the tenant can leave; the answer, “On three months’ notice”, points to the highlighted words in clause 9 of the lease.',
    },
    formats: {
      pdf: 'Questions answered, text edited',
      word: 'Drafted and rewritten',
      excel: 'Tables explained in words',
      ppt: 'Slides summed up in a few lines',
      jpg: 'Scans, read like any other page',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Summarise',
          text: 'A long document becomes a few lines, each linked to its source.',
          illustration: 'summary-line',
        },
        {
          title: 'Draft and rewrite',
          text: 'Ask for a first draft, or for a shorter, plainer version.',
          illustration: 'rewritten-line',
        },
        {
          title: 'Edit the PDF itself',
          text: 'Change a paragraph in place, without going back to Word.',
          illustration: 'edited-line',
        },
        {
          title: 'Speech to text',
          text: 'Dictate a note or a letter and correct it on the page.',
          illustration: 'dictated-line',
        },
        {
          title: 'Text to speech',
          text: 'Have a contract read aloud while you check the figures.',
          illustration: 'spoken-line',
        },
        {
          title: 'Screen a document',
          text: 'See what’s missing before it goes out: a date, a page, a signature.',
          illustration: 'screened-pages',
        },
      ],
      legend: [
        { mark: 'ai', words: 'clause 9', text: 'Words the AI used' },
        { mark: 'person', words: 'Accept', text: 'Your decision' },
      ],
      note: 'AI can be wrong. Check the marked line before you rely on an answer.',
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
          text: 'Any file in your folders, including scans.',
          illustration: 'opened-lease',
        },
        {
          title: 'Ask, or pick a task',
          text: 'Type a question, or choose summarise, rewrite or read aloud.',
          illustration: 'asked-question',
        },
        {
          title: 'Check the marked line',
          text: 'Each answer points to the words it used. Accept it, change it or discard it.',
          illustration: 'accepted-answer',
        },
      ],
    },
    related: [
      { href: '/feature8page', note: 'Check the finished text against its sources.' },
      { href: '/feature2page', note: 'The same AI tags and files your documents.' },
      { href: '/usecase4page', note: 'Answers from policies and contracts, for any team.' },
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
    tagline: 'See what matches, and where.',
    picture: 'f-venn',
    meta: {
      title: 'Plagiarism Checker: matches and sources',
      description:
        'Check a PDF or Word file before you submit or publish: matching passages highlighted, a similarity percentage, numbered sources and a report to share.',
      updated: '2026-11-21',
    },
    detail:
      'Passages that match are marked in your text, with a number for each source. You decide what to cite and what to rewrite.',
    illustration: {
      name: 'plagiarism',
      alt: 'Sample: a thesis page with three numbered matches highlighted, 18 per cent similar, and the three sources they were found in.',
    },
    formats: {
      pdf: 'Theses, papers and articles',
      word: 'Drafts before you hand them in',
      excel: 'Data tables: stored, not checked',
      ppt: 'Slides: stored, not checked',
      jpg: 'Figures: stored, not checked',
    },
    list: {
      layout: 'columns',
      items: [
        { title: 'See the match', text: 'Matching passages are marked in your own text, line by line.' },
        { title: 'See the percentage', text: 'One figure for the document, and one for each source.' },
        { title: 'Open the source list', text: 'The number on each match leads to its source.' },
        { title: 'Check before you submit', text: 'Or before you publish, and again after you edit.' },
        { title: 'Use PDF or Word', text: 'Upload the file; there’s nothing to paste.' },
        {
          title: 'Share the report',
          text: 'Send the marked text and its sources to a supervisor or client.',
        },
      ],
      beside: {
        name: 'chapter-report',
        alt: 'Sample: a similarity report by chapter; chapter 2 has the largest share, 18 per cent.',
        caption: 'The report shows where to look first, chapter by chapter.',
      },
      tools: [
        { label: 'Plagiarism Screener', href: '/toolsdetails/plagiarism-screener' },
        { label: 'Compare PDF', href: '/toolsdetails/compare-pdf' },
      ],
    },
    steps: {
      title: 'How it works',
      lead: 'A percentage alone proves nothing, so the report shows the words behind it.',
      items: [
        {
          title: 'Add the text',
          text: 'A PDF or a Word file, one chapter or the whole thesis.',
          illustration: 'added-thesis',
        },
        {
          title: 'Read what matches',
          text: 'The number beside each marked passage leads to its source.',
          illustration: 'matched-passages',
        },
        {
          title: 'Cite or rewrite',
          text: 'Decide passage by passage, then run the check again.',
          illustration: 'cited-passage',
        },
      ],
    },
    related: [
      { href: '/feature7page', note: 'Rewrite a passage and see what changed.' },
      { href: '/feature10page', note: 'Build the thesis from a template.' },
      { href: '/usecase5page', note: 'Theses, certificates and admissions.' },
    ],
    closing: {
      title: 'Check one chapter first',
      text: 'Then choose the plan that suits you.',
      button: { label: 'Pricing', href: '/pricing' },
    },
  },
  {
    n: 9,
    slug: 'image-and-visual-tools',
    name: 'Image & Visual Tools',
    tagline: 'Cut out, crop and compress pictures inside your document.',
    picture: 'f-image',
    meta: {
      title: 'Image & Visual Tools: cut, crop, compress',
      description:
        'Remove a background, crop, resize, compress, turn photos into a PDF or PDF pages into JPGs, and place the result in the document you have open.',
      updated: '2026-11-21',
    },
    detail:
      'Remove a background, set the crop and see the new size before you save. We keep your original photo as the first version.',
    illustration: {
      name: 'images',
      alt: 'Sample: a letter with a photo of a colleague in it; half the photo’s background is removed, a 4:3 crop frame is set by hand, and the file is compressed to about a sixth of its size.',
    },
    formats: {
      pdf: 'Pages saved as pictures',
      word: 'Pictures placed in your text',
      excel: 'Logos placed on invoices',
      ppt: 'Pictures compressed for email',
      jpg: 'Photos and scans to edit',
    },
    list: {
      layout: 'rows',
      items: [
        {
          title: 'Remove the background',
          text: 'Cut out a person, a stamp or a logo.',
          illustration: 'removed-background',
        },
        {
          title: 'Photos in one PDF',
          text: 'Combine photos of bills into one PDF, ready to file.',
          illustration: 'photos-to-pdf',
        },
        {
          title: 'Pages as pictures',
          text: 'Save each page as a JPG for a slide or a message.',
          illustration: 'pdf-to-pictures',
        },
        {
          title: 'Crop and resize',
          text: 'Drag the crop frame, or type the width you need.',
          illustration: 'set-crop',
        },
        {
          title: 'Compress',
          text: 'See the size before and after, and pick the quality you want.',
          illustration: 'compressed-photo',
        },
        {
          title: 'Place it in the document',
          text: 'Drop the finished picture where it belongs in the text.',
          illustration: 'placed-picture',
        },
      ],
      legend: [
        { mark: 'person', words: 'Crop 4:3', text: 'Set by a person' },
        { mark: 'copies', text: 'The original photo, then its copies' },
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
          text: 'From a folder, or straight from a document.',
          illustration: 'opened-photo',
        },
        {
          title: 'Edit the picture',
          text: 'Use as many tools as you need on the same picture.',
          illustration: 'cropped-photo',
        },
        {
          title: 'Place it in the letter',
          text: 'It keeps the size and crop you set.',
          illustration: 'placed-photo',
        },
      ],
    },
    related: [
      { href: '/feature10page', note: 'Add your pictures to document blocks.' },
      { href: '/feature1page', note: 'Store the photos and the edited copies in folders.' },
      { href: '/usecase3page', note: 'Scans and photos, filed in the patient’s record.' },
    ],
    closing: {
      title: 'Send photos straight to a folder',
      text: 'Sync a Google Drive folder, or email photos to your upload address.',
      links: [{ href: '/integration1page' }, { href: '/integration3page' }],
    },
  },
  {
    n: 10,
    slug: 'document-builder',
    name: 'Document Builder',
    tagline: 'Build letters and agreements from ready-made blocks.',
    picture: 'f-builder',
    meta: {
      title: 'Document Builder: templates and clauses',
      description:
        'Build letters, agreements and invoices from blocks: brand header, clauses, tables and a signature block. Start from a template and export to PDF or Word.',
      updated: '2026-11-21',
    },
    detail:
      'Start from a template, add clauses, a table and a signature block, and keep your own letterhead. Export to PDF or Word.',
    illustration: {
      name: 'builder',
      alt: 'Sample: a letterhead, parties, a notice clause and a signature block on a sheet with a dashed outline; a table block is being dragged into place.',
    },
    formats: {
      pdf: 'Exported, ready to send',
      word: 'Exported, ready to edit',
      excel: 'Price lists as table blocks',
      ppt: 'Slides kept with the document',
      jpg: 'Logos and photos as blocks',
    },
    list: {
      layout: 'columns',
      items: [
        {
          title: 'Start from a template',
          text: 'Letter, agreement, invoice or minutes, with the blocks in place.',
        },
        { title: 'Add clauses', text: 'Save the wording your office has agreed on and reuse it.' },
        { title: 'Add tables', text: 'Rows for prices, dates or names, lined up for you.' },
        { title: 'Add signatures', text: 'One block holds every name and signature line.' },
        { title: 'Keep your letterhead', text: 'Logo, address and colours in one brand header.' },
        { title: 'Export to PDF or Word', text: 'PDF to send, Word to keep editing.' },
      ],
      beside: {
        name: 'template-gallery',
        alt: 'Sample: four templates, letter, agreement, invoice and minutes, each under the same letterhead.',
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
      lead: 'You arrange the blocks. Margins, numbering and page breaks adjust automatically.',
      items: [
        {
          title: 'Choose a template',
          text: 'Or begin with a blank page and your letterhead.',
          illustration: 'chosen-template',
        },
        {
          title: 'Place the blocks',
          text: 'Parties, clauses, table, signature: drag them into order.',
          illustration: 'placed-blocks',
        },
        {
          title: 'Export or send for signature',
          text: 'Save it as PDF or Word, or send it to the signers in order.',
          illustration: 'exported-formats',
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
