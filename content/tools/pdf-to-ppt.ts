import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** PDF To PPT: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/pdf-to-ppt.ts', toolSchema, {
  slug: 'pdf-to-ppt',
  name: 'PDF To PPT',
  group: 'convert',
  how: 'How pages become slides',
  picture: 'pdf2ppt',
  pictureAlt: 'A PDF becoming a slide on an easel',
  subtext: 'Pages become slides',
  description: 'Choose pages from a finished PDF. Each becomes a PPT slide you can edit and present.',
  job: 'Turns the pages of a PDF into slides you can edit.',
  goesIn: 'A PDF',
  comesOut: 'A PPT, one slide per page',
  goodFor: 'Reports you need to present',
  steps: [
    {
      title: 'Add the PDF',
      text: 'The finished report, as it was published.',
      illustration: 'added-report',
    },
    {
      title: 'Choose the pages',
      text: 'Keep the results and charts; skip the contents and appendix.',
      illustration: 'slide-pages',
    },
    {
      title: 'Download the slides',
      text: 'A PPTX file, one slide per page, with text you can shorten.',
      illustration: 'report-slides',
    },
  ],
  action: tryNow('pdf-to-ppt'),
  related: [
    { href: '/toolsdetails/pdf-to-image', note: 'Save a page as a picture for your own slide.' },
    { href: '/toolsdetails/summarize-text', note: 'Cut a full page down to the points worth saying.' },
    { href: '/feature10page', note: 'Write the handout.' },
  ],
  page: {
    lead: 'The report is done and the meeting is at three. Turn its pages into slides instead of retyping them.',
    intro:
      'Copying a report into slides takes an evening, and it’s easy to get a figure wrong. PDF To PPT turns the pages you choose into a PPT file, one slide per page, so your slides match what you published.',
    layout: 'ruled',
    questions: [
      {
        question: 'Does every page become a slide?',
        answer: 'Only the pages you choose: one slide per page, in the order of the document.',
      },
      {
        question: 'What can I edit on a slide?',
        answer:
          'You can edit the text and any table with lines around every cell, and move the pictures. Charts, drawings and other lines become one picture behind the text, because a PDF stores a chart as lines, without its figures. A scanned page has no text to edit.',
      },
      {
        question: 'My slides are too crowded. What can I do?',
        answer: 'Cut the page down to its main points first.',
        link: { label: 'Summarize Text', href: '/toolsdetails/summarize-text' },
      },
      {
        question: 'Can I add just one chart to my own slide?',
        answer: 'Yes. Save that page as a JPG and place it on your slide.',
        link: { label: 'PDF to Image', href: '/toolsdetails/pdf-to-image' },
      },
    ],
    closing: {
      title: 'Turn the report into slides',
      text: 'Start with last quarter\u2019s report.',
    },
  },
  meta: {
    title: 'PDF To PPT: pages become editable slides',
    description:
      'Turn the pages you choose from a PDF into a PPT file, one slide per page, with text you can edit. For reports you need to present. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'PDF for slides',
    drop: 'Drop a PDF here',
    touch: 'Choose a PDF',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['board-report'],
    without: 'Without this tool: save the pages as pictures in your PDF viewer, and place one on each slide.',
  },
  next: [
    { slug: 'summarize-text', note: 'Get talking points' },
    { slug: 'pdf-to-image', note: 'Save a page as a picture' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/pdf-to-ppt.ts', {
  /** No other tool opens slides, so the original PDF is offered to the next tool. */
  own: { useIn: 'Use the original PDF in another tool', copyTitle: 'Your slides' },
  legend: 'Pages: tick the ones that become slides',
  field: 'Pages to turn into slides',
  all: { one: 'Select all', other: 'Select all {count}' },
  title: { one: '1 slide', other: '{count} slides' },
  notes: 'Copy the text to the speaker notes',
  /** Preview of a slide: its number, buttons to the other slides, and what its outlines mean. */
  preview: {
    title: 'Slide {count}',
    previous: 'Previous slide',
    next: 'Next slide',
    position: 'Slide {place} of {of}',
    /** Shown until the slide is drawn. */
    drawingSlide: 'Loading slide {count}…',
    checking: 'Checking what you can edit…',
    noText: 'No text to edit on this page',
    texts: { one: '1 text box you can edit', other: '{count} text boxes you can edit' },
    pictures: { one: '1 part stays a picture', other: '{count} parts stay pictures' },
    /** On a large part that stays a picture. */
    staysPicture: 'Stays a picture',
    drawing: 'Lines become a picture',
  },
  shape: 'Slide size',
  shapes: { page: 'Same as page', wide: 'Wide 16:9' },
  /** Heading of the options. */
  newFile: 'New file',
  /** What the ticked pages become; `soFar` is the title while they are counted, `first` before that. */
  contents: {
    title: 'What the slides will contain',
    texts: { one: '1 text box you can edit', other: '{count} text boxes you can edit' },
    pictures: { one: '1 picture you can move', other: '{count} pictures you can move' },
    drawings: {
      one: 'Charts and lines on 1 slide become a picture',
      other: 'Charts and lines on {count} slides become pictures',
    },
    scans: {
      one: '1 page without text stays a picture',
      other: '{count} pages without text stay pictures',
    },
    first: { one: 'Checking the page…', other: 'Checking page 1 of {count}…' },
    soFar: '{done} of {count} pages checked so far',
  },
  limits: 'Lines of text may shift slightly on a slide.',
  button: { one: 'Create 1 slide', other: 'Create {count} slides' },
  tickOne: 'Tick a page to turn into a slide.',
  back: 'Change the pages',
});
