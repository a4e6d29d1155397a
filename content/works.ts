import { parseContent } from '../lib/schema/parse';
import { worksSchema } from '../lib/schema/workbench';

/** The tools that run on their own pages, by their `slug` in content/tools.ts. */
export const works = parseContent('content/works.ts', worksSchema, {
  'image-to-pdf': {
    pocket: {
      tab: 'Pictures',
      drop: 'Drop the pictures here',
      choose: 'choose them from this device',
      formats: 'JPG · PNG · WebP · or paste one',
      accept: 'image/*,.heic,.heif,.avif',
      multiple: true,
      slips: [{ drawing: 'bill-front' }, { drawing: 'bill-back' }, { drawing: 'warranty-card' }],
      without:
        'Without it: mark the pictures in a folder, choose Print, then “Save as PDF” or “Microsoft Print to PDF”.',
    },
    words: {
      kind: 'image',
      title: { one: '1 picture, one page', other: '{count} pictures, one page each' },
      /** What the workbench says in other words here: its fields are those of content/workbench.ts. */
      own: {
        addFiles: 'Add pictures',
        orDrop: 'JPG, PNG, WebP; or paste one',
        up: 'Move {file} earlier',
        down: 'Move {file} later',
        large: {
          title: 'Unpacked, these pictures take {size}: much for this device.',
          text: 'It may run out of memory. Take the largest off the list, or close other tabs first.',
          anyway: 'Try anyway',
        },
      },
      kindText:
        'It was not added: JPG, PNG, WebP, AVIF, GIF and BMP become pages, HEIC where the browser can.',
      heic: {
        title: '{file} is a format that this browser cannot open.',
        text: 'Safari opens HEIC photos. Or save it as a JPG first; an iPhone takes JPGs under Camera, Formats, Most Compatible.',
      },
      damagedText: 'The picture in it cannot be read. Open it elsewhere, save it again and add that copy.',
      page: 'page {page}',
      turn: 'Turn {file} to the right',
      turned: '{file}, turned to the right',
      newFile: 'The new file',
      fileName: 'pictures',
      size: 'Page size',
      sizes: { a4: 'A4', letter: 'Letter', fit: 'As the picture' },
      margin: 'Margin',
      margins: { none: 'None', small: 'Small', wide: 'Wide' },
      orientation: 'Direction',
      orientations: { auto: 'As it is', portrait: 'Upright', landscape: 'On its side' },
      sharp: {
        title: 'Pictures stay as sharp as they are.',
        unchanged: 'JPGs are put in as they are, none is compressed again.',
        recoded: {
          one: '1 is coded again, as PDF has no such format.',
          other: '{count} are coded again, as PDF has no such format.',
        },
      },
      about: 'about {size}',
      button: 'Make the PDF',
      none: 'Add a picture first.',
      wait: 'A picture is still being read.',
      back: 'Change the pages',
    },
    next: [
      { slug: 'merge-pdf', note: 'join it with other PDFs' },
      { slug: 'remove-pages', note: 'take a page out again' },
      { slug: 'split-pdf', note: 'cut it into parts' },
    ],
  },
  'merge-pdf': {
    /**
     * The folder before a file is chosen: its `tab`, what to `drop`, what to `choose`, the `formats` it takes in a line
     * and, as the browser wants them, in `accept`; `slips`, the samples in it; `without`, how it is done elsewhere.
     */
    pocket: {
      tab: 'PDFs to join',
      drop: 'Drop two or more PDFs here',
      choose: 'choose them from this device',
      formats: 'PDF · with a password too',
      accept: 'application/pdf,.pdf',
      multiple: true,
      slips: [
        { name: 'covering-letter.pdf', note: '1 page' },
        { name: 'balance-sheet.pdf', note: '4 pages' },
        { name: 'annexures.pdf', note: '7 pages' },
      ],
      without:
        'Without it: open each file, choose Print, then “Save as PDF”; your computer’s viewer may also join files.',
    },
    words: {
      kind: 'merge',
      title: { one: '1 file', other: '{count} files, in this order' },
      newFile: 'The new file',
      fileName: 'merged',
      bookmarks: 'Keep the bookmarks',
      bookmarksHint: 'Those that the files have',
      perFile: 'One bookmark per file',
      perFileHint: 'Its own bookmarks stand below it',
      rightHand: 'Start each file on a right-hand page',
      rightHandHint: 'Adds blank pages, for printing on both sides',
      soFar: 'so far',
      lockedFiles: { one: '1 file is locked', other: '{count} files are locked' },
      lostPages: { one: '1 page lost', other: '{count} pages lost' },
      button: { one: 'Merge 1 file', other: 'Merge {count} files' },
      oneMore: 'Add one more PDF.',
      becomes: { one: 'becomes page {from}', other: 'becomes pages {from} to {to}' },
      back: 'Change the order',
    },
    next: [
      { slug: 'remove-pages', note: 'take blank ones out' },
      { slug: 'document-screener', note: 'look for gaps' },
      { slug: 'pdf-to-image', note: 'save pages as pictures' },
    ],
  },
});
