import { entriesSchema, hubSchema, labelsSchema } from '../lib/schema/integrations';
import { parseContent } from '../lib/schema/parse';
import { planWith } from './capabilities';
import { fact } from './claims';
import { plan } from './plan-names';
import { site } from './site';

/**
 * Words of /integrations around its cards, which come from the entries below. Numbers in brackets: fewest and
 * most characters.
 */
export const hub = parseContent('content/integrations.ts', hubSchema, {
  /** The heading of the page (3–60). */
  title: 'Every document, filed in one place',
  /** The sentence under the heading (20–170). */
  lead: 'Bring in documents from drives, inboxes, apps and your own portal. Each one is tagged, versioned and logged.',
  /** The button in the first screen, down to the cards (5–40). */
  explore: 'Explore Your Integration',
  /** The inward register drawn there: `alt` says what it shows, from “Sample: ” to a full stop (30–220). */
  register: {
    alt: 'Sample: an inward register for one day, with five documents, how each came in and where it was filed.',
  },
  /** Above the cards: `title` (5–60) and `lead` (20–160). */
  grid: {
    title: 'Choose an integration',
    lead: `On ${planWith.drive} and above. Use one or all: documents from every source end up in the same folders, with the same permissions.`,
  },
  /**
   * How a connection works: `title` (5–60), `lead` (20–160) and three `items` with `title` (3–60), `text` (10–220)
   * and `illustration`: allow, choose or arrive.
   */
  steps: {
    title: 'How a connection works',
    lead: 'The three steps are the same for every source, and an Admin can undo any of them.',
    items: [
      {
        title: 'Allow access',
        illustration: 'signed-permission',
        text: 'An Admin signs in to the other service, or creates an address or a key. Nothing is connected by default.',
      },
      {
        title: 'Choose what to import',
        illustration: 'folder-access',
        text: 'Choose the folders, the people and the direction. Everything else stays where it is.',
      },
      {
        title: 'Watch the first document arrive',
        illustration: 'first-document',
        text: 'It’s read, tagged and filed, and the log shows which connection it came through.',
      },
    ],
  },
  /**
   * “Not sure which one?”, the list of situations: `title` (5–60) and `lead` (20–160). Its lines come from the entries below.
   */
  choose: {
    title: 'Not sure which one?',
    lead: 'Choose the sentence that sounds like your office.',
  },
  /**
   * The API: `title`, also the second link of the first screen (5–40), `text` (40–260), three `facts` with a tick
   * (8–80 each), a `link`, and `alt`, which says what the drawn call shows, from “Sample: ” to a full stop
   * (30–220).
   */
  build: {
    title: 'Build your own',
    text: 'Your clients upload files on your site and never see ours. The RESTful API stores the document and returns its version, tags and URL.',
    facts: [
      'RESTful, with JWT or OAuth2',
      'Each key is limited to one role and the folders you choose',
      'Every call is logged',
    ],
    link: { label: 'APIs for Custom Portals', href: '/integration5page' },
    alt: 'Sample: a request that stores a document and the response with its version and tags.',
  },
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'Google Drive, Dropbox, Zapier and API',
    description: `Bring documents in from Google Drive, Dropbox, email, Zapier (over ${fact.zapierApps}) or a RESTful API. All are tagged, versioned and logged.`,
    updated: '2026-11-21',
  },
});

/** Headings that are the same on every integration page. */
export const labels = parseContent('content/integrations.ts', labelsSchema, {
  /** Heading of what it does (4–40). */
  functions: 'What it does with your files',
  /** Heading of the three steps (4–40). */
  steps: 'Connect in three steps',
  /** Heading of the facts to know, and a link to them in the first screen (4–40). */
  know: 'Limits and access',
  /** Heading of the related pages (4–40). */
  related: 'Works well with',
});

