import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Remove Pages: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/remove-pages.ts', toolSchema, {
  slug: 'remove-pages',
  name: 'Remove Pages',
  group: 'organise',
  how: 'How removing pages works',
  picture: 'removepages',
  pictureAlt: 'Three pages, the middle one crossed out',
  subtext: 'Tick the pages to remove',
  description:
    'Tick the pages you don’t want to send and download the PDF without them. Their text and pictures are removed from the file.',
  job: 'Removes pages you don’t want to send.',
  goesIn: 'A PDF',
  comesOut: 'The same PDF, shorter',
  goodFor: 'Blank or private pages',
  steps: [
    {
      title: 'Add the PDF',
      text: 'Choose the scan or draft with too many pages.',
      illustration: 'added-tender',
    },
    {
      title: 'Tick the pages to remove',
      text: 'See all pages at once; blank ones are found for you. Untick a page to keep it.',
      illustration: 'struck-pages',
    },
    {
      title: 'Download the rest',
      text: 'The pages you kept, in the original order or a new one.',
      illustration: 'shorter-tender',
    },
  ],
  action: tryNow('remove-pages'),
  related: [
    { href: '/toolsdetails/split-pdf', note: 'When you want the pages as separate files.' },
    { href: '/toolsdetails/merge-pdf', note: 'Combine the remaining pages with other files.' },
    { href: '/security5page', note: 'Send the shorter file with a link that expires.' },
  ],
  page: {
    lead: 'Blank backs, an internal note, a price list meant for someone else: remove them before you send.',
    intro:
      'It’s easy to send one page too many. Remove Pages shows you every page. Tick the ones to remove and download the rest. It all happens on your own device, and the new file doesn’t contain the removed text, pictures, bookmarks or fields.',
    layout: 'coupons',
    questions: [
      {
        question: 'Can I shorten a signed document?',
        answer:
          'Yes, but the signature won’t be valid in the shorter copy, and the report says so. Your signed file doesn’t change. It’s better to shorten the draft and have that signed.',
        link: { label: 'Digital Signature Support', href: '/feature6page' },
      },
      {
        question: 'What if I removed the wrong page?',
        answer: 'Press Undo, or untick the page. We never change your file: you download a new one.',
      },
      {
        question: 'Can I download the removed pages as a file?',
        answer:
          'Not with this tool. Split the document instead, and you’ll get each part as a separate file.',
        link: { label: 'Split PDF', href: '/toolsdetails/split-pdf' },
      },
    ],
    closing: {
      title: 'Send only the pages that are needed',
      text: 'Start with a scan that has blank pages.',
    },
  },
  meta: {
    title: 'Remove Pages: delete pages from a PDF',
    description:
      'Delete blank or private pages from a PDF on your own device: see all pages at once, tick those to remove, download the rest. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'PDF to shorten',
    drop: 'Drop a PDF here',
    touch: 'Choose a PDF',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['tender'],
    without:
      'Without this tool: open the file, choose Print, type the pages to keep, then choose “Save as PDF”.',
  },
  next: [
    { slug: 'merge-pdf', note: 'Combine it with other PDFs' },
    { slug: 'split-pdf', note: 'Split it into parts' },
    { slug: 'pdf-to-image', note: 'Save the pages as pictures' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/remove-pages.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    facts: {
      'left-letters': {
        kept: {
          one: '1 font still contains letters used only on removed pages: single letters, not words.',
          other: '{count} fonts still contain letters used only on removed pages: single letters, not words.',
        },
      },
    },
  },
  legend: 'Pages: tick the ones to remove',
  field: 'Pages to remove',
  /** Buttons that tick several pages at once; `keepOnly` inverts which pages are ticked. */
  odd: 'Odd pages',
  even: 'Even pages',
  keepOnly: 'Keep only these',
  more: 'More',
  blanks: { one: 'Remove the blank page', other: 'Remove {count} blank pages' },
  /** Buttons below each page, and what is announced when one is pressed. */
  pageButtons: {
    show: 'Move or rotate',
    turn: 'Rotate page {page}',
    earlier: 'Move page {page} earlier',
    later: 'Move page {page} later',
    moved: 'Page {page}, {place} of {of}',
    turned: 'Page {page} rotated {degrees} degrees',
  },
  keptPages: 'Pages you keep',
  keptCount: 'Pages kept: {count} of {of}',
  /** Beside the name of the copy. */
  keptShare: 'Pages: {count} of {of}',
  pagesToRemove: { one: 'Page {pages} will be removed.', other: 'Pages {pages} will be removed.' },
  /** Ends the list of pages in that sentence, as in “3, 5 and 9”. */
  and: '{pages} and {last}',
  none: 'Tick the pages to remove.',
  reordered: 'Pages will be ordered and rotated as you chose.',
  fileName: '{name}-to-send',
  removedForGood: {
    title: 'Removed for good.',
    text: 'The new file doesn’t contain any text, pictures, bookmarks or fields from removed pages.',
  },
  clearTitle: 'Also clear title and author',
  clearTitleHint: 'They can reveal names you’d rather not share',
  button: { one: 'Remove 1 page', other: 'Remove {count} pages' },
  buttonNone: 'Remove pages',
  buttonOrder: 'Create PDF',
  tickOne: 'Tick a page to remove, or change the order first.',
  keepOne: 'Keep at least one page.',
  /** Beside the number of a page in the copy: its number in the original. */
  originalNumber: 'was {page}',
  back: 'Change the pages',
});
