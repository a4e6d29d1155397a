import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { chartParts } from './chart-parts';
import { tryNow } from './try-now';

/** Excel to PDF: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/excel-to-pdf.ts', toolSchema, {
  slug: 'excel-to-pdf',
  name: 'Excel to PDF',
  group: 'convert',
  how: 'How a workbook becomes a PDF',
  picture: 'excel2pdf',
  pictureAlt: 'A worksheet becoming a page of a PDF',
  subtext: 'Worksheets as PDF pages',
  description:
    'Pick the sheets you want others to see. We fit them to the page so that no column is cut in two.',
  job: 'Turns worksheets into PDF pages, every column included.',
  goesIn: 'An Excel or CSV file',
  comesOut: 'A PDF, fitted to the page',
  goodFor: 'Ledgers and statements',
  steps: [
    {
      title: 'Add the workbook',
      text: 'One XLSX or CSV file, with all its sheets.',
      illustration: 'added-ledger',
    },
    {
      title: 'Pick the sheets',
      text: 'Send the statement and keep the working sheet to yourself. You see the pages as you go.',
      illustration: 'picked-sheets',
    },
    {
      title: 'Download the PDF',
      text: 'Each sheet you picked, scaled down or in landscape if it’s wide, with page numbers and a bookmark.',
      illustration: 'ledger-pdf',
    },
  ],
  action: tryNow('excel-to-pdf'),
  related: [
    { href: '/toolsdetails/merge-pdf', note: 'Twelve monthly statements in one file.' },
    { href: '/usecase1page', note: 'Ledgers and returns, by client and year.' },
    { href: '/feature5page', note: 'Staff see only their own clients’ statements.' },
  ],
  page: {
    lead: 'Ledgers, statements and price lists on clean pages, with no column cut off.',
    intro:
      'Worksheets are often wider than paper, and printing one tends to separate column H from columns A to G. Excel to PDF fits the sheets you pick to the page, so people can read and file a ledger without the workbook.',
    layout: 'pairs',
    questions: [
      {
        question: 'Does the PDF show formulas?',
        answer:
          'No, it shows the results as Excel last saved them. If a result wasn’t saved, we calculate common formulas and list any cells we can’t calculate.',
      },
      {
        question: 'Can I leave a sheet out?',
        answer:
          'Yes. Step two lists the sheets in the workbook, and the PDF includes only the ones you pick.',
      },
      {
        question: 'What if a table is wider than the page?',
        answer:
          'It’s printed in landscape or scaled down to no less than half its size. If it’s still too wide, it continues on the next page, and the break falls between two columns, never inside one.',
      },
      {
        question: 'What isn’t included?',
        answer:
          'Rare kinds of charts, shapes and form controls. The PDF comes with a list of everything left out and any fonts replaced.',
      },
      {
        question: 'How do I send a year of statements as one file?',
        answer: 'Convert each workbook, then merge the PDFs and drag the months into order.',
        link: { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
      },
    ],
    closing: {
      title: 'Put the whole table on the page',
      text: 'Try your widest worksheet.',
    },
  },
  meta: {
    title: 'Excel to PDF: every column on the page',
    description:
      'Pick sheets from an Excel workbook and get a PDF fitted to the page, with no column cut in two. Good for ledgers and statements. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Workbook',
    drop: 'Drop an Excel file here',
    touch: 'Choose an Excel file',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'XLSX · CSV',
    accept:
      '.xlsx,.xlsm,.xltx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    samples: ['ledger'],
    without:
      'Without this tool: open the workbook in Excel or LibreOffice, choose Save As or Export, then PDF.',
  },
  next: [
    { slug: 'merge-pdf', note: 'Combine it with other months' },
    { slug: 'remove-pages', note: 'Remove a page' },
    { slug: 'split-pdf', note: 'Split it into parts' },
  ],
});

/** What to do with a file that a spreadsheet app can save as XLSX. */
const resave = 'We didn’t add it. Open it in a spreadsheet app, save it as XLSX and add that.';

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/excel-to-pdf.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    faults: {
      kind: { text: 'We didn’t add it: this tool takes XLSX and CSV files.' },
      empty: {
        text: 'It has no sheets. If it’s still in a cloud folder, download it to this device and choose it again.',
      },
      encrypted: {
        text: 'Open it in the app that locked it, save a copy without protection and add that.',
      },
      'too-large': {
        title: '“{file}” is too large for this device.',
        text: 'Leave out some sheets, or split the workbook.',
      },
      nothing: {
        title: 'There’s nothing to print on the sheets you ticked.',
        text: 'Tick one with something in it.',
      },
    },
    facts: {
      settings: {
        lost: {
          one: 'Different from Excel in 1 place: {detail}',
          other: 'Different from Excel in {count} places: {detail}',
        },
      },
    },
    /** Features of Excel that the PDF leaves out or simplifies, by the engine’s names for them. */
    settings: {
      accounting: 'accounting underlines, drawn only as wide as the text',
      justify: 'text stretched to the edges of its cell',
      readingOrder: 'cells that read from right to left',
      phonetic: 'phonetic guides above characters',
      pivot: 'colours of pivot tables',
      hyperlink:
        'links that can’t be clicked: on grouped shapes, on text in shapes, or to files, cells that aren’t printed or addresses from formulas',
      printArea: 'a print area set by a formula, so the whole sheet is printed',
      picture: 'colours, borders or outlines of pictures',
      patterns: 'patterns in cells or shapes, printed in one colour',
      textures: 'pictures that fill shapes',
      wordArt: 'curved, stacked, outlined or shadowed text',
      shapeText: 'letter spacing, justified lines or rotated text in shapes',
      numCol: 'columns of text in shapes',
      slanted: 'borders that slant with the text of their cell',
      dateAxis: 'sparklines on a date axis, spaced evenly',
      sheets: 'sheets the file lists but doesn’t contain',
      fontEffects: 'outlined or shadowed letters from Excel for Mac, printed plain',
      fitToPages: 'sheets set to fit on fewer pages, which would make their columns too small to read',
      cutDrawings: 'pictures, charts or shapes too large to print whole, cut off',
      folder: 'the file’s folder in headers and footers, which we can’t see',
      equations: 'equations in shapes, written on one line',
      volatile: 'formulas such as RAND, which Excel works out again each time (printed as last saved)',
      unfollowed: 'formulas that may depend on today’s date or on RAND (printed as last saved)',
      texts: 'text that the file refers to but doesn’t contain',
      ...chartParts,
    },
    ofKind: { 'old-office': resave, xlsb: resave, opendocument: resave, html: resave },
  },
  /** Sheets of a workbook, and the contents of each. */
  count: { one: '1 sheet', other: '{count} sheets' },
  sheets: 'Sheets',
  /** On phones, takes the place of the list of more than three sheets while the list is closed. */
  sheetCount: 'Sheets: {count} of {of}',
  /** The same if some are left out: `{sheet}` is the first of these. */
  sheetsWithout: {
    one: 'Sheets: {picked} of {of}, without “{sheet}”',
    other: 'Sheets: {picked} of {of}, without “{sheet}” and {others} more',
  },
  rows: { one: '1 row', other: '{count} rows' },
  hidden: 'hidden in the workbook',
  empty: 'empty',
  /** Shown for a sheet without rows: how many drawings it has (`drawn`); `drawings` counts those that are not printed. */
  drawn: { one: '1 picture, chart or shape', other: '{count} pictures, charts or shapes' },
  drawings: {
    one: '1 chart or shape, not printed',
    other: '{count} charts or shapes, not printed',
  },
  rules: 'conditional colours or icons, not printed',
  /** Unfolds paper, number grouping, page width, page numbers and file name. */
  more: 'More options',
  layout: 'Scaling',
  layouts: { fit: 'Fit all columns', saved: 'Original' },
  /** Below the choice of `layouts`: what the chosen one does. */
  layoutHints: {
    fit: 'Shrinks to fit, never below 50%. Wider tables run on to the next page.',
    saved: 'Keeps the workbook’s scale, margins and page breaks.',
  },
  paper: 'Paper',
  papers: { saved: 'As saved', a4: 'A4', letter: 'Letter' },
  orientation: 'Orientation',
  orientations: { auto: 'Auto', portrait: 'Portrait', landscape: 'Landscape' },
  orientationHint: 'As set in the workbook, or whichever prints larger',
  lakh: 'Group digits in lakh and crore',
  lakhHint: '12,34,567 where Excel shows 1,234,567',
  widen: 'Use the full page width',
  widenHint: 'Starts with columns that have cut-off words',
  headings: 'Repeat headings on each page',
  headingsHint: 'Draws a line under them',
  numbered: 'Number pages that have no footer',
  /** Below each page: `{page}` of `{pages}`. */
  footer: 'Page {page} of {pages}',
  pageContents: 'What’s on the pages',
  /** Name of the list of pages, and of each page. */
  pages: 'Preview of the pages',
  page: 'Page {page}, {sheet}',
  /** Below a page, above the name of its sheet; how many there are is above the pages. */
  place: 'Page {page}',
  fromSheets: { one: 'from 1 sheet', other: 'from {count} sheets' },
  printing: 'Laying out the sheets…',
  limits: 'Rare kinds of charts and shapes aren’t printed; each one is listed.',
  button: 'Create PDF',
  wait: 'Still laying out pages. We’ll create your PDF when that’s done.',
  tickOne: 'Tick a sheet to print.',
  fileName: 'workbook',
  back: 'Change the sheets',
});
