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
  pictureAlt: 'A page under a scanning bar, with two ticks and a warning',
  subtext: 'Find issues before you send',
  description:
    'Add a document and get a report of its issues, such as an empty field or a missing date. Mark each one as fixed or dismissed.',
  job: 'Lists issues to fix before you send a document.',
  goesIn: 'PDF, Word or text',
  comesOut: 'A report of the issues',
  goodFor: 'Forms, filings, agreements',
  steps: [
    {
      title: 'Add the document',
      text: 'A PDF or Word file, just before it leaves the office.',
      illustration: 'added-agreement',
    },
    {
      title: 'Fix or dismiss each issue',
      text: 'Each entry says what’s wrong and takes you to its line. Edit the line here, fix the file in your own app, or dismiss the issue.',
      illustration: 'screened-issues',
    },
    {
      title: 'Download the report',
      text: 'It lists every issue and how you marked it. You can also download the PDF with the issues marked.',
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
          'Empty and unsigned fields, blanks, and sample text that was never replaced; dates that are missing, impossible or past; totals that don’t add up; references to clauses or annexures that aren’t there; invalid PAN, GSTIN and IFSC codes; and any comments, tracked changes, hidden text and names left in the file.',
      },
      {
        question: 'Is the report legal advice?',
        answer: 'No. Ask a lawyer whether a clause is right for you.',
      },
      {
        question: 'It says a date has passed. Can I get a reminder next time?',
        answer:
          'Yes, with a plan. Track the date, and the document’s owner gets a reminder before it passes.',
        link: { label: 'Expiry Date Tracking', href: '/feature4page' },
      },
    ],
    closing: {
      title: 'Find mistakes before the recipient does',
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
    choose: 'choose one from this device',
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
    { slug: 'ai-pdf-editor', note: 'Edit the document' },
    { slug: 'redact', note: 'Remove personal data' },
    { slug: 'sign', note: 'Sign the document' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/document-screener.ts', {
  own: { backToMarks: 'Back to the issues' },
  reading: 'Reading the document',
  screen: 'Screen it',
  whatWeCheck: 'What we check',
  /** Heading above the result of a document without issues. */
  result: 'Result',
  whatWeCheckText:
    'We check for empty and unsigned fields, blanks, placeholders, missing or impossible dates, totals that don’t add up, missing annexures, and comments or names left in the file.',
  issues: { one: '1 issue', other: '{count} issues' },
  none: 'No issues found',
  /** Takes the place of the step “review the issues” if there are none. */
  noIssues: 'No issues',
  /** The same once the report is downloaded while issues are open. */
  stillOpen: { one: '1 issue still open', other: '{count} issues still open' },
  /** The report while issues are open: a button beside the current issue, and its name for screen readers, which contains the label. */
  saveSoFar: { label: 'Report', name: 'Report so far' },
  noneText: 'Most checks skip headers and footers. Read the document through before you send it.',
  /** Below the result, where no issue was found: what each group of rules looks for. A rule may miss something, so no line says that there is none. */
  checked: {
    title: 'What we checked for',
    fields: 'Empty form and signature fields',
    blanks: 'Blanks, sample words and empty signature lines',
    dates: 'Missing, impossible and past dates',
    totals: 'Mistakes in totals and amounts in words',
    references: 'References to missing clauses and annexures',
    codes: 'Invalid PAN, GSTIN and IFSC codes',
    personal: 'Valid Aadhaar, PAN, phone and account numbers',
    doubled: 'Repeated words',
    notes: 'Comments, and names in the file’s properties',
    tracked: 'Comments, tracked changes, hidden text, and names in the file’s properties',
  },
  resolvedCount: { one: '1 marked as fixed or dismissed', other: '{count} marked as fixed or dismissed' },
  /** How many issues of each severity are open. */
  mustOpen: { one: '1 to fix', other: '{count} to fix' },
  shouldOpen: { one: '1 worth fixing', other: '{count} worth fixing' },
  lookOpen: { one: '1 to check', other: '{count} to check' },
  stateAnnounced: 'Issue {count}: {state}',
  unread: {
    one: 'Page {pages} is a scan, so we couldn’t read it.',
    other: 'Pages {pages} are scans, so we couldn’t read them.',
  },
  unclear: {
    one: 'Some characters on page {pages} can’t be read as text, so they weren’t checked.',
    other: 'Some characters on pages {pages} can’t be read as text, so they weren’t checked.',
  },
  must: 'Must fix',
  should: 'Worth fixing',
  look: 'To check',
  fixed: 'Marked as fixed',
  passed: 'Dismissed',
  /** `fixed` and `passed` in the downloaded report: the visitor’s word, which the tool did not check. */
  statesInReport: { fixed: 'Marked as fixed', passed: 'Dismissed by you' },
  /** What the marks in the document mean; `resolved` is either of the two. */
  openIssue: 'Open issue',
  resolved: 'Marked as fixed or dismissed',
  where: 'Page {page}, line {line}',
  wherePage: 'Page {page}',
  /** Where an issue is in a text without pages. */
  paragraph: 'Paragraph {paragraph}',
  wholeFile: 'The file itself',
  quotedText: '“{text}”',
  actions: {
    show: 'Show',
    /** These two open AI PDF Editor: at the line, or with all numbers of this kind marked for redaction. */
    edit: 'Edit the line',
    redact: 'Mark for redaction',
    fix: 'Mark as fixed',
    pass: 'Dismiss',
    /** Name of such a button for screen readers, with its issue. */
    withIssue: '{act}: issue {count}',
  },
  previous: 'Previous issue',
  next: 'Next issue',
  position: '{place} of {of}',
  /** Which page is shown of a document without issues. */
  pagePosition: 'Page {place} of {of}',
  openIssues: { one: '1 open issue', other: '{count} open issues' },
  noOpenIssues: 'No open issues',
  /** Below these, once an issue is marked as fixed. */
  unchanged: 'Marking an issue as fixed doesn’t change the file.',
  dismissedByYou: { one: '1 dismissed by you', other: '{count} dismissed by you' },
  /** On the downloaded report: its figures, its heading, and how many issues are not shown. */
  savedWithOpen: '{issues}, {count} still open',
  savedNoneOpen: '{issues}, none open',
  listTitle: 'Your report',
  more: { one: '1 more issue in the report', other: '{count} more issues in the report' },
  thumbnails: 'Pages with issues',
  /** How many of a page’s issues are neither marked as fixed nor dismissed. */
  thumbnailOpen: { one: '1 open', other: '{count} open' },
  save: 'Download the report',
  saveMarked: 'Download the marked PDF',
  listName: '{name}-issues',
  markedName: '{name}-marked',
  author: 'Issue {count}',
  report: {
    title: 'Issues in {file}',
    summary: '{pages}, {issues}: {open} open, {fixed} marked as fixed, {passed} dismissed.',
    noIssues: '{pages}, no issues.',
    open: 'open',
    note: 'Checked on {date}. This isn’t an approval. Decide which issues matter, and read the document through before you send it.',
  },
  rules: {
    'field-empty': { title: '“{label}” is empty', why: 'Nothing has been entered in this form field.' },
    'field-required': {
      title: '“{label}” is empty',
      why: 'The form requires this field.',
    },
    'field-unsigned': { title: '“{label}” isn’t signed', why: 'Sign it, or ask the signatory to.' },
    placeholder: {
      title: 'Placeholder not replaced: “{text}”',
      why: 'Replace it with the final wording.',
    },
    blank: { title: 'A line is blank', why: 'Fill it in, or delete the line.' },
    'blank-after': {
      title: 'Blank after “{label}”',
      why: 'Fill it in, or delete the line.',
    },
    unsigned: {
      title: 'No signature at “{label}”',
      why: 'This signature line looks empty. If the document was signed on paper, dismiss this issue.',
    },
    'date-missing': { title: 'No date after “{label}”', why: 'A date is asked for, but none is given.' },
    'date-impossible': { title: '{text} isn’t a real date', why: 'There’s no such day.' },
    'date-past': {
      title: '{text} has passed',
      why: {
        one: 'This end or due date was 1 day ago.',
        other: 'This end or due date was {count} days ago.',
      },
    },
    'date-order': {
      title: 'Start date {from} is after end date {to}',
      why: 'A period can’t end before it starts.',
    },
    weekday: { title: '{text}: wrong weekday', why: 'That date is a {is}.' },
    total: {
      title: '“{label}” says {stated}, but the figures add up to {sum}',
      why: 'Correct this total or one of the figures that make it up.',
    },
    product: {
      title: 'Line total says {stated}, not {product}',
      why: 'Quantity times price is {product}.',
    },
    'words-differ': {
      title: 'Words say ₹{words}, figures say ₹{figures}',
      why: 'The amount in words and the amount in figures should be the same.',
    },
    'numbers-differ': {
      title: 'Words say {words}, figures say {figures}',
      why: 'The number in words and the number in figures should be the same.',
    },
    reference: {
      title: 'No {kind} {number} in the document',
      why: 'This line refers to {kind} {number}.',
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
    doubled: { title: '“{text}”: repeated word', why: 'Delete one, unless both are intended.' },
    aadhaar: {
      title: { one: 'An Aadhaar number: {text}', other: '{count} Aadhaar numbers, including {text}' },
      why: 'Aadhaar numbers identify people. Leave them in only if they’re needed, or redact them.',
    },
    'personal-pan': {
      title: { one: 'A PAN: {text}', other: '{count} PANs, including {text}' },
      why: 'PANs identify people and firms. Leave them in only if they’re needed, or redact them.',
    },
    account: {
      title: {
        one: 'A bank account number: {text}',
        other: '{count} bank account numbers, including {text}',
      },
      why: 'Account numbers are private. Leave them in only if they’re needed, or redact them.',
    },
    phone: {
      title: { one: 'A phone number: {text}', other: '{count} phone numbers, including {text}' },
      why: 'Phone numbers are private. Leave them in only if they’re needed, or redact them.',
    },
    comment: { title: 'There’s still a comment in the file', why: 'Anyone who gets the file can read it.' },
    inserted: {
      title: 'A tracked insertion is still pending',
      why: 'Anyone who gets the file can see what was added, and when.',
    },
    deleted: {
      title: 'A tracked deletion is still pending',
      why: 'Anyone who gets the file can read what was deleted.',
    },
    hidden: {
      title: 'Hidden text',
      why: 'It doesn’t print, but anyone who gets the file can reveal it.',
    },
    metadata: {
      title: 'The file shows {property}: {value}',
      why: 'It’s in the file’s properties, which anyone can open.',
    },
  },
  properties: {
    author: 'its author',
    editor: 'who last saved it',
    manager: 'a manager’s name',
    company: 'a company name',
  },
});
