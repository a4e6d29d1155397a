import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Plagiarism Screener: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/plagiarism-screener.ts', toolSchema, {
  slug: 'plagiarism-screener',
  name: 'Plagiarism Screener',
  group: 'check',
  how: 'How the check works',
  picture: 'plagiarism',
  pictureAlt: 'A page with three marked lines joined to a dial',
  subtext: 'Matching lines, with sources',
  description:
    'Add your document and the sources it may draw on. Passages in both are marked, with the source beside each.',
  job: 'Finds passages that match sources you add.',
  goesIn: 'Your document and its sources',
  comesOut: 'Matches marked, with sources',
  goodFor: 'Theses, articles',
  steps: [
    {
      title: 'Add text and sources',
      text: 'A chapter, an article or the whole thesis, then the sources to compare it with.',
      illustration: 'added-chapter',
    },
    {
      title: 'Read the matches',
      text: 'Every marked passage shows the number of its source.',
      illustration: 'numbered-matches',
    },
    {
      title: 'Cite or rewrite',
      text: 'Add the reference, or say it in your own words.',
      illustration: 'cited-match',
    },
  ],
  action: tryNow('plagiarism-screener'),
  related: [
    { href: '/feature8page', note: 'Similarity percentage, sources and a report to share.' },
    { href: '/usecase5page', note: 'Check theses as they’re handed in.' },
    { href: '/toolsdetails/document-screener', note: 'List the issues to fix before you send it.' },
  ],
  page: {
    lead: 'Know which passages match your sources before your reader, editor or examiner does.',
    intro:
      'Copying is often accidental: quotation marks go missing, a paragraph survives from an early draft. Plagiarism Screener compares your document with the files and texts you add. It doesn’t search the web or a library. Each match is marked, with the page and line of its source.',
    layout: 'band',
    questions: [
      {
        question: 'How does it differ from the Plagiarism Checker?',
        answer:
          'The checker is a feature of the product, for documents stored in it. The screener runs in your browser, on one document and the sources you add.',
        link: { label: 'Plagiarism Checker', href: '/feature8page' },
      },
      {
        question: 'Does it search the web?',
        answer:
          'No, it compares your document only with the sources you add. You can ignore quotations and the list of references. Standard phrases match too, so read each one.',
      },
      {
        question: 'Which files can I check?',
        answer:
          'PDF, Word and plain text, and you can paste a source. Scanned pages have no text to compare.',
      },
    ],
    closing: {
      title: 'Check it before you hand it in',
      text: 'Start with the chapter you’re least sure of.',
    },
  },
  meta: {
    title: 'Plagiarism Screener: matches with sources',
    description:
      'Compare a PDF or Word file with sources you add: matching passages marked, page and line of the source beside each, percentages and a report to download.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Document and sources',
    drop: 'Drop your document here, then its sources',
    touch: 'Choose your document',
    choose: 'choose them from this device',
    multiple: true,
    formats: 'PDF · Word (.docx) · plain text',
    accept:
      'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,text/plain,.txt,.md',
    refused: 'We didn’t add it: this tool takes PDFs, Word files and plain text.',
    samples: ['chapter', 'survey', 'first-draft'],
    without:
      'Without this tool: take six words in a row from each passage you’re unsure of and search the source for them.',
  },
  next: [{ slug: 'word-to-pdf', note: 'Turn the report into a PDF' }],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/plagiarism-screener.ts', {
  /** What the marks in the text mean. */
  legend: { read: 'Matches a source', left: 'Quotation, ignored' },
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    copyTitle: 'Your report',
    orDrop: 'or drop it anywhere on this page',
    backToMarks: 'Back to the sources',
    progress: {
      stored: {
        title: 'What you’ll get',
        text: 'The passages that match a source, each with its place in both files.',
      },
    },
  },
  textIn: {
    label: 'Text of the source',
    placeholder: 'Paste or type the source text.',
    take: 'Compare with this text',
    name: 'pasted-source.txt',
    empty: 'Paste or type some text first.',
  },
  none: 'Your document',
  matches: { one: '1 match', other: '{count} matches' },
  noMatch: 'No match',
  /** Names of the following steps if nothing matches. */
  noMatches: { read: 'No matches', cite: 'Nothing to cite' },
  words: { one: '1 word', other: '{count} words' },
  comparing: 'Comparing…',
  reading: 'Reading the files…',
  previous: 'Previous match',
  next: 'Next match',
  position: '{number} of {count}',
  paneChoice: 'Show',
  document: 'Document',
  source: 'Source {number}',
  yourDocument: 'your document',
  addedSource: 'source',
  /** Where a passage is, and how it is named as a reference. */
  place: 'page {page}, line {line}',
  placeInText: 'paragraph {paragraph}',
  view: 'The text of {file}, with matches marked',
  noDocument: {
    title: 'Add your document first.',
    text: 'The first file is your document. Every other file is a source to compare it with.',
  },
  noSources: {
    title: 'Add the sources to compare it with.',
    text: 'Each file or text you add is a source.',
  },
  noMatchFound: {
    title: 'No passage matches your sources',
    text: 'We looked only for identical runs of words in the texts you added. We don’t detect rewording.',
  },
  cite: {
    title: 'Cite it or rewrite it',
    reference: '({file}, p. {page})',
    referenceAlone: '({file})',
    copy: 'Copy the reference',
    copied: 'Copied',
    refused: 'Your browser blocked copying. Select the reference and copy it yourself.',
    quotation: 'Mark as a quotation',
  },
  noSource: 'No source yet',
  sources: { one: '1 source you added', other: '{count} sources you added' },
  /** On the downloaded report: how many sources were compared, and what it lists. */
  compared: { one: '1 source', other: '{count} sources' },
  reportContents: ['Each match, its source and its place in both files', 'Compared with your sources only'],
  matchingWords: '{count} of {of} words, {share}',
  /** `alike` in short, beside a heading. */
  matchingShare: '{share} matching',
  /** Below a source, after the number of its matches: how many words they have. */
  passageWords: { one: '1 word', other: '{count} words' },
  /** Buttons of a source; for screen readers, its name follows. */
  asDocument: 'Use as my document',
  removeSource: 'Remove',
  add: 'Add a source',
  addDocument: 'Add your document',
  paste: 'Paste a source',
  withoutQuotations: 'Ignore quotations',
  withoutReferences: 'Ignore the list of references',
  quotationsIgnored: {
    one: '1 quotation ignored, shown with a dotted underline',
    other: '{count} quotations ignored, shown with a dotted underline',
  },
  referencesIgnored: { one: '1 word ignored', other: '{count} words ignored' },
  shortestMatch: 'Shortest match',
  wordsInARow: '{count} words in a row',
  button: 'Download the report',
  note: 'Compared with your sources only, not the web.',
  saving: 'Creating the report',
  reportName: '{name}-matches',
  report: {
    title: 'Matches in {file}',
    share: '{count} of {of} words ({share}) are in matching passages.',
    sources: 'Sources',
    columns: ['Source', 'Matches', 'Words', 'Share'],
    passages: 'Matching passages',
    none: 'No passage matches the sources.',
    place: '({own}; {file}, {place})',
    ignored: 'Words ignored: {quotations} in quotation marks, {references} in the list of references.',
  },
});