/**
 * Each entry is one page, `/integration{n}page`, and one card on /integrations. Append to add a page.
 *
 * Fields of an entry. Numbers in brackets: fewest and most characters.
 *
 * - `n`: number of the page in its address: 2 is /integration2page. Give a new page the next one; never use one
 *   twice, never change it once public.
 * - `slug`: the same page in words: `dropbox` also answers under /integrations/dropbox. Small letters, digits,
 *   hyphens.
 * - `name`: heading of the page, and its name on cards and in links (3–40).
 * - `tagline`: one sentence under the heading (15–90).
 * - `picture`: its name, from the list in lib/schema/pictures.ts. Cards and links to the page show it; no
 *   two entries share one.
 * - `product`: product of another maker that the page is about; search engines get its name (2–40). May be
 *   left out.
 * - `illustration`: that of the first screen: its `name`, of the list in lib/schema/illustrations.ts, and as `alt` what it
 *   shows, from “Sample: ” to a full stop (30–220).
 * - `card`: what the hub says: `text` (30–150), 2–3 `facts` with `term` (3–20) and `text` (3–44), and `situation`,
 *   when someone would choose it, in their own words (15–80).
 * - `hero`: in the first screen: `text` under the tagline (40–220), and a `link` beside the button. Without one, a
 *   link leads down to the facts to know.
 * - `functions`: what the integration does: a `note` by the heading (20–160), five `items` with `title` (3–60) and `text` (10–220), and
 *   their `illustration`, as above; without one the five are a plain list. The illustration `switchboard` shows the five as
 *   text, so it has no `alt`.
 * - `layout`: of the steps and of the facts to know: cards, beside or dark; without one, cards. Give neighbouring
 *   pages different ones.
 * - `steps`: three steps with `title` (3–60), `text` (10–220) and `illustration`, the name of the small one under the step.
 * - `call`: a call that runs unchanged, below the steps: `title` (5–60), `text` above it (30–220), `hint` below it
 *   (10–80), `copy`, the `label` of the button that copies it (3–20) and what is announced when it is `done` (3–20) or
 *   `failed` (10–60), and its `lines`, 1–10 (2–80 each). May be left out.
 * - `goodToKnow`: 4–6 facts to know: `term` (3–30) and `text` (8–200).
 * - `related`: three related pages, near the end: `href`, the address, and `note`, why to go there
 *   (10–90). Name and picture come from that page.
 * - `closing`: the coloured band at the end: `title` (8–48), `text` (30–160) and two `links`.
 * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
 *   (110–155). No two pages share one. `updated`: date of the last substantive edit, as year-month-day;
 *   the sitemap gives it to search engines.
 * - `draft`: true keeps the page out of the published site while it is written. May be left out.
 * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
 */
