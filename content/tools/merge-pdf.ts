import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** The tool “Merge PDF’s”: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/merge-pdf.ts', toolSchema, {
  slug: 'merge-pdf',
  name: "Merge PDF's",
  group: 'organise',
  how: 'How merging works',
  picture: 'merge',
  pictureAlt: 'Two files becoming one PDF',
  subtext: 'Several files, one document',
  description:
    'Choose two or more PDFs, put them in order and join them. The result is one document with one name and one page count.',
  job: 'Joins several PDFs into one, in your order.',
  goesIn: 'Two or more PDFs',
  comesOut: 'One PDF',
  goodFor: 'Case bundles, client packs',
  steps: [
    {
      title: 'Add the files',
      text: 'Add two PDFs or 20. If one is locked, you’ll be asked for its password.',
      illustration: 'added-letters',
    },
    {
      title: 'Put them in order',
      text: 'Covering letter first, annexures last. The pages follow the order of the list.',
      illustration: 'ordered-files',
    },
    {
      title: 'Download one file',
      text: 'All pages in one PDF, under the name you give it.',
      illustration: 'client-pack',
    },
  ],
  action: tryNow('merge-pdf'),
  related: [
    { href: '/toolsdetails/remove-pages', note: 'Remove blank and private pages before you merge.' },
    { href: '/feature6page', note: 'Collect signatures on the merged file, with a plan.' },
    { href: '/usecase1page', note: 'See how CA firms file each client\u2019s documents.' },
  ],
  page: {
    lead: 'Covering letter, balance sheet, annexures: put them in order once and send a single PDF.',
    intro:
      "A pack sent as three files may be read in the wrong order, or only in part. Merge PDF's joins two or more PDFs in your order, on your own device, so a client pack or case bundle has one name, one page count and one place to sign.",
    layout: 'column',
    questions: [
      {
        question: 'Can I merge Word or Excel files too?',
        answer:
          'Yes, once they’re PDFs. Convert each one with the tool for its format, then merge them like any other file.',
        link: { label: 'Tools that convert', href: '/toolsdetails#convert' },
      },
      {
        question: 'What if I need only some pages of one file?',
        answer:
          'Open the files in Organise pages to remove, rotate and reorder pages, or to mix pages from several files.',
        link: { label: 'Organise pages', href: '/toolsdetails/merge-pdf#organise' },
      },
      {
        question: 'Can the merged document be signed?',
        answer:
          'Yes, with a plan. Place the fields on the merged PDF and set the signing order. To add only your own signature, use Sign PDF, which is free.',
        link: { label: 'Digital Signature Support', href: '/feature6page' },
      },
    ],
    closing: {
      title: 'Send one file instead of three',
      text: 'Start with your next client pack.',
    },
  },
  meta: {
    title: 'Merge PDF files in your order',
    description:
      'Join two or more PDF files into one document, in your order, on your own device. For client packs and case bundles. Free, with no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'PDFs to join',
    drop: 'Drop your PDFs here',
    touch: 'Choose PDFs',
    choose: 'choose them from this device',
    multiple: true,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['letter', 'accounts', 'annexures'],
    without:
      'Without this tool: in Preview on a Mac, drag the pages of one PDF into the sidebar of another. Other PDF viewers may do this too.',
  },
  next: [
    { slug: 'remove-pages', note: 'Remove blank pages' },
    { slug: 'document-screener', note: 'Check it for issues' },
    { slug: 'pdf-to-image', note: 'Save the pages as pictures' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/merge-pdf.ts', {
  title: { one: '1 file', other: '{count} files, in this order' },
  newFile: 'New file',
  fileName: 'merged',
  /** Name of the copy when a single locked file is unlocked. */
  unlocked: '{name}-unlocked',
  /** In that case, the second step and the button that makes the copy. */
  unlockedStep: 'Unlock the file',
  unlockedButton: 'Create unlocked PDF',
  bookmarks: 'Keep the bookmarks',
  bookmarksHint: 'Each one still opens its own page',
  perFile: 'Add a bookmark for each file',
  perFileHint: 'Named after the file, with the file’s own bookmarks below it',
  rightHand: 'Start each file on a right-hand page',
  rightHandHint: 'Adds blank pages for double-sided printing',
  carriedOver: 'The new file keeps all form fields, links and attachments.',
  /** With several files. */
  leftBehind: 'Properties such as title and author aren’t kept, nor is the opening view.',
  /** Warning about signed files. */
  signed: {
    one: '“{file}” is signed. Its signature won’t be valid in the new file.',
    other: '{count} files are signed. Their signatures won’t be valid in the new file.',
  },
  soFar: 'so far',
  lockedFiles: { one: '1 file is locked', other: '{count} files are locked' },
  lostPages: { one: '1 page lost', other: '{count} pages lost' },
  button: { one: 'Merge files', other: 'Merge {count} files' },
  oneMore: 'Add one more PDF.',
  becomes: { one: 'becomes page {from}', other: 'becomes pages {from}–{to}' },
  /** Thumbnails of all pages, in order, below the list of files. */
  thumbnails: {
    title: 'Pages in the new file',
    /** Explains the blue lines. */
    begins: 'A blue line marks where each file starts',
    /** Name of a page for screen readers: its number, and where it comes from. */
    page: 'Page {page}: page {own} of {file}',
    /** The same while the page’s number is unknown. */
    pageOf: 'Page {own} of {file}',
    /** A blank page added before a file: shown, and read by screen readers. */
    blank: 'blank',
    blankPage: 'Page {page}: blank, so the next file starts on a right-hand page',
    /** Pages of a file that are not drawn: shown, and read by screen readers. */
    morePages: '+{count}',
    morePagesOf: { one: '1 more page of {file}', other: '{count} more pages of {file}' },
    /** A file whose pages are not counted yet. */
    notCounted: '{file}: pages not counted yet',
  },
  back: 'Change the order',
  /** The pages of all files in one grid. Screen readers read `keyHelp` and `page`; `moved` and the messages of what an action did are announced. */
  organise: {
    show: 'Organise pages',
    hide: 'Back to the file list',
    /** Short label of the button `hide`, beside an icon. */
    shortHide: 'File list',
    /** The button that changes the size of the pages names the other size. */
    larger: 'Larger pages',
    smaller: 'Smaller pages',
    /** On phones, below the first pages of the new file. */
    showAll: 'Show all {count} pages',
    /** Button that returns from the new file to the grid. */
    editPages: 'Edit pages',
    title: { one: '1 page in the new file', other: '{count} pages in the new file' },
    /** Name of the new file when the tool is opened as Organise pages. */
    fileName: 'organised',
    /** The same if all pages come from one file. */
    nameOfOne: '{name}-organised',
    /** Title of the second step while the grid is open. */
    step: 'Organise the pages',
    /** Above the grid: how many pages there are. */
    pageCount: { one: '1 page from {files}', other: '{count} pages from {files}' },
    /** The same on phones. */
    shortPageCount: { one: '1 page', other: '{count} pages' },
    /** Beside that number, with the button that clears the selection. */
    selected: '{count} selected',
    button: 'Create PDF',
    /** Shown if the button is pressed while the only file is unchanged. */
    changeOne: 'Move, rotate or remove a page first, or add another PDF.',
    legend: 'Pages from all files: select the ones to change',
    toolbar: 'Actions for the selected pages',
    /** Above the pages: with a mouse, and on a touchscreen. */
    hint: 'Select pages to change them, or drag one to move it. Shift-click selects a range.',
    touchHint: 'Select pages to change them, or hold one to drag it.',
    /** After a press on an action while no page is selected. */
    chooseFirst: 'Select one or more pages first.',
    keyHelp:
      'Space selects a page. Alt with the left or right arrow moves it, R or L rotates it right or left, D duplicates it, B adds a blank page, Delete removes it, Enter enlarges it, Control Z undoes.',
    actions: {
      earlier: 'Move left',
      later: 'Move right',
      turnBack: 'Rotate left',
      turn: 'Rotate right',
      copy: 'Duplicate',
      blank: 'Add blank page',
      enlarge: 'Enlarge',
      remove: 'Remove',
    },
    /** One word for two buttons, one to the left and one to the right. */
    pairs: { move: 'Move', rotate: 'Rotate' },
    /** Labels of buttons with little room. */
    shortActions: {
      turnBack: 'Rotate left',
      copy: 'Duplicate',
      blank: 'Blank page',
      enlarge: 'Enlarge',
      file: 'Add file',
    },
    /** Button between two pages, and the choices it opens. */
    insert: {
      before: 'Insert before page {position}',
      end: 'Insert after the last page',
      blank: 'Insert a blank page here',
      file: 'Add a file here',
      /** In the menu `more`: adds after the last of the selected pages. */
      fileAfter: 'Add a file after the selected pages',
    },
    more: 'More',
    /** On phones, above the choices that `more` opens. */
    moreTitle: 'More page tools',
    close: 'Close',
    /** Groups in the menu `more`. */
    groups: { page: 'Page', select: 'Select', sort: 'Order' },
    short: {
      all: 'All',
      odd: 'Odd',
      even: 'Even',
      byName: 'By name',
      byDate: 'By date',
      reverse: 'Reverse',
    },
    all: 'Select all',
    /** Ends the name of the button that shows how many are selected. */
    none: 'clear the selection',
    odd: 'Odd pages',
    even: 'Even pages',
    byName: 'Sort by name',
    byDate: 'Sort by date',
    reverse: 'Reverse order',
    place: 'To page',
    /** Placeholder of the field for the new position. */
    places: '1–{count}',
    placeButton: 'Move',
    undo: 'Undo',
    redo: 'Redo',
    page: 'Page {position}: page {page} of {file}',
    blankPage: 'Page {position}: blank',
    blank: 'blank',
    /** Below a page, after the letter of its file: its number there. */
    pageOfFile: 'p. {page}',
    /** Below a moved page, if there is only one file. */
    originalNumber: 'was page {page}',
    rotatedBy: 'rotated {degrees} degrees',
    /** Below a rotated page, beside an icon. */
    degrees: '{degrees}°',
    chosen: { one: '1 page selected', other: '{count} pages selected' },
    /** The button that clears the selection. */
    clear: 'Clear',
    moved: {
      one: 'Moved to position {position} of {of}',
      other: '{count} pages moved, the first to position {position} of {of}',
    },
    turned: { one: 'Rotated to {degrees} degrees', other: '{count} pages rotated' },
    copied: { one: 'Page duplicated', other: '{count} pages duplicated' },
    blanksAdded: { one: 'Blank page added', other: '{count} blank pages added' },
    pagesRemoved: { one: '1 page removed, {left} left', other: '{count} pages removed, {left} left' },
    keepOne: 'Keep at least one page.',
    sorted: 'Pages are sorted by file.',
    reversed: 'Pages are in reverse order.',
    undone: 'Undone',
    redone: 'Redone',
    /** Beside the grid and on the result: which pages of each file are used. `{pages}` are numbers in that file. */
    sources: {
      title: 'Pages from each file',
      all: { one: '1 page', other: 'All {count} pages' },
      both: 'Both pages',
      some: { one: '{count} of {of} pages', other: '{count} of {of} pages' },
      turned: { one: '1 rotated', other: '{count} rotated' },
      doubled: { one: '1 duplicate', other: '{count} duplicates' },
      removedPages: { one: 'page {pages} removed', other: 'pages {pages} removed' },
      blanks: { one: '1 blank page', other: '{count} blank pages' },
      /** The button that returns removed pages, what is announced then, and the button that selects all pages of a file. */
      back: 'Put back',
      returned: { one: '1 page put back', other: '{count} pages put back' },
      pick: { one: 'Select the page from {file}', other: 'Select the {count} pages from {file}' },
    },
    own: 'You’ve changed the order of the pages.',
    reset: 'Restore the original order',
  },
});
