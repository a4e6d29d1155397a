import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { site } from '../site';
import { tryNow } from './try-now';

/** Compare PDF: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/compare-pdf.ts', toolSchema, {
  slug: 'compare-pdf',
  name: 'Compare PDF',
  group: 'edit-and-compare',
  how: 'How comparing works',
  picture: 'compare',
  pictureAlt: 'Two pages side by side with the changed lines marked',
  subtext: 'Find every change in a draft',
  description:
    'Add the old file and the new one. Removed text is marked in the first, added text in the second, moved text in both.',
  job: 'Shows what changed between two files.',
  goesIn: 'Two PDF, Word or text files',
  comesOut: 'Both files, changes marked',
  goodFor: 'Contract drafts',
  steps: [
    {
      title: 'Add the old file',
      text: 'The draft you sent or agreed.',
      illustration: 'sent-lease',
    },
    {
      title: 'Add the new file',
      text: 'The draft that came back.',
      illustration: 'both-leases',
    },
    {
      title: 'Review the changes',
      text: 'Removed words are struck out in the old file, and added words marked in the new one. A list takes you from change to change.',
      illustration: 'changed-notice',
    },
  ],
  action: tryNow('compare-pdf'),
  related: [
    { href: '/feature3page', note: 'Compare two saved versions of one document.' },
    {
      href: '/toolsdetails/plagiarism-screener',
      note: 'Find what matches instead of what differs.',
    },
    { href: '/toolsdetails/document-screener', note: 'List the issues in the draft you keep.' },
  ],
  page: {
    lead: 'See which clause changed between two drafts, and how, before you sign.',
    intro:
      'It’s easy to miss one changed word between two drafts. Compare PDF marks what was removed and what was added, so you read the differences, not the whole contract again. It all happens on your own device. You can download both marked files and a report of the changes.',
    layout: 'band',
    questions: [
      {
        question: 'Does it matter which file I add first?',
        answer:
          'Yes. The first file is the old one. Anything found only there is marked as removed, and anything found only in the second as added.',
      },
      {
        question: 'Can I compare two Word files?',
        answer:
          'Yes, and a Word file with a PDF: we compare words, not layout. A marked PDF keeps its layout. A marked Word file contains only the text.',
      },
      {
        question: 'What if one of them is a scan?',
        answer:
          'A scan has no text to compare. The tool tells you and offers to compare both files as pictures, page by page, marking what looks different.',
      },
      {
        question: `Do I need this if my versions are kept in ${site.name}?`,
        answer:
          'No, you can compare saved versions in the document itself. Use this tool for files from different places, such as a draft the other side sent back.',
        link: { label: 'Document Version Control', href: '/feature3page' },
      },
    ],
    closing: {
      title: 'Read the change, not the contract',
      text: 'Start with the last draft you got back.',
    },
  },
  meta: {
    title: 'Compare PDF: see what changed between drafts',
    description:
      'Compare two PDF or Word files word by word on your own device: removed text is marked in the old draft, added text in the new one. For contracts.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Two files',
    drop: 'Drop the old file and the new one here',
    touch: 'Choose both files',
    choose: 'choose them from this device',
    multiple: true,
    formats: 'PDF · Word (.docx) · plain text',
    accept:
      'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,text/plain,.txt,.md',
    refused: 'We didn’t add it: this tool takes PDFs, Word files and plain text.',
    samples: ['lease-sent', 'lease-returned'],
    without:
      'Without this tool: Word compares two Word files under Review, Compare; for PDFs, print both and read line by line.',
  },
  next: [
    { slug: 'sign', note: 'Sign the new file' },
    { slug: 'ai-pdf-editor', note: 'Change a clause in the new file' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/compare-pdf.ts', {
  /** Instead of the shell's messages: the two come together. */
  own: { orDrop: 'or drop both anywhere on this page' },
  /** The two files, before both are chosen. */
  filesChosen: { one: '1 of 2 files', other: '2 of 2 files' },
  old: 'old',
  newer: 'new',
  addOld: 'Add the old file',
  addNew: 'Add the new file',
  /** In place of the missing new file; `placeDrop` is used where there is a mouse. */
  addNewHere: 'Add the new file here',
  addNewHint: 'Drop it here, or click to choose it',
  fileWaiting: 'Two files at a time: “{file}” is waiting.',
  useAsNew: 'Use it as the new file',
  swap: 'Swap old and new',
  /** Heading and text of the result panel before files are compared. */
  howWeCompare: 'How we compare',
  howWeCompareText:
    'The file you add first is the old version. When both are open, we compare them word by word.',
  /** That text once the first file is chosen. */
  howWeCompareNext: 'This file is the old version. Add the new one, and we’ll compare them word by word.',
  start: 'Compare them',
  comparing: 'Comparing',
  options: {
    legend: 'What to ignore',
    case: 'Capital letters',
    caseHint: 'Treats “Rent” and “rent” as the same word',
    punctuation: 'Punctuation around words',
    punctuationHint: 'Treats “rent,” and “rent” as the same word',
    always:
      'Line breaks, spaces (except between digits), end-of-line hyphens and page numbers in headers and footers are always ignored.',
  },
  /** Scanned pages, which have no text. */
  scans: {
    title: '“{file}” is a scan, so there’s no text to compare.',
    both: '“{file}” and “{other}” are scans, so there’s no text to compare.',
    text: 'You can still compare the pages as pictures.',
    /** On the options panel before the pages are compared as pictures. */
    beforeComparing:
      'We’ll compare the files page by page and outline words, stamps and signatures that differ.',
    button: 'Compare as pictures',
    another: 'Choose another file',
    /** `side` is `old` or `newer`. */
    some: {
      one: 'Page {pages} of the {side} file is a scan with no text to compare.',
      other: 'Pages {pages} of the {side} file are scans with no text to compare.',
    },
    note: 'Compared as pictures, page by page.',
    noteText: 'If a page was scanned at an angle, text that didn’t change may be marked too.',
    noneText: 'We compared pages in order and ignored dust and faint print.',
  },
  /** Pages with characters that the file doesn’t give as text; `side` is `old` or `newer`. */
  unclear: {
    one: 'Some characters on page {pages} of the {side} file can’t be read as text, so they weren’t compared.',
    other:
      'Some characters on pages {pages} of the {side} file can’t be read as text, so they weren’t compared.',
  },
  /** Heading of the result. */
  changes: { one: '1 change', other: '{count} changes' },
  /** Heading of the result for pictures; `onPages` fills in {on}. */
  places: { one: '1 change {on}', other: '{count} changes {on}' },
  onPages: { one: 'on 1 page', other: 'on {count} pages' },
  /** On phones, below the first changes. */
  showAll: 'Show all {count}',
  none: 'No changes found',
  /** The same if a page has text that we cannot read. */
  noneRead: 'No changes in readable text',
  /** Takes the place of the step “review the changes” if there are none. */
  noChanges: 'No changes',
  /** When nothing changed: how much was compared and what was not. */
  allParagraphsMatch: { one: 'The only paragraph matches', other: 'All {count} paragraphs match' },
  noneText: 'We compared both files word by word, including headers and footnotes.',
  /** The same if a page has text that we cannot read. */
  readParagraphsMatch: {
    one: 'The only paragraph we could read matches',
    other: 'All {count} paragraphs we could read match',
  },
  noneReadText: 'We compared what could be read as text, word by word, including headers and footnotes.',
  /** After that on phones, and in the downloaded report; elsewhere a table says it (`compared`). */
  notCompared:
    'Not compared: Word’s automatic numbering, hidden text and tracked deletions; comments, attached files, digital signature data, links, pictures, formatting and layout. Text that a PDF contains but doesn’t show, such as white or covered text, is compared.',
  samePages: { one: 'The only page looks the same', other: 'All {count} pages look the same' },
  list: 'Changes',
  counts: {
    replaced: { one: '1 replaced', other: '{count} replaced' },
    added: { one: '1 added', other: '{count} added' },
    removed: { one: '1 removed', other: '{count} removed' },
    moved: { one: '1 moved', other: '{count} moved' },
    pictures: { one: '1 change', other: '{count} changes' },
  },
  /** Which changes the list has. */
  topics: {
    legend: 'Filter changes',
    all: 'All',
    number: 'Numbers ({count})',
    date: 'Dates ({count})',
  },
  previous: 'Previous change',
  next: 'Next change',
  position: '{place} of {of}',
  where: {
    page: 'Page {page}',
    /** Where a change is if a heading precedes it. */
    under: '{heading}, page {page}',
    moved: 'Moved from page {from} to page {page}',
    movedWithin: 'Moved within page {page}',
    /** Where a change is in a text without pages. */
    paragraph: 'Paragraph {paragraph}',
    movedHere: 'Moved to another place',
    header: 'Page {page}, header',
    footer: 'Page {page}, footer',
    coarse: 'Too different to compare word by word',
  },
  /** Entry of the list for a difference between pictures. */
  looksDifferent: 'Looks different',
  onlyOld: 'This page is only in the old file',
  onlyNew: 'This page is only in the new file',
  /** What the marks mean. */
  legend: {
    old: 'Only in the old file',
    newer: 'Only in the new file',
    moved: 'Moved',
    /** Marks where this file lacks something that the other has. */
    other: 'Not in this file',
  },
  fileShown: 'File shown',
  both: 'Both',
  paneLabel: '{side}, {pages}',
  save: 'Download both marked files',
  /** When one of the two files has nothing to mark. */
  saveOne: 'Download the marked file',
  /** Why only one file is offered. */
  unmarked: {
    old: 'Nothing was removed, so only the new file is marked.',
    newer: 'Nothing was added, so only the old file is marked.',
  },
  saveHint:
    'Changes are marked as PDF comments. Acrobat and other readers that support comments can show or delete them.',
  saveWord: 'Word and text files are saved as Word files: the text and the marks, but not the layout.',
  /** How much was compared, below a result without changes and before scans are compared. */
  compared: {
    title: 'What we compared',
    before: 'What’s in the files',
    beforeOne: 'What’s in the old file',
    pages: 'Pages',
    paragraphs: 'Paragraphs',
    words: 'Words',
    sides: '{old} in the old file, {newer} in the new file',
    ignored: 'Ignored',
    always: 'Line breaks, spaces (except between digits), end-of-line hyphens, page numbers',
    dust: 'Dust and faint print',
    notCompared: 'Not compared',
    never:
      'Word’s automatic numbering, hidden text and tracked deletions; comments, attached files, digital signature data, links, pictures, formatting, layout',
    also: 'Also compared',
    unseen: 'Text that a PDF contains but doesn’t show, such as white or covered text',
  },
  saveList: 'Download the report',
  markedName: '{name}-marked',
  zipName: '{name}-compared',
  listName: '{name}-changes',
  /** Words of the downloaded list of changes. */
  report: {
    title: 'Changes from {old} to {newer}',
    files: 'Old: {old} ({oldPages}). New: {newer} ({newerPages}).',
    removed: 'Removed:',
    added: 'Added:',
    moved: 'Moved:',
    notePictures:
      'Compared as pictures, page by page, on {date}. Dust and faint print are ignored. Pages that were scanned at an angle may look changed.',
    note: 'Compared word by word on {date}. Line breaks, spaces (except between digits), end-of-line hyphens and page numbers in headers and footers are ignored.',
  },
  /** Shown as the authors of the comments in the downloaded PDFs. */
  authors: {
    removed: 'Removed',
    added: 'Added',
    moved: 'Moved',
    'old-area': 'Looks different',
    'new-area': 'Looks different',
  },
});
