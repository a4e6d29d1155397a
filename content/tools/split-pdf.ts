import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Split PDF: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/split-pdf.ts', toolSchema, {
  slug: 'split-pdf',
  name: 'Split PDF',
  group: 'organise',
  how: 'How splitting works',
  picture: 'split',
  pictureAlt: 'One page cut along a dashed line into two',
  subtext: 'Cut one file at any page',
  description: 'Make one or more cuts between the pages of a PDF. Each part becomes a separate file.',
  job: 'Cuts one PDF into parts.',
  goesIn: 'A PDF',
  comesOut: 'Two or more PDFs',
  goodFor: 'Scanned stacks, long reports',
  steps: [
    {
      title: 'Add the PDF',
      text: 'Choose the long scan, straight from the sheet feeder.',
      illustration: 'added-scan',
    },
    {
      title: 'Choose where to cut',
      text: 'Between any two pages, every few pages, at bookmarks, by size, or by page ranges you type.',
      illustration: 'page-cuts',
    },
    {
      title: 'Download the parts',
      text: 'One PDF for each part, named as you like, or all of them as a ZIP.',
      illustration: 'split-bills',
    },
  ],
  action: tryNow('split-pdf'),
  related: [
    { href: '/toolsdetails/merge-pdf', note: 'The other way round: parts become one file.' },
    { href: '/feature2page', note: 'Have each part read and tagged.' },
    { href: '/toolsdetails/remove-pages', note: 'Remove blank pages before you split.' },
  ],
  page: {
    lead: 'Turn one long scan into a rent bill, a phone bill and a tax receipt, each in its own file.',
    intro:
      'A scanner with a sheet feeder turns 40 sheets into one file. Split PDF cuts it on your own device, wherever one document ends and the next begins, and gives each part its own file and name.',
    layout: 'ruled',
    questions: [
      {
        question: 'How many parts can I make?',
        answer: 'One more than the number of cuts: one cut makes two files, four make five.',
      },
      {
        question: 'Do I have to file each part by hand?',
        answer:
          'No. With a plan, upload the parts, and each one is read, tagged and filed by its tags. You can change any tag.',
        link: { label: 'Smart Tagging', href: '/feature2page' },
      },
      {
        question: 'Can I put two parts back together?',
        answer: "Yes, in any order, with Merge PDF's.",
        link: { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
      },
    ],
    closing: {
      title: 'Split the stack',
      text: 'Start with your longest scan.',
    },
  },
  meta: {
    title: 'Split PDF: cut one file into parts',
    description:
      'Cut a PDF between any two pages, on your own device, and get one file for each part. For scanned stacks and long reports. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'PDF to split',
    drop: 'Drop a PDF here',
    touch: 'Choose a PDF',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['scan'],
    without:
      'Without this tool: open the file, choose Print, type the pages of one part, then choose “Save as PDF”. Repeat for each part.',
  },
  next: [
    { slug: 'merge-pdf', note: 'Join them in another order' },
    { slug: 'remove-pages', note: 'Remove pages from one of them' },
    { slug: 'pdf-to-image', note: 'Save the pages as pictures' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/split-pdf.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    facts: {
      headings: {
        kept: {
          one: '1 bookmark to a page outside its part is kept as a heading, without a link, for the bookmarks below it.',
          other:
            '{count} bookmarks to pages outside their parts are kept as headings, without links, for the bookmarks below them.',
        },
      },
      'untitled-headings': {
        kept: {
          one: '1 bookmark with others nested under it is now “…”, because its title could reveal what’s on a page outside its part.',
          other:
            '{count} bookmarks with others nested under them are now “…”, because their titles could reveal what’s on pages outside their parts.',
        },
      },
      'left-letters': {
        kept: {
          one: '1 font still contains letters used only on pages outside its part: single letters, not words.',
          other:
            '{count} fonts still contain letters used only on pages outside their parts: single letters, not words.',
        },
      },
    },
  },
  legend: 'Pages: choose where to cut',
  /** The field: pages to cut after, or parts as ranges. */
  field: 'Cut after pages',
  hint: '“3, 7” cuts after pages 3 and 7.',
  /** On a line of its own below that hint. */
  hintParts: '“1-3, 4-9” makes two files.',
  ranges: 'Page ranges',
  rangesHint: 'Each range becomes a file: 1-3, 4-9. You can leave pages out or use them twice.',
  cutAfter: 'Cut after page {page}',
  part: 'part {part}',
  inNone: 'not in any part',
  every: 'Every page',
  everyN: 'Every few pages…',
  bookmarks: 'At bookmarks',
  bySize: 'By file size',
  byRanges: 'By page ranges',
  /** Extracting pages to one file: the button that opens it, its field, and the message if no page is entered. */
  extract: 'Extract pages',
  extractPages: 'Pages for the new file',
  extractHint: '“5, 1-3” puts page 5 first, then 1 to 3, in one PDF.',
  extractNone: 'Enter the pages first.',
  extractButton: { one: 'Extract 1 page', other: 'Extract {count} pages' },
  /** On phones: shows the less common ways to split. */
  moreMethods: 'More options',
  /** Fields and button of `everyN` and `bySize`. */
  count: 'Pages in each file',
  megabytes: 'Maximum file size, in MB',
  cut: 'Cut',
  number: 'Enter a number above zero.',
  pageTooLarge: 'Page {page} alone is larger than that.',
  /** Below the number of pages or megabytes, if no cut is needed. */
  wholeFile: 'The whole file fits in one part, so there’s nothing to cut.',
  noBookmarks: 'This file has no bookmarks to split at.',
  files: { one: 'One file', other: '{count} new files' },
  /** Above the pages of all parts, once they are made. */
  byPart: 'Pages by part',
  partName: 'Name of part {part}',
  /** File name of a part that was not named: from its pages. */
  partFile: { one: '{name}-page-{pages}', other: '{name}-pages-{pages}' },
  more: { one: 'Show 1 more part', other: 'Show {count} more parts' },
  /** Whether each page is in exactly one part; otherwise the pages that are in none or included several times. */
  everyPageOnce: { one: 'The page is included once.', other: 'All {count} pages are included, once each.' },
  missingPages: { one: 'Page {pages} isn’t in any part.', other: 'Pages {pages} aren’t in any part.' },
  repeatedPages: {
    one: 'Page {pages} is included more than once.',
    other: 'Pages {pages} are included more than once.',
  },
  carriedOver: 'Form fields and bookmarks stay with their pages.',
  fileCount: { one: 'in 1 file', other: 'in {count} files' },
  cuts: { one: '1 cut', other: '{count} cuts' },
  button: { one: 'Create 1 file', other: 'Split into {count} files' },
  /** Before the first cut: the button, and the text in place of the parts. */
  buttonNone: 'Split',
  noCuts: {
    title: 'No cuts yet',
    text: 'Click or tap the scissors between two pages.',
    /** Beside the number of pages, on phones. */
    how: 'Cut with the scissors',
  },
  cutOne: 'Cut between two pages first.',
  zip: '{name}-parts',
  back: 'Change the cuts',
});
