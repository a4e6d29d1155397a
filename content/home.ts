import { inr } from '../lib/format';
import { homeSchema } from '../lib/schema/home';
import { parseContent } from '../lib/schema/parse';
import { fact } from './claims';
import { pricing } from './pricing';
import { site } from './site';

const lowest = Math.min(...pricing.plans.flatMap(({ monthly }) => monthly ?? []));

/**
 * Words of the home page, section by section. `picture` is always the name of a drawing, from the list in
 * lib/schema/pictures.ts. Figures in brackets: characters, at least–at most.
 */
export const home = parseContent('content/home.ts', homeSchema, {
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: day on which the page last changed its meaning, as year-month-day; the sitemap
   * tells it to search engines.
   */
  meta: {
    title: 'AI document management, PDF tools and signatures',
    description: `Upload PDF, Word, Excel, PPT or JPG. AI tags and summarises each file; versions, signatures and expiry dates stay on record. Free for ${fact.trial}.`,
    updated: '2026-11-21',
  },

  /**
   * The first screen, with the drawn desk.
   *
   * - `lines`: the page’s heading, line by line: 2–4 lines (3–24 each).
   * - `read`: words of the heading under the yellow marker: what the AI does (2–16). Copied from the lines exactly.
   * - `signed`: words of the heading over the pen stroke: what a person does (2–16). Copied from the lines exactly.
   * - `lead`: the paragraph under the heading (60–200).
   * - `tools`: the second button; the first is Get Started, from site.ts.
   * - `desk`: says what the drawn desk shows, for people who cannot see it (60–240).
   */
  hero: {
    lines: ['Every document', 'read, filed', 'and signed for.'],
    read: 'read',
    signed: 'signed for.',
    lead: 'Convert and edit PDFs, let AI tag and summarise them, and keep each version, signature and expiry date on record.',
    tools: { label: 'See all tools', href: '/features' },
    desk: `Sample view of ${site.name}: a lease whose parties, expiry date and deposit the AI has read, with four versions, a signature, the people who can open it and an audit log.`,
  },

  /**
   * The strip that explains the colours of all pictures. `label` is its name for screen readers (10–60). Each of the
   * four `keys` has a `sign`, the sample drawn (sheet, copies, marker or pen), its `name` (4–24) and its `meaning`
   * (8–40).
   */
  legend: {
    label: 'What the colours mean',
    keys: [
      { sign: 'sheet', name: 'White sheet', meaning: 'Your original' },
      { sign: 'copies', name: 'Coloured sheet', meaning: 'A copy, version or output' },
      { sign: 'marker', name: 'Yellow marker', meaning: 'The AI read this' },
      { sign: 'pen', name: 'Blue pen', meaning: 'A person did this' },
    ],
  },

  /**
   * “Why …”: `title` (8–50), `lead` (40–160), then five `cards`, each with `title` (8–40) and `text` (40–150). The
   * `picture` also gives the card its shape and colour: first three cards in one row, last two in the next.
   */
  benefits: {
    title: `Why ${site.name} stands out`,
    lead: 'Most tools change a document or store it. This one reads it, remembers what was done to it and can prove it.',
    cards: [
      {
        picture: 'b-source',
        title: 'AI that shows its source',
        text: 'Ask a question, summarise or tag. Each answer points back to the highlighted line it came from, so you can check it yourself.',
      },
      {
        picture: 'b-dates',
        title: 'Dates that warn you',
        text: 'Expiry dates are found on the page or typed in. Reminders go out before they pass.',
      },
      {
        picture: 'b-people',
        title: 'The right people only',
        text: 'Admin, Manager, Employee or your own roles decide who can view, edit or download.',
      },
      {
        picture: 'b-drawer',
        title: 'One drawer instead of five apps',
        text: '15+\u00a0tools for PDF, image, text and voice sit next to storage, signing and sharing.',
      },
      {
        picture: 'b-record',
        title: 'A record of everything',
        text: 'Who opened, edited or signed, which version, and when. One line for each, written as it happens.',
      },
    ],
  },

  /**
   * What people say, and what answers it.
   *
   * - `title`: heading of the section (8–60).
   * - `heard`: heading of the left column (4–40); `here` is that of the right one (4–40).
   * - `rows`: five rows, each with a `picture` and the fields below.
   * - `quote`: what people say (10–40), without quotation marks: the page adds them.
   * - `answer`: the answer in one bold sentence (10–50).
   * - `text`: what that means in practice (30–110).
   * - `href`: page that tells more; the link shows that page’s own name.
   */
  problems: {
    title: 'Five things people say before they switch',
    heard: 'What you hear in the office',
    here: `What happens in ${site.name}`,
    rows: [
      {
        picture: 'p-lost',
        quote: 'Where did we save it?',
        answer: 'Search the words inside.',
        text: 'AI tags say what each file is, so it turns up by client, date or amount.',
        href: '/feature2page',
      },
      {
        picture: 'p-final',
        quote: 'Which one is final?',
        answer: 'Every save is a numbered version.',
        text: 'Compare two, restore any of them, lock the one that was signed.',
        href: '/feature3page',
      },
      {
        picture: 'p-missed',
        quote: 'That lapsed last month.',
        answer: 'The date is found and watched.',
        text: 'Its owner is reminded before it passes. Expired papers are marked, not deleted.',
        href: '/feature4page',
      },
      {
        picture: 'p-leak',
        quote: 'Who still has the link?',
        answer: `Links end after ${fact.linkShort} or ${fact.linkLong}.`,
        text: 'Add a password, or revoke access the moment you change your mind.',
        href: '/security5page',
      },
      {
        picture: 'p-slow',
        quote: 'It’s on somebody’s desk.',
        answer: 'Sign on a phone, in order.',
        text: 'Place the fields, set who signs first and skip the printer altogether.',
        href: '/feature6page',
      },
    ],
  },

  /**
   * How it works: `title` (8–50), `lead` (30–140) and five `steps`, each with `picture`, `title` (3–20) and `text`
   * (40–110).
   */
  steps: {
    title: 'How it works',
    lead: 'One sheet, five frames. Each adds its own mark and keeps the ones before it.',
    steps: [
      {
        picture: 'h-1',
        title: 'Upload',
        text: `PDF, Word, Excel, PPT or JPG. Each file is stored with ${fact.encryption} encryption.`,
      },
      {
        picture: 'h-2',
        title: 'Tag',
        text: 'AI reads the page, tags it and marks the words it used. A wrong tag is yours to correct.',
      },
      {
        picture: 'h-3',
        title: 'Work',
        text: 'Edit, convert, compare or summarise. Every save is a new version.',
      },
      {
        picture: 'h-4',
        title: 'Sign and share',
        text: 'Collect signatures, then share by role or by a link that expires.',
      },
      {
        picture: 'h-5',
        title: 'Keep',
        text: `The log stays with the file. Deleted files can be restored within ${fact.restore}.`,
      },
    ],
  },

  /**
   * The file drawer of those who use it: `title` (8–50) and `lead` (30–140).
   *
   * - `folders`: 4–8 folders, the front one last. Each is a link.
   * - `name`: on the folder’s tab (4–20).
   * - `papers`: what such people keep (10–36).
   * - `href`: the page, or the place on /use-cases, that speaks of them.
   * - `trial`: the front of the drawer: `title` (8–30), `text` (20–60), and three `facts` with a tick (10–60 each).
   */
  audiences: {
    title: `Who uses ${site.name}`,
    lead: 'Each files different papers. Open a folder to see how yours are kept.',
    folders: [
      { name: 'Freelancers', papers: 'Contracts, invoices and NDAs', href: '/use-cases#freelancers' },
      { name: 'Startups', papers: 'Agreements, policies, filings', href: '/use-cases#startups' },
      {
        name: 'Content agencies',
        papers: 'Drafts checked before they ship',
        href: '/use-cases#content-agencies',
      },
      { name: 'Legal offices', papers: 'Matters, drafts, signed copies', href: '/usecase2page' },
      { name: 'CA firms', papers: 'Returns and ledgers by client', href: '/usecase1page' },
      { name: 'Corporates', papers: 'HR, contracts and policies', href: '/usecase4page' },
      { name: 'Medical providers', papers: 'Reports, consents and notes', href: '/usecase3page' },
      { name: 'Universities', papers: 'Theses and certificates', href: '/usecase5page' },
    ],
    trial: {
      title: `Try it for ${fact.trial}`,
      text: 'Bring one real folder and see it filed.',
      facts: [
        `${fact.noCard} to start`,
        `Plans from ${inr(lowest)} a month after that`,
        'Auto-renewal stays off unless you switch it on',
      ],
    },
  },

  /**
   * Three letters; below the width of a laptop they are a carousel. `title` (8–60) is the heading.
   *
   * - `carousel`: name of the carousel for screen readers (8–40).
   * - `label`: printed on every letter (4–20).
   * - `stars`: says what the five drawn stars say (8–30).
   * - `sampleMark`: printed on a letter that is a sample (4–30).
   * - `letters`: three, each with the fields below.
   * - `portrait`: name of the drawn head, from the list of drawings.
   * - `quote`: what the person says (40–140).
   * - `name`: who says it (4–30).
   * - `about`: role and, once real, organisation (4–50).
   * - `sample`: true while the quote is invented: the letter says so and is not signed. The launch check lists it
   *   until a real one stands here.
   */
  testimonials: {
    title: 'Signed by the people who use it',
    carousel: 'Customer testimonials',
    label: 'Testimonial',
    stars: '5 out of 5 stars',
    sampleMark: 'Sample',
    letters: [
      {
        portrait: 'avatar1',
        quote: `Investors asked for every signed contract. I sent one folder, and the link closed itself after ${fact.linkLong}.`,
        name: 'Arjun Mehta',
        about: 'Startup founder',
        sample: true,
      },
      {
        portrait: 'avatar2',
        quote: 'We stopped naming files “final”. The signed version is locked, and I can see who opened it.',
        name: 'Leela Krishnan',
        about: 'Law-firm partner',
        sample: true,
      },
      {
        portrait: 'avatar3',
        quote:
          'A thesis comes in, the matching lines are marked, and the committee reads the same page I do.',
        name: 'Samuel D’Souza',
        about: 'University dean',
        sample: true,
      },
    ],
  },

  /**
   * The files that can be uploaded: `title` (8–40), `text` (20–80) and a `list` of five, each with `picture` and
   * `name` (2–10).
   */
  formats: {
    title: 'Bring the files you have',
    text: `${fact.formats} go in as they are.`,
    list: [
      { picture: 'fmt-pdf', name: 'PDF' },
      { picture: 'fmt-word', name: 'Word' },
      { picture: 'fmt-excel', name: 'Excel' },
      { picture: 'fmt-ppt', name: 'PPT' },
      { picture: 'fmt-jpg', name: 'JPG' },
    ],
  },
});
