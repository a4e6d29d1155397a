import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Summarize Text: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/summarize-text.ts', toolSchema, {
  slug: 'summarize-text',
  name: 'Summarize Text',
  group: 'text-and-voice',
  how: 'How summaries are made',
  picture: 'summarise',
  pictureAlt: 'A dense page becoming a card with two points',
  subtext: 'A long read in a few points',
  description:
    'Add a PDF, a Word file or a long text and choose a length. We pick out the key sentences and mark them in the text.',
  job: 'Picks out the main points of a long document.',
  goesIn: 'Text, PDF or Word',
  comesOut: 'A short summary',
  goodFor: 'Judgments, minutes, reports',
  steps: [
    {
      title: 'Add the text',
      text: 'Paste it, or choose a PDF, Word or text file.',
      illustration: 'added-minutes',
    },
    {
      title: 'Choose a length',
      text: 'Short for a message, longer for a file note.',
      illustration: 'chosen-length',
    },
    {
      title: 'Copy the summary',
      text: 'Check each point against its marked line, then copy the summary.',
      illustration: 'summary-source',
    },
  ],
  action: tryNow('summarize-text'),
  related: [
    { href: '/feature7page', note: 'Summaries, rewrites and answers with their sources.' },
    { href: '/toolsdetails/speech-to-text', note: 'Transcribe a recording first, then shorten the text.' },
    { href: '/toolsdetails/pdf-to-ppt', note: 'Put the points on a slide.' },
  ],
  page: {
    lead: 'Sixty pages of minutes, cut to the key sentences, each linked to its line.',
    intro:
      'A summary is only useful if you can check it. Summarize Text picks whole sentences and doesn’t reword them. It marks each one in the text, keeps headings and figures, and lists dates, parties and amounts.',
    layout: 'column',
    questions: [
      {
        question: 'Can it leave out something important?',
        answer:
          'Short or long, a summary keeps every decision, appointment and sum of money we find. If there are a lot of them, some are listed below the points. Anything else can be left out, so we mark the lines it picked: skim the rest before you rely on it.',
      },
      {
        question: 'Does it put things in its own words?',
        answer:
          'No. It picks sentences from the text: three to five, five to ten, or up to twenty, and more where a text has many decisions or sums. If your browser has its own Summarizer on this device, it can write the points instead. We link each one to a line, or tell you there isn’t one.',
      },
      {
        question: 'Can I listen to it instead?',
        answer: 'Yes. Copy the points into Text to Speech, choose a voice and press Play.',
        link: { label: 'Text to Speech', href: '/toolsdetails/text-to-speech' },
      },
    ],
    closing: {
      title: 'Start with the longest document',
      text: 'Try it on a report or a set of minutes.',
    },
  },
  meta: {
    title: 'Summarize Text: long reads in a few points',
    description:
      'Pick out the key sentences in a PDF, a Word file or a long text, each marked in the text, in three lengths. For judgments, minutes and reports.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Your text',
    drop: 'Drop a file here',
    touch: 'Choose a file',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF · Word (.docx) · plain text',
    accept:
      'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,text/plain,.txt,.md',
    refused: 'We didn’t add it: this tool takes PDFs, Word files and plain text.',
    text: {
      placeholder: 'Paste or type the text here.',
      name: 'pasted-text.txt',
      empty: 'Paste or type some text first.',
      label: 'Your text',
      take: 'Find the main points',
    },
    /** What comes out of the text, beside its field. */
    beside: 'summary',
    without:
      'Without this tool: highlight the one sentence in each paragraph that you’d read out, and copy what you’ve highlighted.',
  },
  next: [
    { slug: 'text-to-speech', note: 'Hear it read aloud' },
    { slug: 'document-screener', note: 'Check it for issues' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/summarize-text.ts', {
  /** What the marks in the text mean. */
  inSummary: 'In the summary',
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    copyTitle: 'Your summary',
    backToMarks: 'Back to the points',
    progress: {
      stored: { title: 'What you’ll get', text: 'Whole sentences from the text, each linked to its line.' },
    },
  },
  changeText: 'Change text',
  backToText: 'Back to the text',
  textIn: {
    placeholder: 'Paste or type the text here.',
    name: 'pasted-text.txt',
    empty: 'Paste or type some text first.',
    label: 'Your text',
    take: 'Find the main points',
  },
  words: { one: '1 word', other: '{count} words' },
  before: 'The key sentences',
  reading: 'Reading the text…',
  working: 'Finding the key sentences…',
  points: { one: '1 point', other: '{count} points' },
  /** What does not fit the largest number of points: further decisions, listed separately, and sums of money. */
  further: {
    title: 'More decisions and appointments',
    open: { one: '1 more decision or appointment', other: '{count} more decisions and appointments' },
    sums: {
      one: '1 more sum of money is listed under Amounts.',
      other: '{count} more sums of money are listed under Amounts.',
    },
  },
  /** On phones: name of the choice between points and text. */
  paneChoice: 'Show',
  sides: { points: 'Points', text: 'Text' },
  length: 'Length',
  lengths: { short: 'Short', medium: 'Medium', long: 'Long' },
  method: 'Written by',
  methods: { sentences: 'The author', model: 'The browser’s Summarizer' },
  /** Below a point: where it is. */
  page: 'Page {page}, line {line}',
  paragraph: 'Paragraph {paragraph}',
  notLocated: 'No single line says this, so check it against the text.',
  shown: 'Shown in the text',
  shownOnPage: 'Shown in the text, page {page}',
  view: 'The text of {file}, with the source of each point marked',
  facts: {
    title: 'Dates, parties and amounts',
    dates: 'Dates',
    parties: 'Parties',
    amounts: 'Amounts',
    /** What a party is, where the text doesn’t say more. */
    kinds: {
      person: 'person',
      company: 'company',
      bank: 'bank',
      society: 'society or trust',
      authority: 'authority',
      firm: 'firm',
    },
    more: '×{count}',
    showAll: 'Show all {count}',
    show: 'show the line',
  },
  note: 'These are the author’s own sentences, not reworded.',
  model: {
    note: 'Written by this browser’s built-in Summarizer, on this device. It can be wrong: check each point against its line.',
    working: 'The browser’s Summarizer is reading…',
    tooLong: {
      title: 'This text is too long for the browser’s Summarizer.',
      text: 'You can still use the author’s own sentences, however long the text is.',
    },
    failed: {
      title: 'The browser’s Summarizer didn’t answer.',
      text: 'You can still use the author’s own sentences.',
    },
    instead: 'Show the author’s sentences',
  },
  none: {
    title: 'No full sentences found',
    text: 'We pick whole sentences, not headings, tables or notes.',
  },
  copy: 'Copy',
  /** The same beside the download of the saved file. */
  copyPoints: 'Copy the points',
  copied: 'Copied',
  copyRefused: 'Your browser blocked copying. Download the points as Word instead.',
  word: 'Download as Word',
  pdf: 'Download marked PDF',
  saving: 'Creating the file',
  /** Describes the downloaded file: marks, facts, who wrote the points, and how many more points there are. */
  saved: {
    marked: 'Each point marked on its line, with its number',
    facts: 'It also lists {found}',
    methods: {
      sentences: 'The author’s own sentences, not reworded',
      model: 'Written by the browser’s Summarizer',
    },
    more: { one: 'and 1 more', other: 'and {count} more' },
  },
  wordName: '{name}-summary',
  pdfName: '{name}-marked',
  /** Words of the copied and downloaded summary. */
  report: { title: 'Main points of {file}', page: 'page {page}' },
});
