import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** Image to PDF: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/image-to-pdf.ts', toolSchema, {
  slug: 'image-to-pdf',
  name: 'Image to PDF',
  group: 'convert',
  how: 'How pictures become a PDF',
  picture: 'img2pdf',
  pictureAlt: 'A photo becoming a page of a PDF',
  subtext: 'Several pictures, one PDF',
  description:
    'Add photos or scans, put them in order and rotate any that are sideways. Each becomes one page of a single PDF, as sharp as the original.',
  job: 'Turns photos and scans into one PDF.',
  goesIn: 'Photos and scans',
  comesOut: 'One PDF, one page per picture',
  goodFor: 'Bills and ID photos',
  steps: [
    {
      title: 'Add the pictures',
      text: 'Choose photos and scans from this device, or paste one.',
      illustration: 'added-pictures',
    },
    {
      title: 'Put them in order',
      text: 'The first picture is page one. Move the others, rotate any that are sideways, and choose a page size and margin.',
      illustration: 'ordered-pictures',
    },
    {
      title: 'Download the PDF',
      text: 'One file, one page per picture. JPGs are added unchanged, never compressed again.',
      illustration: 'bill-pdf',
    },
  ],
  action: tryNow('image-to-pdf'),
  related: [
    { href: '/toolsdetails/split-pdf', note: 'When one scan holds several documents.' },
    { href: '/toolsdetails/background-remove', note: 'Cut out a portrait, stamp or signature first.' },
    { href: '/integration3page', note: 'Email the photos and find them filed in your folder.' },
  ],
  page: {
    lead: 'Photograph the bill, the back of the bill and the warranty card; send one PDF with three pages.',
    intro:
      'Three photos in an email arrive as three files, in whatever order the phone chose. Image to PDF puts them in one document, in your order and on your own device, so anyone can read and file it like any other PDF.',
    layout: 'coupons',
    questions: [
      {
        question: 'Which pictures can I use?',
        answer:
          'JPG, PNG, WebP, AVIF, GIF, BMP and TIFF (each picture in a TIFF becomes a page), and iPhone HEIC photos in Safari. If the picture is a page of a PDF, save that page as a picture first.',
        link: { label: 'PDF to Image', href: '/toolsdetails/pdf-to-image' },
      },
      {
        question: 'Do the pictures lose sharpness?',
        answer:
          'No. JPGs are copied into the PDF byte for byte, and so are most PNGs. PDFs can’t hold WebP, AVIF or HEIC, so those are converted to high-quality JPGs, and the report says how many. Transparent pictures aren’t converted to JPG and keep every pixel. Location data (GPS) is removed.',
      },
      {
        question: 'Will sideways photos come out upright?',
        answer:
          'Usually. A camera often stores a photo sideways, with a note saying which way up it goes. We follow that note, including for mirrored photos. If a picture is still sideways, use its rotate button. To crop it, use the image tools.',
        link: { label: 'Image & Visual Tools', href: '/feature9page' },
      },
      {
        question: 'Can I add photos to an existing PDF?',
        answer: 'Turn the photos into a PDF, then merge it with the other one and choose which comes first.',
        link: { label: "Merge PDF's", href: '/toolsdetails/merge-pdf' },
      },
    ],
    closing: {
      title: 'Three photos, one file',
      text: 'Start with this week’s bills.',
    },
  },
  meta: {
    title: 'Image to PDF: JPG and PNG into one file',
    description:
      'Photos and scans become one PDF with a page per picture, in your browser: in your order, upright, without compressing JPGs again. Free, no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'Pictures',
    drop: 'Drop the pictures here',
    touch: 'Choose the pictures',
    choose: 'choose them from this device',
    multiple: true,
    formats: 'JPG · PNG · WebP · AVIF · GIF · BMP · TIFF · HEIC in Safari',
    accept: 'image/*,.heic,.heif,.avif,.tif,.tiff',
    samples: ['bill-front', 'bill-back', 'warranty-card'],
    without:
      'Without this tool: select the pictures in a folder, choose Print, then “Save as PDF” or “Microsoft Print to PDF”.',
  },
  next: [
    { slug: 'merge-pdf', note: 'Combine it with other PDFs' },
    { slug: 'remove-pages', note: 'Remove a page' },
    { slug: 'split-pdf', note: 'Split it into parts' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/image-to-pdf.ts', {
  /** Replaces messages of content/workbench.ts; the fields are the same. */
  own: {
    addFiles: 'Add pictures',
    orDrop: 'or drop them on this page, or paste them',
    up: 'Move {file} earlier',
    down: 'Move {file} later',
    large: {
      title: 'These pictures may be too large for this device: {size} when opened.',
      text: 'It may run out of memory. Remove the largest or close other tabs first.',
      anyway: 'Try anyway',
    },
    faults: {
      kind: {
        text: 'We didn’t add it: this tool takes JPG, PNG, WebP, AVIF, GIF, BMP and TIFF, and HEIC in Safari.',
      },
      empty: {
        text: 'There’s no picture in it. If it’s still in a cloud folder, download it to this device and choose it again.',
      },
      damaged: { text: 'We can’t read the picture. Open it in another app, save a copy and add that.' },
      browser: {
        title: '“{file}” is in a format this browser can’t open.',
        text: 'If it’s a HEIC photo, use Safari or save it as a JPG first. To take photos as JPGs on an iPhone, go to Settings, Camera, Formats, Most Compatible.',
      },
    },
  },
  title: { one: '1 picture', other: '{count} pictures' },
  /** In place of a picture that the browser cannot draw. */
  notShown: 'We can’t show this picture: it may be damaged.',
  page: 'page {page}',
  pages: 'pages {from} to {to}',
  /** How a picture goes into the file, below its name. */
  unchanged: 'Unchanged',
  pixels: 'Every pixel kept',
  converted: 'Converted to JPG',
  /** The same for an animated picture. */
  firstOf: 'First of {count} frames',
  /** The button above a list in another order, and what is announced after it. */
  sort: 'Sort by name',
  sorted: 'Sorted by name',
  turn: 'Rotate {file} right',
  turned: '{file}, rotated right',
  newFile: 'New file',
  fileName: 'pictures',
  size: 'Page size',
  sizes: { a4: 'A4', letter: 'Letter', fit: 'Fit picture' },
  margin: 'Margin',
  margins: { none: 'None', small: 'Small', wide: 'Wide' },
  orientation: 'Orientation',
  orientations: { auto: 'Automatic', portrait: 'Portrait', landscape: 'Landscape' },
  sharp: {
    title: 'JPGs are added unchanged.',
    unchanged: 'We don’t compress them again.',
    recoded: {
      one: '“{file}” is converted to a high-quality JPG.',
      other: '{count}\u00a0pictures are converted to high-quality JPGs.',
    },
  },
  estimatedSize: 'about {size}',
  button: 'Create PDF',
  wait: 'Still reading a picture. We’ll create your PDF when that’s done.',
  /** Button that saves the finished file. */
  download: 'Download the PDF',
  back: 'Change the order',
});
