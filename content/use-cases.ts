import { parseContent } from '../lib/schema/parse';
import { entriesSchema, hubSchema, labelsSchema } from '../lib/schema/use-cases';
import { fact } from './claims';
import { site } from './site';

/**
 * Words of /use-cases around its folders, which come from the entries below. Numbers in brackets: fewest and
 * most characters.
 */
export const hub = parseContent('content/use-cases.ts', hubSchema, {
  /** The heading of the page (3–60). */
  title: 'Filing set up for your office',
  /** The sentence under the heading (20–160). */
  lead: `Choose your office to see its documents, the usual problems and how ${site.name} helps.`,
  /**
   * The pigeonholes in the first screen: `label` is their name for screen readers (5–60), `others` the one for
   * everyone else (3–30).
   */
  pigeonholes: { label: 'Kinds of office', others: 'Others' },
  /**
   * The last folder, for whoever is not in the list: `tab` (3–40), `title` (8–60), `text` (30–200) and `link`. `others`,
   * 1–6 audiences without a page of their own: `id`, their address, as in /use-cases#startups, `name` (3–40) and `text`
   * (30–220).
   */
  missing: {
    tab: 'Your documents',
    title: 'Not on the list?',
    text: `${site.name} also works for freelancers, startups and agencies. Tell us which documents you keep and who needs to see them. We reply within ${fact.reply}.`,
    others: [
      {
        id: 'freelancers',
        name: 'Freelancers',
        text: 'One folder per client: the contract with its end date, the NDA signed on a phone, and the invoices found by name or amount.',
      },
      {
        id: 'startups',
        name: 'Startups',
        text: 'Founders’ agreements, policies and filings as numbered versions. Investors get a link that expires, instead of a copy.',
      },
      {
        id: 'content-agencies',
        name: 'Content agencies',
        text: 'Drafts checked for similar passages before they go out, and two versions compared when a client asks what changed.',
      },
    ],
    link: { label: 'Tell us about your documents', href: '/contact' },
  },
  /**
   * The table of the first day: `title` (8–60) and its `columns`: `office`, `first` (what to upload), `feature` (what
   * to turn on) and `rule` (what to review), 3–30 each. Its rows come from the entries below.
   */
  start: {
    title: 'Your first day, by office',
    columns: { office: 'Your office', first: 'Upload this', feature: 'Turn on', rule: 'Then review' },
  },
  /**
   * The coloured band at the end: `title` (8–48) and `text` (30–160). Its button and the terms of the trial come from
   * site.ts.
   */
  closing: {
    title: 'Try it on one of your folders',
    text: 'Upload it, see how it’s tagged and give two people access.',
  },
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'Document management by industry',
    description: `How CA firms, legal offices, hospitals, corporates and institutes file, share and keep documents. ${fact.noCard} for the ${fact.trialAdjective} trial.`,
    updated: '2026-11-21',
  },
});

/** Headings that are the same on every use-case page. */
export const labels = parseContent('content/use-cases.ts', labelsSchema, {
  /** Heading of the comparison (5–40). */
  why: `Why Choose ${site.name}`,
  /** Heading of each page (10–40). {audience} is whom it is for: keep it. */
  title: `${site.name} for {audience}`,
});

