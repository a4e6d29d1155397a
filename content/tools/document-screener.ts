import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Document Screener: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/document-screener.ts', toolSchema, {
  slug: 'document-screener',
  name: 'Document Screener',
  group: 'check',
  how: 'How screening works',
  picture: 'screener',
  pictureAlt: 'A page under a reading bar, with two ticks and a warning',
  subtext: 'Find issues before you send',
  description:
    'Add a document and get a list of issues, such as an empty field or a missing date. Mark each one as fixed or dismissed.',
  job: 'Lists issues to fix before you send a document.',
  goesIn: 'PDF, Word or text',
  comesOut: 'A list of issues',
  goodFor: 'Forms, filings, agreements',
  steps: [
    {
      title: 'Add the document',
      text: 'A PDF or Word file, just before it leaves the office.',
      illustration: 'added-agreement',
    },
    {
      title: 'Fix or dismiss each issue',
      text: 'Each issue says what’s wrong and takes you to its line. Edit the line, fix it in your own app, or dismiss it.',
      illustration: 'screened-issues',
    },
    {
      title: 'Download the list',
      text: 'The list shows every issue and how you marked it. Or download the PDF with the issues marked.',
      illustration: 'settled-issues',
    },
  ],
  action: tryNow('document-screener'),
  related: [
    { href: '/feature4page', note: 'Get a reminder before a date passes.' },
    { href: '/feature6page', note: 'Check it first, then send it round for signatures.' },
    { href: '/toolsdetails/plagiarism-screener', note: 'Look for copied lines as well.' },
  ],
  page: {
    lead: 'Before the form goes to the bank, see which field is empty, which page has no date and who hasn’t signed.',
    intro:
      'Document Screener reads the whole file, marks the lines that look wrong and lists them. Fix or dismiss each issue, and you’ll know what you’re sending. It understands English text and Indian number and date formats, and runs on your own device.',
    layout: 'ruled',
    questions: [
      {
        question: 'Does it approve the document?',
        answer: 'No. It lists issues, and you decide whether each one matters.',
      },
      {
        question: 'What does it look for?',
        answer:
          'Empty and unsigned fields, blanks, words still to be filled in, missing, impossible and past dates, totals that don’t add up, references that lead nowhere, invalid PAN, GSTIN and IFSC codes, and any comments, tracked changes, hidden text and names left in the file.',
      },
      {
        question: 'Is that legal advice?',
        answer:
          'No. It lists issues such as an empty field or an unsigned page. Ask a lawyer whether a clause is right for you.',
      },
      {
        question: 'It says a date has passed. Can I get a reminder next time?',
        answer: 'Yes. Track the date, and the document’s owner gets a reminder before it passes.',
        link: { label: 'Expiry Date Tracking', href: '/feature4page' },
      },
    ],
    closing: {
      title: 'Find it before they do',
      text: 'Start with the form you’re about to file.',
    },
  },
  meta: {
    title: 'Document Screener: find issues in a file',
    description:
      'Check a PDF or Word file for empty fields, missing dates and unsigned pages before it goes out, and fix or dismiss each issue. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Document to check',
    drop: 'Drop a document here',
    touch: 'Choose a document',
    choose: 'choose it from this device',
    multiple: false,
    formats: 'PDF · Word (.docx) · plain text',
    accept:
      'application/pdf,.pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,.docx,text/plain,.txt,.md',
    refused: 'We didn’t add it: this tool takes PDFs, Word files and plain text.',
    samples: ['agreement'],
    without:
      'Without this tool: read the document once for blanks, once for dates and once for totals, and have someone else read it too.',
  },
  next: [
    { slug: 'merge-pdf', note: 'Join the report with the document' },
    { slug: 'pdf-to-image', note: 'Save the pages as pictures' },
  ],
});

