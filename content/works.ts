import { parseContent } from '../lib/schema/parse';
import { worksSchema } from '../lib/schema/workbench';

/** The tools that run on their own pages, by their `slug` in content/tools.ts. */
export const works = parseContent('content/works.ts', worksSchema, {
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