/**
 * Each entry is one page, `/usecase{n}page`, and one folder on /use-cases. Append to add a page.
 *
 * Fields of an entry. Numbers in brackets: fewest and most characters.
 *
 * - `n`: number of the page in its address: 2 is /usecase2page. Give a new page the next one; never use one twice,
 *   never change it once public.
 * - `slug`: the same page in words: `legal-offices` also answers under /use-cases/legal-offices. Small letters,
 *   digits, hyphens.
 * - `name`: name of the page on the hub and in links (3–40).
 * - `tagline`: one sentence under the heading (15–90).
 * - `picture`: its name, from the list in lib/schema/pictures.ts. Cards and links to the page show it; no
 *   two entries share one.
 * - `audience`: the office as it is in the heading “… for CA Firms” (3–40).
 * - `illustration`: the folder in the first screen: its `name`, of the list in lib/schema/illustrations.ts, and as `alt` what it
 *   shows, from “Sample: ” to a full stop (30–220).
 * - `card`: what the folder on the hub says: `documents`, on its tab (8–40); `problem` (30–120); `answer` (30–140);
 *   `proof`, one fact that a visitor can check (15–90); its `illustration`; `first`, what to upload on the
 *   first day, in the table below (8–60); `wide`, true puts the drawing below the words, as wide as the folder. It
 *   may be left out.
 * - `intro`: the paragraph before the benefits (120–320).
 * - `statements`: three benefits; the first has the wide illustration. Each has `title` (8–44), `text` (40–220),
 *   `illustration`, and `more`, a page that says more, if the rows further down do not lead there.
 * - `why`: the comparison: `before`, heading of what such offices live with today (6–40), `withProduct`, heading of the
 *   other column (4–40), and 3–4 `rows` with `before` (20–110) and `withProduct` (30–150).
 * - `gains`: the list with ticks: `title` (8–44) and 6–8 `items` (10–80 each).
 * - `example`: an invented case, marked as one: it begins with “Example: ” (60–320). May be left out.
 * - `start`: the five pages to start with: `title` (8–44) and `pages`: three features, one security page, one
 *   integration, each with `href` and `note`, why to go there (10–90).
 * - `closing`: the coloured band at the end: `title` (8–48) and `text` (30–160).
 * - `meta`: search results and link previews: `title` (8–60; the site’s name is added to it) and `description`
 *   (110–155). No two pages share one. `updated`: date of the last substantive edit, as year-month-day;
 *   the sitemap gives it to search engines.
 * - `draft`: true keeps the page out of the published site while it is written. May be left out.
 * - `publishFrom`: first day on which it is public, as year-month-day. May be left out.
 */