/** What it says while it works. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/document-screener.ts', {
  own: { backToMarks: 'Back to the issues' },
  reading: 'Reading the document',
  again: 'Screen it',
  before: 'Issues',
  beforeText:
    'We check for empty fields, blanks, placeholders, missing or impossible dates, totals that don’t add up, references that lead nowhere, and anything left behind in the file.',
  issues: { one: '1 issue', other: '{count} issues' },
  none: 'No issues found',
  /** Instead of the step of reviewing them. */
  noIssues: 'No issues',
  noneText: 'This isn’t an approval: it’s for you to decide whether the document says what it should.',
  saveNone: 'Download the report',
  /** Below the result, where no issue was found. */
  checked: {
    title: 'What we checked',
    fields: 'Form and signature fields',
    blanks: 'Blanks and signature lines',
    figures: 'Dates, totals, amounts in words',
    references: 'References and annexures',
    codes: 'PAN, GSTIN and IFSC codes',
    personal: 'Personal data',
    doubled: 'Repeated words',
    notes: 'Comments and file properties',
    tracked: 'Comments, changes, file properties',
  },
  settled: { one: '1 reviewed', other: '{count} reviewed' },
  /** How many of each kind are not settled. */
  mustLeft: { one: '1 to fix', other: '{count} to fix' },
  shouldLeft: { one: '1 worth fixing', other: '{count} worth fixing' },
  lookLeft: { one: '1 to check', other: '{count} to check' },
  settledNow: 'Issue {count}: {state}',
  unread: {
    one: 'Page {pages} is a scan, so we couldn’t read it.',
    other: 'Pages {pages} are scans, so we couldn’t read them.',
  },
  must: 'Must fix',
  should: 'Should fix',
  look: 'Check it',
  fixed: 'Marked as fixed',
  passed: 'Dismissed',
  /** The same in a saved list, where the tool checked nothing again. */
  settledByYou: { fixed: 'Marked as fixed', passed: 'Dismissed by you' },
  /** What the marks in the document mean; `resolved` is either of the two. */
  openIssue: 'Open issue',
  resolved: 'Reviewed issue',
  where: 'Page {page}, line {line}',
  wherePage: 'Page {page}',
  /** In a text without pages. */
  paragraph: 'Paragraph {paragraph}',
  whole: 'The file itself',
  says: '“{text}”',
  acts: {
    show: 'Show',
    /** Open AI PDF Editor at the line, or with all numbers of the kind marked for redaction. */
    edit: 'Edit the line',
    redact: 'Mark to redact',
    fix: 'Mark as fixed',
    pass: 'Dismiss',
    /** The same for screen readers, with the issue they are about. */
    of: '{act}: issue {count}',
  },
  previous: 'Previous issue',
  next: 'Next issue',
  at: '{place} of {of}',
  toSettle: { one: '1 left to review', other: '{count} left to review' },
  allSettled: 'All reviewed',
  byYou: { one: '1 dismissed by you', other: '{count} dismissed by you' },
  /** The figures of the saved list; its heading, and how many of it are not shown there. */
  savedLeft: '{issues}, {count} to review',
  savedAll: '{issues}, all reviewed',
  listTitle: 'Your list of issues',
  more: { one: 'and 1 more', other: 'and {count} more' },
  thumbnails: 'Pages with issues',
  thumbnailIssues: { one: '1 issue', other: '{count} issues' },
  /** Once some are settled. */
  thumbnailTouched: { one: '1 left', other: '{count} left' },
  save: 'Download the list',
  saveMarked: 'Download marked PDF',
  listName: '{name}-issues',
  marked: '{name}-marked',
  author: 'Issue {count}',
  report: {
    title: 'Issues in {file}',
    summary: '{pages}, {issues}: {open} to review, {fixed} marked as fixed, {passed} dismissed.',
    open: 'to review',
    note: 'Checked on {date}. This isn’t an approval: it’s for you to decide whether an issue matters and whether the document says what it should.',
  },
  rules: {
    'field-empty': { title: '“{label}” is empty', why: 'This form field has no entry.' },
    'field-required': {
      title: '“{label}” is empty',
      why: 'The form says that this field must be filled in.',
    },
    'field-unsigned': { title: '“{label}” isn’t signed', why: 'This signature field has no signature.' },
    placeholder: {
      title: '“{text}” is still to be filled in',
      why: 'This is a placeholder, not the final wording.',
    },
    blank: { title: 'A line is blank', why: 'This line hasn’t been filled in.' },
    'blank-after': {
      title: 'Blank after “{label}”',
      why: 'This line hasn’t been filled in.',
    },
    unsigned: {
      title: 'No signature at “{label}”',
      why: 'This signature line looks empty. If it was signed by hand on paper, dismiss it.',
    },
    'date-missing': { title: '“{label}” has no date', why: 'A date is asked for, but none is given.' },
    'date-impossible': { title: '{text} isn’t a real date', why: 'There’s no such day.' },
    'date-past': {
      title: '{text} has passed',
      why: 'Days since this end or due date: {days}.',
    },
    'date-order': { title: '{from} is after {to}', why: 'The end date is before the start date.' },
    weekday: { title: '{text}: wrong weekday', why: 'That date is a {is}.' },
    total: { title: '{label} doesn’t add up', why: 'It says {stated}; the lines above add up to {sum}.' },
    product: {
      title: 'A line total is wrong',
      why: 'It says {stated}; quantity times price is {product}.',
    },
    'words-differ': {
      title: 'Figures and words differ',
      why: 'The figures say {figures}, the words {words}.',
    },
    reference: {
      title: '{kind} {number} is missing',
      why: 'The text refers to it, but it isn’t in the document.',
    },
    annexure: {
      title: '{kind} {number} isn’t attached',
      why: 'The text mentions it, but it isn’t in the file.',
    },
    'annexure-unused': {
      title: '{kind} {number} is attached but never mentioned',
      why: 'Nothing in the document refers to it.',
    },
    pan: {
      title: '{text} isn’t a valid PAN',
      why: 'A PAN has five letters, four digits and a letter. The fourth letter shows the type of holder.',
    },
    gstin: {
      title: '{text} isn’t a valid GSTIN',
      why: 'A GSTIN has fifteen characters: state, PAN, number, Z and a check character.',
    },
    'gstin-check': {
      title: '{text}: a letter or digit is wrong',
      why: 'The last character of a GSTIN is calculated from the others, and this one doesn’t match.',
    },
    ifsc: {
      title: '{text} isn’t a valid IFSC',
      why: 'An IFSC has four letters, a zero and six more characters.',
    },
    doubled: { title: '“{text}”: repeated word', why: 'The same word appears twice in a row.' },
    aadhaar: {
      title: { one: 'An Aadhaar number: {text}', other: '{count} Aadhaar numbers, the first {text}' },
      why: 'It identifies a person. Send it only if it’s needed, or redact it.',
    },
    'personal-pan': {
      title: { one: 'A PAN: {text}', other: '{count} PANs, the first {text}' },
      why: 'It belongs to a person or a firm. Send it only if it’s needed, or redact it.',
    },
    account: {
      title: { one: 'A bank account: {text}', other: '{count} bank accounts, the first {text}' },
      why: 'Anyone who gets the file can read it. Send it only if it’s needed, or redact it.',
    },
    phone: {
      title: { one: 'A phone number: {text}', other: '{count} phone numbers, the first {text}' },
      why: 'Anyone who gets the file can read it. Send it only if it’s needed, or redact it.',
    },
    comment: { title: 'A comment is left in the file', why: 'Anyone who gets the file can read it.' },
    inserted: {
      title: 'A tracked insertion is still pending',
      why: 'Anyone who gets the file can see what was added, and when.',
    },
    deleted: {
      title: 'A tracked deletion is still pending',
      why: 'Anyone who gets the file can read what was deleted.',
    },
    hidden: {
      title: 'Text is hidden',
      why: 'It doesn’t print, but anyone who gets the file can reveal it.',
    },
    metadata: {
      title: 'The file shows {property}: {value}',
      why: 'It’s in the file’s properties, which anyone can open.',
    },
  },
  properties: {
    author: 'its author',
    editor: 'who saved it last',
    manager: 'a manager',
    company: 'a company',
  },
});
