import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolTaskSchema } from '../../lib/schema/tools';

/** Sign PDF, a task of AI PDF Editor: its tile in lists of tools, and its texts on that tool's page. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/sign.ts', toolTaskSchema, {
  slug: 'sign',
  tool: 'ai-pdf-editor',
  name: 'Sign PDF',
  picture: 'signpdf',
  subtext: 'Draw, type or photograph your signature',
  job: 'Puts your signature, initials, name or the date on a PDF.',
  goesIn: 'A PDF',
  comesOut: 'The same PDF, signed',
  goodFor: 'Letters, leases, forms, consents',
  lead: 'Draw your signature, type it or take a picture of it, and put it on the page. It stays on your own device.',
  tab: 'PDF to sign',
  sample: 'lease-to-sign',
  steps: ['Create your signature', 'Place it on the page', 'Download the signed copy'],
  search:
    'sign signature signing signed initials autograph e-sign agreement contract lease fill and date stamp',
  next: [
    { slug: 'compare-pdf', note: 'Check it against the original' },
    { slug: 'merge-pdf', note: 'Combine it with other documents' },
    { slug: 'pdf-to-image', note: 'Save the pages as pictures' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/sign.ts', {
  fileName: '{name}-signed',
  /** Name of a signed file whose own name has no letters. */
  signed: 'signed',
  making: 'Signed copy',
  pageOf: '{page} of {of}',
  previous: 'Previous page',
  next: 'Next page',
  /** On phones: buttons that enlarge the page, and fit it to the screen again. */
  enlarge: 'Enlarge the page',
  fit: 'Fit the page to the screen',
  /** Heading of the panel until something is on a page. */
  title: 'Your signature',
  /** Opens the panel that makes the signature: `begin` while there is none, `edit` afterwards. */
  begin: 'Create signature',
  edit: 'Edit',
  what: 'What to add',
  kinds: { signature: 'Signature', initials: 'Initials', name: 'Name', date: 'Date', place: 'City' },
  method: 'How to sign',
  methods: { draw: 'Draw', type: 'Type', picture: 'Picture' },
  pad: 'Draw with a pen, a finger or the mouse',
  /** On the line of the empty drawing pad. */
  here: 'Sign here',
  clear: 'Clear',
  typed: { signature: 'Your name', initials: 'Your initials' },
  handwriting: 'Style',
  handwritingFonts: { sacramento: 'Light', 'dancing-script': 'Lively', 'great-vibes': 'Formal' },
  /** While the fonts download. */
  handHint: 'Downloading three small fonts, the first time only…',
  noLetters: 'This font doesn’t have {letters}. Draw your signature, or use a picture of it.',
  noFace: 'The font didn’t download. Check your connection, or draw your signature.',
  choosePicture: 'Choose a picture',
  pictureHint: 'Sign on white paper and photograph it. The paper is removed and the ink stays.',
  noInk: 'We found no ink in “{file}”. Use dark ink on white paper, in good light.',
  colour: 'Ink',
  colours: { blue: 'Blue', black: 'Black' },
  addToPage: 'Add to page {page}',
  /** On phones, once it is on the page: folds the panel, so that the page has the screen, and focuses it. */
  toPage: 'See it on the page',
  addAnother: 'Add another to page {page}',
  /** Announced to screen readers. */
  added: '{what} placed on page {page}.',
  addedEverywhere: '{what} placed on all {count} pages.',
  /** Above the page, until the visitor has placed what was made: `click` before it is on the page, `drag` while it is. */
  click: { mouse: 'Click where you want it', touch: 'Tap where you want it' },
  drag: {
    mouse: 'Drag to move it, or click where you want it',
    touch: 'Drag to move it',
  },
  /** A stamp on the page: its name for screen readers, its keys, and the button that removes it. */
  stamp:
    '{what} on page {page}: {left} mm from the left, {top} mm from the top, {width} mm wide, rotated by {turn} degrees',
  keyHelp:
    'Arrow keys move it 1 millimetre, or 10 with Shift. Plus and minus change its size, square brackets rotate it, Delete removes it.',
  remove: 'Remove {what} from page {page}',
  where: 'Position and size',
  left: 'Left',
  top: 'Top',
  width: 'Width',
  turn: 'Rotate',
  everyPage: 'Add to every page',
  keep: 'Keep my signature on this device',
  keepOn:
    'Anything you draw or type is kept in this browser. Turn this off to delete it. Pictures aren’t kept.',
  keepOff: 'Your signature is deleted when you close this page.',
  forgotten: 'Your signature has been deleted from this device.',
  /**
   * What a signature made here is worth: `short` and the underlined `more` are above the button that makes the copy;
   * pressing them opens `legalValue`.
   */
  short: 'This isn’t a digital signature (DSC).',
  more: 'Details',
  legalValue:
    'A drawn or typed signature can show that you agreed, but it isn’t a certificate-based digital signature (DSC). Some documents, such as company filings with the MCA, need one. If you’re not sure, ask the person who asked for your signature.',
  make: 'Download signed PDF',
  /** In place of the button `addToPage` while there is nothing to put on the page. */
  missing: {
    draw: { signature: 'Draw your signature first', initials: 'Draw your initials first' },
    type: {
      signature: 'Type your name first',
      initials: 'Type your initials first',
      name: 'Type your name first',
      date: 'Type the date first',
      place: 'Type the city first',
    },
    picture: 'Choose a picture first',
  },
  /** After a press of that button while there is nothing on the drawing pad. */
  drawHelp: 'Draw in the box above, or choose Type or Picture.',
  /** What is on which pages, also in the downloaded copy: {what} lists the kinds on these pages, joined by `and`. */
  placed: { one: '{what} on page {pages}', other: '{what} on pages {pages}' },
  and: '{kinds} and {last}',
  /** A kind that is on a page more than once. */
  times: '{what} × {count}',
  /** Heading of what was added, in the downloaded copy. */
  addedTitle: 'Added',
  /** Button that returns from the downloaded copy. */
  change: 'Back to signing',
  untouched: 'Your original is unchanged.',
  /** Before anything is done. */
  digitalSignatures: {
    title: {
      one: 'This PDF has a digital signature.',
      other: 'This PDF has {count} digital signatures.',
    },
    text: 'Yours is added over the page as a note. Everything already signed stays exactly as it was, but PDF readers may say that something was added later.',
  },
  fields: {
    title: 'This page has a field for a certificate-based digital signature.',
    text: 'You can draw a signature there, but only a certificate can fill the field itself.',
  },
  forbidden: {
    restricted: {
      title: 'The owner of this PDF doesn’t allow changes.',
      text: 'Ask for a copy without this restriction, or print it and sign on paper.',
    },
    certified: {
      title: 'The author’s certificate doesn’t allow changes to this PDF.',
      text: 'Adding anything would make the certificate invalid. Ask the author for a copy you can sign.',
    },
    dynamic: {
      title: 'This PDF is an XFA form, which can’t be signed here.',
      text: 'Adobe Acrobat builds the form’s pages from data and would leave your signature out. Print it to a new PDF in Acrobat, then sign that.',
    },
    sealed: {
      title: 'Signing this PDF would break the digital signature in it.',
      text: 'The file is encrypted or damaged, so it would have to be rewritten. Ask the author for another copy.',
    },
  },
});