export const entries = parseContent('content/integrations.ts', entriesSchema, [
  {
    n: 1,
    slug: 'google-drive',
    name: 'Google Drive',
    product: 'Google Drive',
    tagline: 'Two-way sync with the folders you choose.',
    picture: 'drive',
    illustration: {
      name: 'two-trees',
      alt: `Sample: a Drive folder and a ${site.name} folder with the same three files, kept in sync both ways.`,
    },
    card: {
      text: 'Staff keep working in Drive. The folders you map sync in both directions.',
      facts: [
        { term: 'Sign-in', text: 'OAuth2' },
        { term: 'Tags and versions', text: `Kept in ${site.name}` },
      ],
      situation: '“Everyone here already saves to Drive.”',
    },
    hero: {
      text: `Map a Drive folder to a ${site.name} folder. A file saved on either side shows up on the other; tags and versions are kept in ${site.name}.`,
      link: { label: 'Using Dropbox instead?', href: '/integration2page' },
    },
    functions: {
      note: 'We read the folders you map, and nothing else in Drive.',
      items: [
        {
          title: 'Folder mapping',
          text: `Pair “Drive / Clients” with “${site.name} / Clients”, folder by folder.`,
        },
        {
          title: 'OAuth2 sign-in',
          text: `Sign in with Google. You never give ${site.name} your Google password.`,
        },
        {
          title: 'Two-way sync',
          text: 'Add or change a file on one side, and the other side is updated.',
        },
        {
          title: 'Tags on arrival',
          text: 'Each file is read when it arrives, and its tags and dates come from its text.',
        },
        { title: 'Numbered versions', text: 'Each save in Drive becomes the next numbered version.' },
      ],
      illustration: {
        name: 'sync-ledger',
        alt: `Sample: one morning’s changes syncing both ways between a Drive folder and a ${site.name} folder, and one folder that is not mapped.`,
      },
    },
    steps: [
      {
        title: 'Sign in with OAuth2',
        text: 'An Admin signs in with Google and allows the connection.',
        illustration: 'allowed-sign-in',
      },
      {
        title: 'Map the folders',
        text: 'Choose a folder on each side. Subfolders are included.',
        illustration: 'mapped-folders',
      },
      {
        title: 'Let it sync',
        text: 'The first sync copies everything. Later ones copy only what has changed.',
        illustration: 'synced-file',
      },
    ],
    goodToKnow: [
      { term: 'Sign-in', text: 'OAuth2, through Google. Revoke access in Google to stop the sync.' },
      { term: 'Direction', text: 'Both ways, for mapped folders only.' },
      {
        term: 'Access',
        text: `Your roles and groups control who sees the copies in ${site.name}. Sharing in Drive stays separate.`,
      },
      { term: 'Formats', text: `${fact.formats} are read and tagged.` },
      { term: 'Deleting', text: `A file deleted in ${site.name} can be restored within ${fact.restore}.` },
    ],
    related: [
      { href: '/integration3page', note: 'For documents that arrive as attachments.' },
      { href: '/feature2page', note: 'How each new file is tagged.' },
      { href: '/security2page', note: 'Decide which group sees a mapped folder.' },
    ],
    closing: {
      title: 'Map one folder first',
      text: 'Pick one that a few people use every day and watch it for a week.',
      links: [
        { label: 'All integrations', href: '/integrations' },
        { label: 'Ask about your Drive', href: '/contact' },
      ],
    },
    meta: {
      title: 'Google Drive integration',
      description:
        'Two-way sync between Google Drive and your document folders: OAuth2 sign-in, folder-by-folder mapping, every save kept as a numbered version.',
      updated: '2026-11-21',
    },
  },
  {
    n: 2,
    slug: 'dropbox',
    name: 'Dropbox',
    product: 'Dropbox',
    tagline: `Import the Dropbox folders you choose into ${site.name}.`,
    picture: 'dropbox',
    illustration: {
      name: 'chosen-folders',
      alt: 'Sample: two of three Dropbox folders ticked, and their files arriving with names, versions and new tags.',
    },
    card: {
      text: 'Tick the folders to import. Files keep their names and any earlier versions that Dropbox still has.',
      facts: [
        { term: 'Originals', text: 'Stay in Dropbox' },
        { term: 'Other folders', text: 'Never read or copied' },
      ],
      situation: '“We’ve got years of files in a shared Dropbox.”',
    },
    hero: {
      text: 'Tick the folders you want and leave the rest. Files keep their names and any earlier versions that Dropbox still has. They’re tagged when they arrive.',
    },
    functions: {
      note: 'Folders you don’t tick are never read or copied.',
      items: [
        { title: 'Choose folders', text: 'Folders you leave out stay where they are.' },
        { title: 'Keep the structure', text: 'Files stay in their subfolders.' },
        {
          title: 'Keep versions',
          text: 'Earlier versions still in Dropbox are imported and numbered in order.',
        },
        {
          title: 'Tag what you import',
          text: 'Each imported file is read, and its type, parties and dates become tags.',
        },
        { title: 'Search inside files', text: 'Search the text of your PDFs and scans.' },
      ],
      illustration: {
        name: 'path-map',
        alt: 'Sample: files from two ticked Dropbox folders, imported under the same names and tagged, a third folder left where it is, one file with three numbered versions, and a search that finds it.',
      },
    },
    layout: 'beside',
    steps: [
      {
        title: 'Connect the account',
        text: 'An Admin allows access to the Dropbox account.',
        illustration: 'connected-account',
      },
      {
        title: 'Tick the folders',
        text: 'Start with files nobody edits, such as expired contracts.',
        illustration: 'ticked-boxes',
      },
      {
        title: 'Import and check',
        text: 'When the import is done, check the tags and change any that are wrong.',
        illustration: 'imported-versions',
      },
    ],
    goodToKnow: [
      { term: 'Folders', text: 'You can change your choice of folders at any time.' },
      { term: 'Names', text: 'Tagging doesn’t change file names.' },
      { term: 'Formats', text: `${fact.formats} are read; other files are stored but not read.` },
      {
        term: 'Access',
        text: 'Set access on the imported folder. Dropbox sharing settings aren’t imported.',
      },
      {
        term: 'Versions',
        text: 'How long Dropbox keeps old versions depends on the plan you have with Dropbox. Versions it has deleted can’t be imported.',
      },
      { term: 'Originals', text: 'Importing makes a copy, so your originals stay in Dropbox.' },
    ],
    related: [
      { href: '/integration1page', note: 'Sync folders in both directions.' },
      { href: '/feature1page', note: 'Where imported files are kept, and how to find them.' },
      { href: '/security2page', note: 'Choose which groups see the imported folders.' },
    ],
    closing: {
      title: 'Import one old folder first',
      text: 'Last year’s bills or a closed matter will show you how your older files get tagged.',
      links: [
        { label: 'Ask us about importing', href: '/contact' },
        { label: 'All integrations', href: '/integrations' },
      ],
    },
    meta: {
      title: 'Dropbox integration',
      description:
        'Tick the Dropbox folders to import. Files keep their names and any earlier versions that Dropbox still has. All are tagged by content.',
      updated: '2026-11-21',
    },
  },
  {
    n: 3,
    slug: 'email-upload',
    name: 'Email Upload',
    tagline: 'Email documents to your upload address and they’re filed for you.',
    picture: 'email',
    illustration: {
      name: 'mail-in',
      alt: 'Sample: an email with three attachments to a private upload address, and the three folders they were filed in.',
    },
    card: {
      text: 'Each user has a unique upload address. Send or forward an email there, and its attachments are tagged and filed.',
      facts: [
        { term: 'Senders', text: 'Don’t need an account' },
        { term: 'Email text', text: 'Not filed' },
      ],
      situation: '“Clients send us photos by email.”',
    },
    hero: {
      text: 'Forward an email, or give your upload address to a client. All the attachments are read and filed by their tags.',
    },
    functions: {
      note: 'Works from any email app, phone or scanner that can send email.',
      items: [
        {
          title: 'One address per user',
          text: 'Unique and private. The log shows which address each file was sent to.',
        },
        { title: 'Attachments in batches', text: 'Ten bills in one email become ten documents.' },
        {
          title: 'Tagged and filed',
          text: 'Each attachment is read, tagged and filed in the folder its tags point to.',
        },
        { title: 'Photos welcome', text: 'A JPG of a receipt is filed like a PDF.' },
        { title: 'Nothing to install', text: 'Senders need no app and no account.' },
      ],
      illustration: {
        name: 'mail-parts',
        alt: 'Sample: a client’s email with three attachments. The attachments are filed in their folders; the text of the email stays where it is.',
      },
    },
    layout: 'dark',
    steps: [
      {
        title: 'Copy your address',
        text: 'You’ll find it in your profile. Save it to your contacts.',
        illustration: 'upload-address',
      },
      {
        title: 'Send something to it',
        text: 'Forward yesterday’s bills, or send it a few scans.',
        illustration: 'sent-attachments',
      },
      {
        title: 'Open the folder',
        text: 'The documents are there with their tags. Change any that are wrong.',
        illustration: 'tagged-bill',
      },
    ],
    goodToKnow: [
      {
        term: 'Address',
        text: 'Unique per user. Share it only with the people who send you documents.',
      },
      { term: 'Formats', text: `${fact.formats}.` },
      { term: 'Size', text: 'The same limits as for any other upload.' },
      { term: 'Email text', text: 'We file attachments, not the text of the email.' },
      {
        term: 'Log',
        text: 'A line for each attachment: when it arrived, whose address it was sent to, and where it was filed.',
      },
    ],
    related: [
      { href: '/integration4page', note: 'For documents from web forms.' },
      { href: '/feature2page', note: 'How tags decide which folder a file goes to.' },
      { href: '/security2page', note: 'Control who sees emailed files.' },
    ],
    closing: {
      title: 'Forward one email',
      text: 'The quickest test: send a bill to your upload address and see which folder it ends up in.',
      links: [
        { label: 'Connect a drive instead', href: '/integration1page' },
        { label: 'All integrations', href: '/integrations' },
      ],
    },
    meta: {
      title: 'Email Upload integration',
      description:
        'A unique upload address for each user: send or forward an email, and all its attachments are read, tagged and filed in folders automatically.',
      updated: '2026-11-21',
    },
  },
  {
    n: 4,
    slug: 'zapier',
    name: 'Zapier',
    product: 'Zapier',
    tagline: 'Trigger actions in other apps when a document changes.',
    picture: 'zapier',
    illustration: {
      name: 'automation',
      alt: 'Sample: an automation that starts when a document is signed, adds a row to a sheet and notifies the team.',
    },
    card: {
      text: `Zapier connects to over ${fact.zapierApps}. A new tag or signature in ${site.name} can trigger an action in any of them.`,
      facts: [
        { term: 'Account', text: 'Your own, with Zapier' },
        { term: 'Data sent', text: 'Only the fields you use' },
      ],
      situation: '“We retype all of this into a sheet.”',
    },
    hero: {
      text: `Zapier connects to over ${fact.zapierApps}. Add a row to your sheet for each signature, or upload the documents people send through a web form.`,
    },
    functions: {
      note: 'These are examples. You build the steps in your own Zapier account.',
      items: [
        {
          title: 'When a document is added',
          text: 'Tell the person who looks after that client.',
        },
        { title: 'When a tag is added', text: '“Invoice” creates an entry in your accounting app.' },
        { title: 'When a document is signed', text: 'Add a row with the parties and the date.' },
        { title: 'When a document is about to expire', text: 'Put the renewal into a shared calendar.' },
        { title: 'The other way round', text: 'Upload, tag or share a document from a step in another app.' },
      ],
      illustration: { name: 'switchboard' },
    },
    layout: 'beside',
    steps: [
      {
        title: 'Connect the account',
        text: 'Add the connection in your Zapier account and sign in.',
        illustration: 'connected-account',
      },
      {
        title: 'Choose the trigger',
        text: 'Pick the event and, if you like, the folder or the tag.',
        illustration: 'signed-trigger',
      },
      {
        title: 'Choose the action',
        text: 'Pick the app and the fields it should receive.',
        illustration: 'row-action',
      },
    ],
    goodToKnow: [
      {
        term: 'Reach',
        text: `Zapier connects to over ${fact.zapierApps}, but the steps on offer depend on the app.`,
      },
      { term: 'Account', text: 'You need a Zapier account. Zapier sets its own prices.' },
      {
        term: 'Data sent',
        text: 'Only the fields you use in a step, and the document itself if you add it.',
      },
      {
        term: 'Access',
        text: 'The connection has the same access as the user who set it up.',
      },
    ],
    related: [
      { href: '/integration5page', note: 'For developers who want to build their own steps.' },
      { href: '/feature1page', note: 'Where documents from other apps are stored.' },
      { href: '/security2page', note: 'Choose which folders Zapier can reach.' },
    ],
    closing: {
      title: 'Stop retyping the same things',
      text: 'Tell us what you retype today, and we’ll tell you whether Zapier can do it for you.',
      links: [
        { label: 'Tell us what you retype', href: '/contact' },
        { label: 'All integrations', href: '/integrations' },
      ],
    },
    meta: {
      title: 'Zapier integration',
      description: `Zapier connects to over ${fact.zapierApps}: a new, tagged, signed or expiring document can trigger actions in them, and they can upload documents.`,
      updated: '2026-11-21',
    },
  },
  {
    n: 5,
    slug: 'apis-for-custom-portals',
    name: 'APIs for Custom Portals',
    tagline: 'Add document filing to your own portal.',
    picture: 'api',
    illustration: {
      name: 'api-call',
      alt: 'Sample: an API call that stores a document, its response with two tags added by AI, and a client portal that uses it.',
    },
    card: {
      text: 'A RESTful API for the site your clients already log in to. Upload files, read tags and versions, and create links.',
      facts: [
        { term: 'Sign-in', text: 'JWT or OAuth2' },
        { term: 'Each key', text: 'One role, chosen folders' },
      ],
      situation: '“Our clients upload files to our own site.”',
    },
    hero: {
      text: `A RESTful API with JWT or OAuth2. Clients upload documents on your site; each one is tagged, versioned and logged in ${site.name}.`,
    },
    functions: {
      note: 'Paths and names here are examples. You’ll get the full reference with your key.',
      items: [
        {
          title: 'Send documents',
          text: 'Upload from any form, app or scanner that can make a web request.',
        },
        { title: 'Read tags and versions', text: 'Show clients a document’s tags and its current version.' },
        {
          title: 'Create share links',
          text: `Issue a link that expires after ${fact.linkShort} or ${fact.linkLong}, or on a set date, and add a password if you like.`,
        },
        {
          title: 'Ask for signatures',
          text: 'Send a document for signature and show its progress in your portal.',
        },
        { title: 'Read the log', text: 'Read audit-log entries for the documents you sent.' },
      ],
      illustration: {
        name: 'calls',
        alt: 'Sample: five requests from a client portal and their responses: a stored document, its tags and versions, a share link, a signature request and log entries.',
      },
    },
    steps: [
      {
        title: 'Create a key',
        text: 'An Admin creates one and picks the folders it can reach.',
        illustration: 'folder-key',
      },
      {
        title: 'Sign in with it',
        text: 'Use a JWT between servers, or OAuth2 when a person signs in.',
        illustration: 'key-header',
      },
      {
        title: 'Send the first file',
        text: 'The response gives its version, tags and URL.',
        illustration: 'created-reply',
      },
    ],
    call: {
      title: 'Your first call',
      text: 'It sends one file to one folder, as a multipart form. First put your key in TOKEN and the API’s URL in API. The names are examples.',
      hint: 'Click or tap to select all.',
      copy: { label: 'Copy', done: 'Copied', failed: 'Your browser blocked copying.' },
      lines: [
        'curl --oauth2-bearer $TOKEN \\',
        '--form file=@agreement.pdf \\',
        '--form folder=Clients/014 \\',
        '$API/v1/documents',
      ],
    },
    goodToKnow: [
      { term: 'Sign-in', text: 'JWT or OAuth2.' },
      { term: 'Formats', text: `The same as for any upload: ${fact.formats}.` },
      {
        term: 'Access',
        text: 'Like a person, each key has a role and gives access only to what that role allows.',
      },
      { term: 'Log', text: 'Every call is in the audit log, under the key’s name.' },
      {
        term: 'Deleting',
        text: `You have ${fact.restore} to restore a deleted document, or longer on ${plan.enterprise} plans.`,
      },
    ],
    related: [
      { href: '/integration4page', note: 'No developer? Connect apps without code.' },
      { href: '/feature1page', note: 'Where documents from your portal are kept.' },
      { href: '/security2page', note: 'Decide what a key can reach.' },
    ],
    closing: {
      title: 'Tell us what your portal needs',
      text: `We’ll reply within ${fact.reply} and tell you what the API can do.`,
      links: [
        { label: 'Contact us', href: '/contact' },
        { label: 'All integrations', href: '/integrations' },
      ],
    },
    meta: {
      title: 'APIs for Custom Portals: REST, JWT or OAuth2',
      description:
        'A RESTful API with JWT or OAuth2: send documents from your own portal and get back their version, their tags and a link that expires on a set date.',
      updated: '2026-11-21',
    },
  },
]);
