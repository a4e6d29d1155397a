import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { chartParts } from './chart-parts';
import { tryNow } from './try-now';

/** Word to PDF: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/word-to-pdf.ts', toolSchema, {
  slug: 'word-to-pdf',
  name: 'Word to PDF',
  group: 'convert',
  how: 'How a Word file becomes a PDF',
  picture: 'word2pdf',
  pictureAlt: 'A Word file becoming a PDF',
  subtext: 'A Word file, ready to send',
  description:
    'Add a Word file and check where its pages break. The PDF keeps that layout on every screen and printer.',
  job: 'Turns a Word file into a PDF and lists what changed.',
  goesIn: 'A Word file',
  comesOut: 'One PDF',
  goodFor: 'Letters, contracts, CVs',
  steps: [
    {
      title: 'Add the Word file',
      text: 'Any DOCX, with its letterhead, tables and footnotes.',
      illustration: 'added-offer-letter',
    },
    {
      title: 'Check the page breaks',
      text: 'You see every page, and which fonts were replaced, before you download. This is where you spot a signature alone on the last page.',
      illustration: 'page-breaks',
    },
    {
      title: 'Download the PDF',
      text: 'It has the page breaks you checked.',
      illustration: 'offer-pdf',
    },
  ],
  action: tryNow('word-to-pdf'),
  related: [
    { href: '/feature6page', note: 'Send the finished letter round for signatures.' },
    { href: '/feature10page', note: 'Build the next letter from blocks and export it.' },
    { href: '/toolsdetails/compare-pdf', note: 'See what the other side changed in your draft.' },
  ],
  page: {
    lead: 'Turn a DOCX file into a PDF, and check every page before you download it.',
    intro:
      'A Word file can look different on every computer, and one missing font can push the signature onto a separate page. Word to PDF makes the PDF on your device, so an offer, a contract or a CV has the same pages for you and for the person who opens it.',
    layout: 'band',
    questions: [
      {
        question: 'Can I still edit the text afterwards?',
        answer:
          'Make small corrections in the PDF itself. For a rewrite, change the Word file and convert it again.',
        link: { label: 'AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
      },
      {
        question: 'How do I know which PDF came from which draft?',
        answer:
          'With a plan, keep both in one place with numbered versions. Each version shows who saved it and when.',
        link: { label: 'Document Version Control', href: '/feature3page' },
      },
      {
        question: 'What happens to tracked changes and comments?',
        answer:
          'The PDF shows the text as if every change were accepted, without comments. Reject unwanted changes in Word first.',
      },
      {
        question: 'Will it look exactly like it does in Word?',
        answer:
          'Nearly. We use fonts of the same width in place of Calibri, Arial, Times New Roman, Cambria and Georgia. Other fonts are replaced and listed before you download. Some charts and SmartArt are left out, and equations become plain text.',
      },
    ],
    closing: {
      title: 'Lock the layout before you send',
      text: 'Try the letter that always runs on to a second page.',
    },
  },
  meta: {
    title: 'Word to PDF: same layout on every screen',
    description:
      'Convert a Word file to PDF in your browser: see its pages, and what changed, before you download. For letters, contracts and CVs.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Word file',
    drop: 'Drop a Word file here',
    touch: 'Choose a Word file',
    choose: 'choose one from this device',
    multiple: true,
    formats: 'DOCX, not the older DOC',
    accept: '.docx,.docm,.dotx,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    samples: ['offer-letter'],
    without: 'Without this tool: open the file in Word or LibreOffice, choose Save As or Export, then PDF.',
  },
  next: [
    { slug: 'merge-pdf', note: 'Combine it with its annexures' },
    { slug: 'remove-pages', note: 'Remove a page' },
    { slug: 'compare-pdf', note: 'Compare it with another draft' },
  ],
});

/** What to do with a file that a word processor can save as DOCX. */
const resave = 'We didn’t add it. Open it in a word processor, save it as DOCX and add that.';

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/word-to-pdf.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    faults: {
      kind: { text: 'We didn’t add it: this tool takes DOCX files.' },
      encrypted: {
        text: 'Open it in the app that locked it, save a copy without protection and add that.',
      },
      damaged: {
        text: 'We can’t read it. If a word processor still opens it, save a new DOCX there and add that.',
      },
    },
    facts: {
      bookmarks: { kept: { one: '1 heading is a bookmark', other: '{count} headings are bookmarks' } },
    },
    /** Names of Word’s settings that the PDF ignores; `other` stands for all without a name here. */
    settings: {
      compat: 'layout rules of earlier versions of Word',
      'kern ligatures numForm numSpacing stylisticSets cntxtAlts':
        'letter-pair spacing and alternate letter forms',
      border: 'some kinds of border lines',
      u: 'some kinds of underline',
      jc: 'text stretched to its margins letter by letter',
      rowJc: 'table rows shifted left or right',
      textAlignment: 'letters raised or lowered in a line',
      wordWrap: 'line breaks within words',
      autoHyphenation: 'automatic hyphenation',
      ind: 'indents set in characters',
      bar: 'vertical lines at tab stops',
      vAlign: 'text spread from top to bottom of the page',
      docGrid: 'a character grid',
      textDirection: 'vertical text',
      'tcFitText fitText': 'text fitted to a width',
      em: 'emphasis marks',
      ruby: 'phonetic guides above characters (shown in brackets)',
      eastAsianLayout: 'two lines of text in one',
      tblCellSpacing: 'gaps between table cells',
      'wrapTight wrapThrough textboxTightWrap': 'text that follows the outline of a shape',
      'positionH layoutInCell': 'the position of some shapes',
      linkedTxbx: 'text that continues in another box',
      bodyPr: 'the position of text in some shapes',
      'headEnd tailEnd': 'some kinds of arrows',
      'numFmt numStart numRestart pgNumType': 'how notes or pages are numbered',
      'pos footnoteColumns': 'the position of notes',
      lvlPicBulletId: 'bullets that are pictures',
      bdo: 'text with its direction overridden',
      instrText: 'fields that number paragraphs or shift text',
      cellDel: 'table cells whose deletion is tracked (still printed)',
      clrSchemeMapping: 'swapped theme colours',
      mirrorIndents: 'indents that change sides',
      bidi: 'columns from right to left',
      'updateFields fldChar fldSimple': 'fields that Word updates when it opens the file',
      DATE: 'dates that Word changes to today’s (printed as saved)',
      byPage: 'fields that depend on page numbers (printed as last saved)',
      subDoc: 'chapters in separate files (left out)',
      dataBinding: 'form fields whose data in the file has changed (printed as last saved)',
      emptyField: 'fields without a saved result (left empty)',
      background: 'the page colour',
      ...chartParts,
      'printFormsData printTwoOnOne bookFoldPrinting bookFoldRevPrinting': 'how Word prints the file',
      other: 'other settings ({names})',
    },
    ofKind: { 'old-office': resave, opendocument: resave, rtf: resave, html: resave, text: resave },
  },
  /** Name of the list of pages, and of each page. */
  pages: 'Preview of the pages',
  page: 'Page {page} of {pages}',
  /** Fonts that are substituted: `{fonts}` are those of `replacedBy`. */
  replaced: {
    one: '1 font was replaced: {fonts}.',
    other: '{count} fonts were replaced: {fonts}.',
  },
  replacedBy: '{font} with {other}',
  replacedText: {
    one: 'We can’t include every font. Check where lines and pages break.',
    other: 'We can’t include every font. Check where lines and pages break.',
  },
  /** Heading of the options: what is created. */
  newFile: { one: 'New file', other: 'New files' },
  /** Heading of what the PDF keeps; `headed` counts the headings. */
  keptContent: 'What’s kept',
  headingCount: { one: '1 heading', other: '{count} headings' },
  /** Headings of what the PDF changes; `fontsReplaced` counts the fonts that are named above the pages. */
  changes: { replaced: 'Replaced', leftOut: 'Left out', both: 'Replaced or left out' },
  fontsReplaced: {
    one: '1 font, named above the pages',
    other: '{count} fonts, named above the pages',
  },
  bookmarks: 'Keep headings as bookmarks',
  /** In the report. */
  limits: 'Charts, SmartArt and shapes that can’t be drawn are listed above.',
  button: 'Create PDF',
  /** With several files: which file’s pages are shown, and whether they become one PDF or several. */
  several: {
    files: 'Showing the pages of',
    reading: 'Laying out pages…',
    result: 'Result',
    results: { each: 'Separate PDFs', joined: 'One PDF' },
    names: 'Each PDF keeps the name of its Word file.',
    button: { one: 'Create 1 PDF', other: 'Create {count} PDFs' },
    zip: 'word-files-as-pdf.zip',
  },
  wait: 'Still laying out pages. We’ll create your PDF when that’s done.',
  fileName: 'document',
  back: 'Back to the pages',
});
