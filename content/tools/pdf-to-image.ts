import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** PDF to Image: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/pdf-to-image.ts', toolSchema, {
  slug: 'pdf-to-image',
  name: 'PDF to Image',
  group: 'convert',
  how: 'How pages become pictures',
  picture: 'pdf2img',
  pictureAlt: 'A PDF becoming a fan of three pictures',
  subtext: 'Every page as a picture',
  description:
    'Choose the pages you need from a PDF and save each one as a separate JPG, PNG or WebP picture.',
  job: 'Saves each page of a PDF as a picture.',
  goesIn: 'A PDF',
  comesOut: 'One picture per page',
  goodFor: 'Slides, previews, messages',
  steps: [
    {
      title: 'Add the PDF',
      text: 'Choose it from this device. If it’s locked, you’ll be asked for the password.',
      illustration: 'added-brochure',
    },
    {
      title: 'Choose the pages',
      text: 'All of them, or only the floor plan on page 2 and the street view after it.',
      illustration: 'picked-pages',
    },
    {
      title: 'Download the pictures',
      text: 'One JPG, PNG or WebP for each page you chose. Several pictures are downloaded as one ZIP.',
      illustration: 'saved-pictures',
    },
  ],
  action: tryNow('pdf-to-image'),
  related: [
    { href: '/toolsdetails/image-to-pdf', note: 'The other way round: pictures become pages.' },
    { href: '/feature9page', note: 'Crop, resize or compress the picture you downloaded.' },
    { href: '/toolsdetails/pdf-to-ppt', note: 'When you want editable slides, not pictures.' },
  ],
  page: {
    lead: 'Save the floor-plan page of the brochure, or every page of the report, as JPG files that open anywhere.',
    intro:
      'Chat apps, property sites and web forms often accept only pictures. PDF to Image saves the pages you pick as pictures, on your own device, so you can send the floor plan and keep the rest of the document to yourself.',
    layout: 'column',
    questions: [
      {
        question: 'Do I have to save the whole PDF?',
        answer: 'No. Pick the pages you want in step two. The rest are left out.',
      },
      {
        question: 'How sharp are the pictures?',
        answer:
          'You choose: 96 dots per inch for a message, 150 for a screen, 300 for print. If a page is too large for the browser to draw that sharply, you get a smaller picture, and the report says so.',
      },
      {
        question: 'Can I edit the text in a picture?',
        answer: 'No, the text is part of the picture. Edit it in the PDF first, then save the page.',
        link: { label: 'AI PDF Editor', href: '/toolsdetails/ai-pdf-editor' },
      },
      {
        question: 'How do I turn the pictures back into a PDF?',
        answer: 'Add them to Image to PDF and put them in order: one page per picture.',
        link: { label: 'Image to PDF', href: '/toolsdetails/image-to-pdf' },
      },
    ],
    closing: {
      title: 'Save the one page you need',
      text: 'Start with the floor plan of a brochure.',
    },
  },
  meta: {
    title: 'PDF to Image: save PDF pages as pictures',
    description:
      'Choose pages from a PDF and save each as a JPG, PNG or WebP picture, on your own device, as sharp as you need. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'PDF to save as pictures',
    drop: 'Drop a PDF here',
    touch: 'Choose a PDF',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['page-cover', 'page-floor-plan', 'page-as-picture'],
    without:
      'Without this tool: open the page full screen and take a screenshot. It will be as sharp as your screen.',
  },
  next: [
    { slug: 'image-to-pdf', note: 'Turn them back into a PDF' },
    { slug: 'background-remove', note: 'Cut out a subject' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/pdf-to-image.ts', {
  legend: 'Pages: tick the ones to save as pictures',
  field: 'Pages to save',
  all: { one: 'Select all', other: 'Select all {count}' },
  title: { one: '1 picture', other: '{count} pictures' },
  /** How many of the pages became pictures. */
  pagesConverted: 'Pages: {count} of {of}',
  /** Heading of the options: what is created. */
  newFile: { one: 'New file', other: 'New files' },
  format: 'Format',
  formatNames: { jpg: 'JPG', png: 'PNG', webp: 'WebP' },
  /** What each format is good for. */
  formats: {
    jpg: 'Small files that open anywhere.',
    png: 'Keeps thin lines and small text sharp; larger files.',
    webp: 'Smallest files, for browsers and newer apps.',
  },
  resolution: 'Resolution',
  /** Names of the resolutions, by dots per inch; `dots` gives the size of the page in pixels. */
  resolutions: { 96: 'Chat', 150: 'Screen', 300: 'Print' },
  dots: '{dpi} dpi: {width} × {height} pixels',
  /** Width and height of a finished picture. */
  pixels: '{width} × {height}',
  /** Size of all pictures, estimated from one page. */
  estimatedSize: 'about {size}',
  /** Replaces `dots` if the page would exceed a limit; by the kind of limit. */
  capped: {
    canvas: '{width} × {height} pixels, the most a browser can draw',
    format: '{width} × {height} pixels, the most a {format} can hold',
  },
  contents: '{file} will contain',
  /** Replaces `contents` for a single page. */
  contentsOfOnePage: 'One file, not zipped',
  contentsNone: 'No pages ticked yet',
  more: { one: 'and 1 more', other: 'and {count} more' },
  zip: '{name}-pictures',
  button: { one: 'Create 1 picture', other: 'Create {count} pictures' },
  tickOne: 'Tick a page to save.',
  back: 'Change the pages',
});
