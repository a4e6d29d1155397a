import { inr } from '../lib/format';
import { homeSchema } from '../lib/schema/home';
import { parseContent } from '../lib/schema/parse';
import { planWith } from './capabilities';
import { fact } from './claims';
import { pricing } from './pricing';
import { site } from './site';

const [lowest] = pricing.plans.flatMap(({ monthly }) => monthly ?? []).sort((a, b) => a - b);

/**
 * Words of the home page, section by section. `picture` is always the name of a drawing, from the list in
 * lib/schema/pictures.ts. Numbers in brackets: fewest and most characters.
 */
export const home = parseContent('content/home.ts', homeSchema, {
  /**
   * Search results and link previews: `title` (8–60; the site’s name is added to it) and `description` (110–155). No
   * two pages share one. `updated`: date of the last substantive edit, as year-month-day; the sitemap
   * gives it to search engines.
   */
  meta: {
    title: 'AI document management, PDF tools and signatures',
    description: `Upload PDF, Word, Excel, PPT or JPG. AI tags and summarises each file; versions, signatures and expiry dates stay on record. Free for ${fact.trial}.`,
    updated: '2026-11-22',
  },

  /**
   * The first screen, above the sample documents.
   *
   * - `kind`: what this is and for whom, above the heading (10–60).
   * - `lines`: the page’s heading, line by line: 2–4 lines (3–24 each).
   * - `readPhrase`: words of the heading under the yellow marker: what the AI does (2–16). Copied from the lines exactly.
   * - `signedPhrase`: words of the heading over the pen stroke: what a person does (2–16). Copied from the lines exactly.
   * - `lead`: the paragraph under the heading (60–200).
   * - `tools`: the second button; the first is Get Started, from site.ts.
   */
  hero: {
    kind: 'AI document management for Indian offices',
    lines: ['Every document', 'read, filed', 'and signed.'],
    readPhrase: 'read',
    signedPhrase: 'signed.',
    lead: 'For CA firms, legal offices, clinics and campuses. AI tags and summarises each file; every version, signature and expiry date stays on record.',
    tools: { label: 'See all tools', href: '/features' },
  },

  /**
   * Documents that visitors try: they press a tag, compare two versions, ask, sign, and read the log. Every person, firm
   * and number is invented; count sums and days again after a change.
   *
   * - `label`: name of the row of offices for screen readers (10–60). `note` is beside it and says that these are
   *   samples (10–60). `sample` goes before a document’s name for screen readers (4–14), `sheet` is the sheet’s name there
   *   (4–20). `versions`: what its four versions are called (1–6 each).
   * - `compare`: compares version 3 with 4 (8–24). `was` and `now` are read aloud before old and new words (2–16 each).
   * - `sign`: the button that signs (4–24); `signed` is on it afterwards (4–24).
   * - `ask`: heading of the questions (8–30); `hint` is shown where answers appear (10–60); `source` goes before the number
   *   of the line that answers (2–12).
   * - `log`: heading of the log (4–20); `startAgain` undoes everything (4–20); `timeNow` is the time of an action that
   *   the visitor has just caused (2–8); `ai` and `you` are its two names (2–12 each). `logEntries`: what they did, up to the number of a line:
   *   `marked` (4–20), `compared` (4–30), `answered` (4–30), `signed` (4–20).
   * - `documents`: four, each with the fields below.
   * - `tab`: the office (4–14). `name`: title of the document (8–34).
   * - `by`: who prepared and signed it (4–16), with the `role` (4–20); `hand`, if it is a person of lib/sample-people.ts. `signer`: who is asked to sign (4–20).
   * - `versions`: what versions 1 and 2 were (8–30 each).
   * - `lines`: four, each with its `text` (20–150), of which the first three have a `tag`: `name` (2–12), `value` (2–20)
   *   and the `words` it was read from, copied from the line. `changes`: what the line says `now`, copied from it, and
   *   what it `was` in version 3; without it the words are new.
   * - `chosen`: number of the tag that is chosen at first.
   * - `questions`: three to `ask` (8–34), each with its `answer` (4–80), number of the `line` that answers, and its words.
   * - `log`: three entries that are there at first, newest first: `time`, `who` (2–20), `what` (4–30).
   */
  samples: {
    label: 'Try a sample document from',
    note: 'A live sample. Try anything; nothing is sent.',
    sample: 'Sample:',
    sheet: 'Sheet',
    versions: ['v1', 'v2', 'v3', 'v4'],
    compare: 'Compare with v4',
    was: 'was',
    now: 'now',
    sign: 'Sign with the pen',
    signed: 'Signed by you',
    ask: 'Ask this document',
    hint: 'Pick a question to see the line that answers it.',
    source: 'line',
    log: 'Audit log',
    startAgain: 'Start again',
    timeNow: 'now',
    ai: 'AI',
    you: 'You',
    logEntries: {
      marked: 'marked line',
      compared: 'compared v3 with v4',
      answered: 'answered from line',
      signed: 'signed v4',
    },
    documents: [
      {
        tab: 'CA firm',
        name: 'Tax invoice MT/26-27/0418',
        by: 'N. Shah',
        role: 'articled clerk',
        signer: 'Partner',
        versions: ['N. Shah uploaded', 'N. Shah corrected the name'],
        lines: [
          {
            text: 'Malwa Textiles, Indore, billed Kaveri Garments, Bhopal, on Monday 12\u00a0October\u00a02026.',
            tag: { name: 'Buyer', value: 'Kaveri Garments', words: ['Kaveri Garments, Bhopal'] },
          },
          {
            text: '480 m of cotton, HSN 5208, at ₹250: ₹1,20,000. With CGST 2.5% (₹3,000) and SGST 2.5% (₹3,000): ₹1,26,000.',
            tag: { name: 'GST', value: '₹6,000', words: ['CGST 2.5% (₹3,000) and SGST 2.5% (₹3,000)'] },
            changes: [{ now: ', HSN 5208,' }],
          },
          {
            text: 'Payment is due in six weeks, on Monday 23 November 2026.',
            tag: { name: 'Due', value: '23 Nov 2026', words: ['on Monday 23 November 2026'] },
            changes: [
              { now: 'six', was: 'four' },
              { now: '23', was: '9' },
            ],
          },
          { text: 'Late payments bear interest at 18% a year.' },
        ],
        chosen: 3,
        questions: [
          {
            ask: 'Who is the buyer?',
            answer: 'Kaveri Garments, Bhopal.',
            line: 1,
            words: ['Kaveri Garments, Bhopal'],
          },
          {
            ask: 'How much GST is charged?',
            answer: '₹6,000: ₹3,000 central and ₹3,000 state.',
            line: 2,
            words: ['CGST 2.5% (₹3,000) and SGST 2.5% (₹3,000)'],
          },
          {
            ask: 'What if it’s paid late?',
            answer: 'Interest of 18% a year on the unpaid amount.',
            line: 4,
            words: ['18% a year'],
          },
        ],
        log: [
          { time: '10:31:12', who: 'N. Shah', what: 'saved v4' },
          { time: '10:30:05', who: 'AI', what: 'tagged 3 fields' },
          { time: '10:29:48', who: 'N. Shah', what: 'opened v3' },
        ],
      },
      {
        tab: 'Legal office',
        name: 'Lease agreement, Unit 4B',
        by: 'S. Iyer',
        role: 'Manager',
        hand: 'iyer',
        signer: 'Partner',
        versions: ['S. Iyer uploaded', 'A. Rao edited clause 4'],
        lines: [
          {
            text: 'Meridian Estates lets Unit 4B to Rao\u00a0&\u00a0Iyer\u00a0LLP for 24 months from 1 April 2026.',
            tag: {
              name: 'Parties',
              value: '2 found',
              words: ['Meridian Estates', 'Rao\u00a0&\u00a0Iyer\u00a0LLP'],
            },
          },
          {
            text: 'The lease expires on Friday 31 March 2028. It renews only on 90 days’ written notice.',
            tag: { name: 'Expires', value: '31 Mar 2028', words: ['expires on Friday 31 March 2028'] },
            changes: [{ now: '90', was: '60' }],
          },
          {
            text: 'Rent is ₹75,000 a month. A deposit of six months’ rent, ₹4,50,000, is returned at the end.',
            tag: { name: 'Deposit', value: '₹4,50,000', words: ['deposit of six months’ rent, ₹4,50,000'] },
            changes: [{ now: 'six months’ rent, ₹4,50,000', was: 'four months’ rent, ₹3,00,000' }],
          },
          { text: 'The tenant repairs the interior; the owner repairs the roof and structure.' },
        ],
        chosen: 2,
        questions: [
          {
            ask: 'When is notice due?',
            answer: 'By Saturday 1 January 2028, 90 days before the lease ends.',
            line: 2,
            words: ['90 days’ written notice'],
          },
          {
            ask: 'How much is returned?',
            answer: '₹4,50,000: six months at ₹75,000.',
            line: 3,
            words: ['deposit of six months’ rent, ₹4,50,000'],
          },
          {
            ask: 'Who repairs the roof?',
            answer: 'The owner.',
            line: 4,
            words: ['the owner repairs the roof and structure'],
          },
        ],
        log: [
          { time: '13:47:02', who: 'S. Iyer', what: 'saved v4' },
          { time: '13:46:31', who: 'AI', what: 'tagged 3 fields' },
          { time: '13:40:19', who: 'S. Iyer', what: 'opened v3' },
        ],
      },
      {
        tab: 'Clinic',
        name: 'Discharge summary, patient 0417',
        by: 'Ward desk',
        role: 'second floor',
        signer: 'Doctor in charge',
        versions: ['Ward desk uploaded', 'Pharmacy added tablets'],
        lines: [
          {
            text: 'Admitted Monday 9 November 2026, discharged Thursday 12 November: 3 nights.',
            tag: { name: 'Stay', value: '3 nights', words: ['3 nights'] },
          },
          {
            text: 'Dengue fever, no warning signs. Platelets rose from 82,000 to 1,46,000.',
            tag: { name: 'Diagnosis', value: 'Dengue fever', words: ['Dengue fever'] },
          },
          {
            text: 'Paracetamol 650 mg three times a day for 5 days, 15 tablets. Review on Thursday 19 November 2026.',
            tag: { name: 'Review', value: '19 Nov 2026', words: ['Review on Thursday 19 November 2026'] },
            changes: [
              { now: '5 days, 15', was: '3 days, 9' },
              { now: 'Thursday 19', was: 'Monday 16' },
            ],
          },
          { text: 'Come back at once if there is bleeding, stomach pain or repeated vomiting.' },
        ],
        chosen: 3,
        questions: [
          {
            ask: 'How many tablets in all?',
            answer: '15: three a day for 5 days.',
            line: 3,
            words: ['three times a day for 5 days, 15 tablets'],
          },
          {
            ask: 'When is the review?',
            answer: 'Thursday 19 November 2026, a week after discharge.',
            line: 3,
            words: ['Review on Thursday 19 November 2026'],
          },
          {
            ask: 'When should I come straight back?',
            answer: 'If there is bleeding, stomach pain or repeated vomiting.',
            line: 4,
            words: ['bleeding, stomach pain or repeated vomiting'],
          },
        ],
        log: [
          { time: '11:05:44', who: 'Ward desk', what: 'saved v4' },
          { time: '11:05:02', who: 'AI', what: 'tagged 3 fields' },
          { time: '11:02:37', who: 'Ward desk', what: 'opened v3' },
        ],
      },
      {
        tab: 'Campus',
        name: 'Thesis submission, 22PH014',
        by: 'Guide',
        role: 'Physics',
        signer: 'Dean',
        versions: ['Scholar uploaded', 'Guide returned chapter 3'],
        lines: [
          {
            text: 'Scholar 22PH014, Department of Physics, submits on Friday 16 October 2026.',
            tag: { name: 'Scholar', value: '22PH014', words: ['Scholar 22PH014'] },
          },
          {
            text: 'Five chapters, 212 pages. Similarity is 8%, below the limit of 10%.',
            tag: { name: 'Similarity', value: '8%', words: ['Similarity is 8%, below the limit of 10%'] },
            changes: [
              { now: '212', was: '218' },
              { now: '8%, below', was: '14%, above' },
            ],
          },
          {
            text: 'Both examiners report by Tuesday 15 December 2026, within 60 days.',
            tag: {
              name: 'Reports',
              value: '15 Dec 2026',
              words: ['examiners report by Tuesday 15 December 2026'],
            },
          },
          { text: 'The viva is held within seven weeks of the second report.' },
        ],
        chosen: 2,
        questions: [
          {
            ask: 'Is similarity within the limit?',
            answer: 'Yes: 8%, and the limit is 10%.',
            line: 2,
            words: ['Similarity is 8%, below the limit of 10%'],
          },
          {
            ask: 'When do the examiners report?',
            answer: 'By Tuesday 15 December 2026.',
            line: 3,
            words: ['examiners report by Tuesday 15 December 2026'],
          },
          {
            ask: 'When is the viva?',
            answer: 'By Tuesday 2 February 2027, if the second report comes in on the last day.',
            line: 4,
            words: ['within seven weeks of the second report'],
          },
        ],
        log: [
          { time: '16:20:33', who: 'Guide', what: 'saved v4' },
          { time: '16:19:58', who: 'AI', what: 'tagged 3 fields' },
          { time: '16:12:06', who: 'Guide', what: 'opened v3' },
        ],
      },
    ],
  },

  /**
   * The strip that explains the colours of all pictures. `label` is its name for screen readers (10–60). Each of the
   * four `entries` has a `sample`, what is drawn (sheet, copies, marker or pen), its `name` (4–24) and its `meaning`
   * (8–40).
   */
  legend: {
    label: 'What the colours mean',
    entries: [
      { sample: 'sheet', name: 'White sheet', meaning: 'Your own document' },
      { sample: 'copies', name: 'Coloured sheet', meaning: 'A copy, version or result' },
      { sample: 'marker', name: 'Yellow marker', meaning: 'Read by the AI' },
      { sample: 'pen', name: 'Blue pen', meaning: 'Written by a person' },
    ],
  },

  /**
   * “Why …”: `title` (8–50), `lead` (40–160), then five `cards`, each with `title` (8–40) and `text` (40–150). The
   * `picture` also gives the card its shape and colour: first three cards in one row, last two in the next.
   */
  benefits: {
    title: `Why ${site.name} stands out`,
    lead: 'It reads your documents, tracks every change and shows who made it.',
    cards: [
      {
        picture: 'b-source',
        title: 'AI that shows its source',
        text: 'Every answer, summary and tag points back to the highlighted line it came from.',
      },
      {
        picture: 'b-dates',
        title: 'Reminders before expiry',
        text: 'AI finds the expiry date on the page, or you type it in. A reminder goes out before it passes.',
      },
      {
        picture: 'b-people',
        title: 'Access by role',
        text: `On ${planWith.roles} and above, choose who can view, edit or download: Admin, Manager, Employee or a role of your own.`,
      },
      {
        picture: 'b-drawer',
        title: 'Tools and files in one place',
        text: '16\u00a0tools for PDFs, images, text and speech, alongside storage, signing and sharing.',
      },
      {
        picture: 'b-record',
        title: 'Every action is logged',
        text: `On ${planWith.log} and above, the log shows who opened, edited or signed which version, and when.`,
      },
    ],
  },

  /**
   * Five problems in the words of those who have them, each with its solution.
   *
   * - `title`: heading of the section (8–60).
   * - `problemsHeading`: heading of the left column (4–40); `answersHeading` is that of the right one (4–40).
   * - `rows`: five rows, each with a `picture` and the fields below.
   * - `quote`: what people say (10–40), without quotation marks: the page adds them.
   * - `answer`: the answer in one bold sentence (10–50).
   * - `text`: what that means in practice (30–110).
   * - `href`: a page that says more; the link has that page’s name.
   */
  problems: {
    title: 'Five reasons to switch',
    problemsHeading: 'Heard in the office',
    answersHeading: `With ${site.name}`,
    rows: [
      {
        picture: 'p-lost',
        quote: 'Where did we save it?',
        answer: 'Search for the words inside it.',
        text: 'AI tags say what each file is, so you can find it by client, date or amount.',
        href: '/feature2page',
      },
      {
        picture: 'p-final',
        quote: 'Which one is final?',
        answer: 'Every save is a numbered version.',
        text: 'Compare any two, restore an older one and lock the signed one.',
        href: '/feature3page',
      },
      {
        picture: 'p-missed',
        quote: 'That lapsed last month.',
        answer: 'AI finds the date and tracks it.',
        text: 'The document’s owner gets a reminder in time. Expired documents are marked, not lost.',
        href: '/feature4page',
      },
      {
        picture: 'p-leak',
        quote: 'Who still has the link?',
        answer: `Links last ${fact.linkShort}, ${fact.linkLong} or until a set date.`,
        text: 'Add a password, or revoke access the moment you change your mind.',
        href: '/security5page',
      },
      {
        picture: 'p-slow',
        quote: 'It’s on somebody’s desk.',
        answer: 'People sign one by one, on their own phones.',
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
    lead: 'One document, from the day it arrives to the day you need it again.',
    steps: [
      {
        picture: 'h-1',
        title: 'Upload',
        text: `PDF, Word, Excel, PPT or JPG. Each file is stored with ${fact.encryption} encryption.`,
      },
      {
        picture: 'h-2',
        title: 'Tag',
        text: 'AI reads the page, tags it and marks the words it used. If a tag is wrong, you correct it.',
      },
      {
        picture: 'h-3',
        title: 'Work',
        text: 'Edit, convert, compare or summarise. Accept what the AI writes, or discard it.',
      },
      {
        picture: 'h-4',
        title: 'Sign and share',
        text: 'Collect signatures, then share by role or with a link that expires.',
      },
      {
        picture: 'h-5',
        title: 'Keep',
        text: `The log stays with the file. Deleted files can be restored within ${fact.restore}.`,
      },
    ],
  },

  /**
   * The file drawer of audiences: `title` (8–50) and `lead` (30–140).
   *
   * - `folders`: 4–8 folders, the front one last. Each is a link.
   * - `name`: on the folder’s tab (4–20).
   * - `documents`: those that such people keep (10–36).
   * - `href`: the page, or the place on /use-cases, that speaks of them.
   * - `trial`: the front of the drawer: `title` (8–30), `text` (20–60), three `facts` with a tick (10–60 each), and
   *   `plans`, the link below the button that asks for the trial.
   */
  audiences: {
    title: `Who ${site.name} is for`,
    lead: 'Every office files different documents. Open a folder to see how yours would be filed.',
    folders: [
      { name: 'Freelancers', documents: 'Contracts, invoices and NDAs', href: '/use-cases#freelancers' },
      { name: 'Startups', documents: 'Agreements, policies, filings', href: '/use-cases#startups' },
      {
        name: 'Content agencies',
        documents: 'Drafts checked before they go out',
        href: '/use-cases#content-agencies',
      },
      { name: 'Legal offices', documents: 'Matters, drafts, signed copies', href: '/usecase2page' },
      { name: 'CA firms', documents: 'Returns and ledgers by client', href: '/usecase1page' },
      { name: 'Corporates', documents: 'HR, contracts and policies', href: '/usecase4page' },
      { name: 'Medical providers', documents: 'Reports, consents and notes', href: '/usecase3page' },
      { name: 'Universities', documents: 'Theses and certificates', href: '/usecase5page' },
    ],
    trial: {
      title: `Try it for ${fact.trial}`,
      text: 'Start with one of your own folders.',
      facts: [
        `${fact.noCard} needed`,
        lowest === undefined ? 'Plans and prices after that' : `Plans from ${inr(lowest)} a month after that`,
        'Auto-renewal stays off unless you switch it on',
      ],
      plans: { label: 'See the plans', href: '/pricing' },
    },
  },

  /**
   * Three testimonials, drawn as letters; on screens narrower than a laptop, a carousel. `title` (8–60) is the heading,
   * and `samplesTitle` (8–60) with `samplesLead` (20–120) below it while a letter is a sample.
   *
   * - `carousel`: name of the carousel for screen readers (8–40).
   * - `label`: printed on every letter (4–20).
   * - `stars`: accessible name of the five drawn stars (8–30).
   * - `sampleMark`: printed on a letter that is a sample (4–30).
   * - `letters`: three, each with the fields below.
   * - `portrait`: name of the drawn head, from the list of drawings.
   * - `quote`: what the person says (40–140).
   * - `name`: who says it (4–30).
   * - `about`: role and, once real, organisation (4–50).
   * - `sample`: true while the quote is invented: the letter says so and is not signed. The launch check lists it
   *   until a real one replaces it.
   */
  testimonials: {
    title: 'What our customers say',
    samplesTitle: 'Customer stories',
    samplesLead: 'Sample quotes, until our first customers send us their own.',
    carousel: 'Customer testimonials',
    label: 'Testimonial',
    stars: '5 out of 5 stars',
    sampleMark: 'Sample',
    letters: [
      {
        portrait: 'avatar1',
        quote: `Investors asked for every signed contract. I sent one folder, and the link expired after ${fact.linkLong}.`,
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
    text: `Upload ${fact.formats} without converting them first.`,
    list: [
      { picture: 'fmt-pdf', name: 'PDF' },
      { picture: 'fmt-word', name: 'Word' },
      { picture: 'fmt-excel', name: 'Excel' },
      { picture: 'fmt-ppt', name: 'PPT' },
      { picture: 'fmt-jpg', name: 'JPG' },
    ],
  },
});