export const entries = parseContent('content/use-cases.ts', entriesSchema, [
  {
    n: 1,
    slug: 'ca-firms',
    name: 'CA Firms',
    audience: 'CA Firms',
    tagline: 'Returns, bills and ledgers, filed by client and year.',
    picture: 'ca',
    illustration: {
      name: 'client-folder',
      alt: 'Sample: a client folder with a bill, the GST working it feeds, and a reminder before the return is due.',
    },
    card: {
      documents: 'Returns, bills, ledgers',
      problem: 'Bills arrive as photos and attachments, often only days before the return is due.',
      answer: 'Each bill is read and filed under its client and year, and its due date is tracked.',
      proof: 'Each user has an upload address; attachments are tagged and filed.',
      illustration: {
        name: 'filed-bill',
        alt: 'Sample: a bill that came by email, filed under its client and year, with its due date.',
      },
      first: 'One client’s bills for one month',
    },
    intro: `A CA office keeps the same documents for every client, every year, and needs the right one on the day a notice arrives. ${site.name} reads each bill and return as it arrives and files it where the next person will look.`,
    statements: [
      {
        title: 'Every client’s year in one folder',
        text: 'Bills, returns, ledgers and notices are filed under the client and the financial year. Search for a figure or a name and open the page it’s on.',
        illustration: {
          name: 'client-years',
          alt: 'Sample: one client’s folder, with bills, returns and notices under the financial year.',
        },
      },
      {
        title: 'Reminders before each due date',
        text: 'Dates are read from the document or typed in. Reminders go out before each date, and overdue items stay flagged.',
        illustration: {
          name: 'due-dates',
          alt: 'Sample: four due dates, one missed, one met and two still to come.',
        },
      },
      {
        title: 'Staff see only their clients',
        text: 'Give each person access to the clients they work on. They don’t see other clients in lists or search results.',
        illustration: {
          name: 'staff-clients',
          alt: 'Sample: three members of staff and one client, each with the folders they can see.',
        },
      },
    ],
    why: {
      before: 'In most offices',
      withProduct: `With ${site.name}`,
      rows: [
        {
          before: 'Ten clients send photos of bills by email.',
          withProduct: 'Each user has an upload address. Attachments are tagged and filed as they arrive.',
        },
        {
          before: 'Nobody is sure who changed a figure.',
          withProduct:
            'The audit log shows who changed what, in which version and when. Nobody can edit the log.',
        },
        {
          before: 'Old years pile up because deleting feels risky.',
          withProduct: `Retention rules keep each year’s files for as long as you choose; deletions can be undone within ${fact.restore}.`,
        },
      ],
    },
    gains: {
      title: 'What your firm gets',
      items: [
        'Client and year folders from the first upload',
        'GST and income-tax documents tagged by type',
        'Photos of bills beside the ledger they belong to',
        'Reminders before each due date',
        'Permissions by client, folder or document',
        'Engagement letters signed on screen',
        'Client links that expire when you choose',
        `${fact.encryption} encryption at rest`,
      ],
    },
    start: {
      title: 'Start with these five',
      pages: [
        { href: '/feature4page', note: 'Due dates read from the page, listed by month.' },
        { href: '/feature5page', note: 'Each person sees the clients they work on.' },
        { href: '/feature2page', note: 'Bills, returns and notices sorted as they arrive.' },
        { href: '/security4page', note: 'Keep each financial year for as long as required.' },
        { href: '/integration3page', note: 'A unique address per user, for bills in bulk.' },
      ],
    },
    closing: {
      title: 'Start with one client',
      text: 'Upload one client’s documents and see them filed.',
    },
    meta: {
      title: 'Document management for CA firms',
      description: `Bills, GST workings and returns by client and year, with due-date reminders and an audit log. Deletions can be undone within ${fact.restore}.`,
      updated: '2026-11-21',
    },
  },
  {
    n: 2,
    slug: 'legal-offices',
    name: 'Legal Offices',
    audience: 'Legal Offices',
    tagline: 'Matters, drafts and NDAs, with the current draft on top.',
    picture: 'legal',
    illustration: {
      name: 'matter-folder',
      alt: 'Sample: a matter folder with its subfolders, the third draft of an NDA on top of two older ones, and a link for the opposing side.',
    },
    card: {
      documents: 'Matters, drafts, NDAs',
      problem: 'Four people edit a draft, and the wrong version is sent to the other side.',
      answer:
        'Every save is a numbered version, the signed one is locked, and links to it expire automatically.',
      proof: `A link works for ${fact.linkShort}, for ${fact.linkLong} or until a date you set, unless you revoke it.`,
      illustration: {
        name: 'expired-link',
        alt: `Sample: a link to opposing counsel that expired after ${fact.linkLong}.`,
      },
      first: 'One open matter with its drafts',
    },
    intro: `${site.name} keeps every draft under its matter, shows who changed which clause, and locks the copy that was signed. Nobody has to ask which draft is the current one.`,
    statements: [
      {
        title: 'Always know which draft is current',
        text: 'Each save becomes a numbered version that shows who saved it and when. Put any two side by side, or bring an old clause back without losing the new one.',
        illustration: {
          name: 'draft-timeline',
          alt: 'Sample: versions one to three of a draft on a timeline, the third marked as current.',
        },
      },
      {
        title: 'Signed means locked',
        text: 'Place the fields and set the order of signers. The last signature locks the document.',
        illustration: {
          name: 'signed-letter',
          alt: 'Sample: an engagement letter signed by two people and locked.',
        },
      },
      {
        title: 'Links that expire on time',
        text: `Give the other side a view-only, password-protected link for ${fact.linkLong}. Revoke it as soon as talks end.`,
        illustration: {
          name: 'opposing-links',
          alt: 'Sample: two links to opposing counsel, one open and one revoked.',
        },
        more: { label: 'See when a link was opened', href: '/security1page' },
      },
    ],
    why: {
      before: 'In many chambers',
      withProduct: `With ${site.name}`,
      rows: [
        {
          before: 'Drafts are named “final”, “final 2” and “final signed”.',
          withProduct: 'Versions have numbers, authors and notes, with the current one on top.',
        },
        {
          before: 'An NDA stays in an inbox for years after the talks end.',
          withProduct: 'The link expires on the date you set. The log shows who opened what.',
        },
        {
          before: 'Finding one clause means opening 30 files.',
          withProduct: 'Search looks inside every document in a matter and shows the matching line.',
        },
      ],
    },
    gains: {
      title: 'What your chambers get',
      items: [
        'A folder per matter, with its own permissions',
        'Contracts and NDAs tagged by party and date',
        'Two drafts compared line by line',
        'Signatures in a set order, on phone or desktop',
        'Signed copies locked against changes',
        'Links with an end date and a password',
        'A hold on documents that must not be deleted',
        'Summaries that mark the clause they used',
      ],
    },
    start: {
      title: 'Start with these five',
      pages: [
        { href: '/feature3page', note: 'Every draft numbered, compared and restorable.' },
        { href: '/feature6page', note: 'Signers in order, and a locked copy at the end.' },
        { href: '/feature5page', note: 'Counsel, clerks and clients see only what they need.' },
        { href: '/security5page', note: 'A separate end date and password for each person.' },
        { href: '/integration2page', note: 'Bring in the shared folder a client already keeps.' },
      ],
    },
    closing: {
      title: 'Start with one matter',
      text: `Upload its drafts and write the next one in ${site.name}.`,
    },
    meta: {
      title: 'Document management for legal offices',
      description: `Drafts as numbered versions, signed copies locked, share links that expire when you choose. Every view is logged.`,
      updated: '2026-11-21',
    },
  },
  {
    n: 3,
    slug: 'medical-records',
    name: 'Medical Records',
    audience: 'Medical Records',
    tagline: 'Reports filed by patient. You decide who can open them.',
    picture: 'medical',
    illustration: {
      name: 'ward-folder',
      alt: 'Sample: a ward folder with a discharge note, the roles that can open it, and the line that logs a nurse opening it.',
    },
    card: {
      documents: 'Reports, consents, notes',
      problem: 'The ward can’t get the report it needs, yet the billing desk can open it.',
      answer: 'Roles restrict a record to the people treating the patient, and every view is logged.',
      proof: `${fact.hipaa} Ready: role-based access, audit logs and ${fact.encryption} encryption.`,
      illustration: {
        name: 'ward-search',
        alt: 'Sample: the same search by a nurse, who finds three clinical documents, and by the billing desk, which finds a form.',
      },
      first: 'One ward’s discharge notes',
      wide: true,
    },
    intro: `Many people ask for a record, but only a few should be able to open it. ${site.name} gives the ward its reports, consents and discharge notes, keeps everyone else out, and logs every view.`,
    statements: [
      {
        title: 'The right access for each role',
        text: 'Doctors edit, nurses view, the laboratory adds its reports, and billing sees nothing clinical. You name the roles and choose what each can view, edit or download.',
        illustration: {
          name: 'ward-roles',
          alt: 'Sample: four roles on a ward and what each of them can do with a discharge note.',
        },
      },
      {
        title: 'Every view is logged',
        text: 'The log shows who opened which record, which version and when. Nobody can edit the log, but it can be exported.',
        illustration: {
          name: 'ward-log',
          alt: 'Sample: six lines of an audit log with time, person and action.',
        },
        more: { label: 'What the audit log records', href: '/security1page' },
      },
      {
        title: 'Set how long records are kept',
        text: 'Set a period by tag or folder. When it ends, someone reviews the record before it’s deleted.',
        illustration: {
          name: 'retention-rules',
          alt: 'Sample: three retention rules for consents, reports and discharge notes.',
        },
        more: { label: 'How retention rules work', href: '/security4page' },
      },
    ],
    why: {
      before: 'On many wards',
      withProduct: `With ${site.name}`,
      rows: [
        {
          before: 'A printed report waits in a tray until someone fetches it.',
          withProduct: 'It’s uploaded once, tagged by content, and filed in the ward’s folder.',
        },
        {
          before: 'Everyone shares one login, so nobody can say who looked.',
          withProduct: 'Each person signs in under their own name and role, and the log shows both.',
        },
        {
          before: 'Consents turn up only after someone asks for them.',
          withProduct: 'Signed consents are filed with the record, with their date and version.',
        },
      ],
    },
    gains: {
      title: 'What your hospital gets',
      items: [
        'Reports tagged by ward, date and type',
        'Scans and photos of notes in the patient’s own file',
        'Discharge notes found by the words inside them',
        'Consents signed on screen and locked',
        'Corrected reports as numbered versions',
        `${fact.hipaa} and ${fact.gdpr} Ready`,
      ],
    },
    example:
      'Example: a 30-bed clinic lets its night shift view the ward folder and nothing else. In the morning the log lists which notes were opened and by whom. The billing desk sees no clinical folder at all.',
    start: {
      title: 'Start with these five',
      pages: [
        { href: '/feature5page', note: 'Doctor, nurse, laboratory, billing: a role for each.' },
        { href: '/feature2page', note: 'Ward, date and type of report, read from the page.' },
        { href: '/feature1page', note: 'Scans and PDFs, encrypted and searchable.' },
        { href: '/security3page', note: 'Which controls you get, and what your hospital has to do.' },
        { href: '/integration3page', note: 'Let the scanner email each report to an upload address.' },
      ],
    },
    closing: {
      title: 'Start with one ward',
      text: 'Upload its discharge notes and set up two roles.',
    },
    meta: {
      title: 'Document management for medical records',
      description: `Reports, consents and discharge notes with access by role, a log of every view and ${fact.encryption} encryption. ${fact.hipaa} and ${fact.gdpr} Ready.`,
      updated: '2026-11-21',
    },
  },
  {
    n: 4,
    slug: 'corporates',
    name: 'Corporates',
    audience: 'Corporates',
    tagline: 'HR, contracts and policies under one set of permissions.',
    picture: 'corporate',
    illustration: {
      name: 'policy-folder',
      alt: 'Sample: a company folder with a table of which team can edit or view each document, and an approval signed by A. Rao.',
    },
    card: {
      documents: 'HR files, contracts, policies',
      problem:
        'HR, legal and finance each keep their own copy of a document, and each copy has its own rules.',
      answer: 'Keep one copy, one set of permissions and every approval in the same place.',
      proof: 'Give a group access to one folder or one document.',
      illustration: {
        name: 'group-rights',
        alt: 'Sample: one contract, signed by S. Iyer, and what each of three groups can do with it.',
      },
      first: 'One policy that several teams read',
    },
    intro: `In a company, the same document passes through several teams. ${site.name} keeps one copy of each contract, policy and HR file, uses groups to set who can do what, and records approvals on the document itself.`,
    statements: [
      {
        title: 'One set of permissions for all teams',
        text: 'Put people into groups once. Subfolders inherit permissions, and a single document can have its own. When someone leaves, remove them once.',
        illustration: {
          name: 'inherited-rights',
          alt: 'Sample: two company folders with access for each group, and two documents for which Finance has separate permissions.',
        },
      },
      {
        title: 'Approvals you can point to',
        text: 'Send a policy or a contract round in a set order. Each signature has a name and a time, and the final version is locked.',
        illustration: {
          name: 'approval-round',
          alt: 'Sample: an approval round in which two of three people have signed.',
        },
      },
      {
        title: 'Works with your other tools',
        text: 'Bring documents in from cloud drives, email, Zapier or your own portal through the API, and file them by the same rules.',
        illustration: {
          name: 'document-sources',
          alt: 'Sample: three sources that send documents into company folders.',
        },
        more: { label: 'All integrations', href: '/integrations' },
      },
    ],
    why: {
      before: 'In most companies',
      withProduct: `With ${site.name}`,
      rows: [
        {
          before: 'There are four copies of the travel policy, worded in two different ways.',
          withProduct:
            'There is one copy, now at version 5. Every team can view it; HR and Finance can edit it.',
        },
        {
          before: 'An approval is a “fine by me” somewhere in an inbox.',
          withProduct:
            'Each approval is a signature on the document, and the audit log shows who signed, and when.',
        },
        {
          before: 'Someone who left can still open the shared drive months later.',
          withProduct: 'Leaving a group ends access to everything the group could see.',
        },
      ],
    },
    gains: {
      title: 'What your teams get',
      items: [
        'Groups, with permissions by folder or document',
        'Contracts with their end dates on one list',
        'Numbered policy versions, with old ones kept',
        'Approvals signed in order, on phone or desktop',
        'Offer letters and forms built from templates',
        'Answers from long documents, with the line marked',
        'An audit log that can be filtered and exported',
        `${fact.iso27001} and ${fact.gdpr} Ready`,
      ],
    },
    example:
      'Example: a company of 200 moves its leave policy into one folder. HR edits it, every team can view it, and the board signs version 6.',
    start: {
      title: 'Start with these five',
      pages: [
        { href: '/feature5page', note: 'Admin, Manager, Employee and your own roles.' },
        { href: '/feature6page', note: 'Approvals and contracts, signed in order.' },
        { href: '/feature7page', note: 'Ask a contract a question and see the clause behind the answer.' },
        { href: '/security2page', note: 'Groups, inherited access, and leavers removed in one step.' },
        { href: '/integration5page', note: 'Add document upload to your own portal.' },
      ],
    },
    closing: {
      title: 'Start with one policy',
      text: 'Upload it, add two groups and send it for approval.',
    },
    meta: {
      title: 'Document management for corporates',
      description: `One copy of each HR file, contract and policy: groups decide who edits, approvals are signed in order, and deletions can be undone within ${fact.restore}.`,
      updated: '2026-11-21',
    },
  },
  {
    n: 5,
    slug: 'educational-institutes',
    name: 'Educational Institutes',
    audience: 'Educational Institutes',
    tagline: 'Theses, certificates and admissions in one place.',
    picture: 'education',
    illustration: {
      name: 'thesis-folder',
      alt: 'Sample: a thesis page with its similar passages marked, a numbered certificate, and a role handed over to S. Iyer.',
    },
    card: {
      documents: 'Theses, certificates, forms',
      problem: 'Each year new staff inherit folders that only the old staff understood.',
      answer:
        'Theses are checked on submission, certificates share one template, and a new colleague takes over a role in one step.',
      proof: 'Each match is shown on the page, with the source it came from.',
      illustration: {
        name: 'matching-passage',
        alt: 'Sample: a passage from a thesis and the same words in the survey they come from.',
      },
      first: 'One department’s submitted theses',
    },
    intro: `A university or a school does the same work every year with new people. ${site.name} checks what students submit, prepares the certificates you sign, and hands folders, templates and access to whoever takes over.`,
    statements: [
      {
        title: 'Originality, passage by passage',
        text: 'See which lines match, how much of the work they make up, and where each one comes from, before the committee meets.',
        illustration: {
          name: 'similarity-sources',
          alt: 'Sample: a similarity result with two matched sources and their share of the thesis.',
        },
      },
      {
        title: 'Certificates from one template',
        text: 'Set the layout, wording and signature block once. Each certificate gets the candidate’s name and its own number, and is saved as a PDF.',
        illustration: {
          name: 'certificate-template',
          alt: 'Sample: a certificate built from blocks, with its number and a signature.',
        },
      },
      {
        title: 'Hand over a role in one step',
        text: 'Pass a role to the next person, and the folders, reminders and permissions go with it. The log still shows what the last person did.',
        illustration: {
          name: 'office-handover',
          alt: 'Sample: the examination office passing from N. Khan to S. Iyer with its folders and reminders.',
        },
        more: { label: 'How groups work', href: '/security2page' },
      },
    ],
    why: {
      before: 'On most campuses',
      withProduct: `With ${site.name}`,
      rows: [
        {
          before: 'A thesis is checked by whoever has the login that week.',
          withProduct: 'It’s checked on submission, and the committee reads the same marked pages.',
        },
        {
          before: 'Certificates are typed into last year’s file.',
          withProduct: 'They’re built from blocks, numbered, signed and exported as PDF.',
        },
        {
          before: 'Admission forms sit in three inboxes until June.',
          withProduct: 'They’re tagged by course and year as they arrive, and found by searching for a name.',
        },
      ],
    },
    gains: {
      title: 'What your institute gets',
      items: [
        'Similarity shown line by line, with sources',
        'Reports that can be shared with a committee',
        'Certificates and letters built from templates',
        'Signatures on screen, in a set order',
        'Admission forms tagged by course and year',
        'Permissions by department, kept when staff change',
        'Lecture recordings turned into text',
        `Deleted files can be restored within ${fact.restore}`,
      ],
    },
    example:
      'Example: a department of 40 receives 60 theses in May. Each is checked on submission; the committee opens only the pages with marked passages, and every certificate uses the same template.',
    start: {
      title: 'Start with these five',
      pages: [
        { href: '/feature8page', note: 'Matches marked in the text, with their sources.' },
        { href: '/feature10page', note: 'Certificates and letters from one set of blocks.' },
        { href: '/feature7page', note: 'Summaries, and lecture recordings turned into text.' },
        { href: '/security2page', note: 'Groups keep their permissions when staff change.' },
        { href: '/integration1page', note: 'Keep the Drive folders that staff already use.' },
      ],
    },
    closing: {
      title: 'Check your next thesis',
      text: 'Upload one and see which passages match.',
    },
    meta: {
      title: 'Document management for educational institutes',
      description: `Theses checked line by line with sources, certificates from one template, roles handed over each year. ${fact.formats}; ${fact.trial} free.`,
      updated: '2026-11-21',
    },
  },
]);
