import { parseContent } from '../lib/schema/parse';
import { frameSchema } from '../lib/schema/workbench';

/**
 * Words of the workbench that all tools share. `{name}`, `{count}` and the like stand for values: keep them. Where a
 * sentence has `one` and `other`, the first is for exactly one thing.
 */
export const frame = parseContent('content/workbench.ts', frameSchema, {
  /** Below Try Now: where the tool runs, and that it is free. `check` leads to the ways to check it. */
  runs: 'Runs here, in your browser: no account, and 0 bytes of your files are sent.',
  free: 'Free: no limit, no watermark. Plans are for keeping, tagging and signing files.',
  check: 'Check that nothing is sent',
  /** In the pocket: while a file is held over it, while the tool loads, and when it could not. */
  over: 'Let go: they stay on this device',
  waking: 'Opening…',
  failed:
    'The tool could not be loaded. Check the connection and choose the file again. Fails again? Load the page anew: the site may have been renewed.',
  notCarried:
    'This browser keeps nothing from page to page, so your files could not come along. Choose them here.',
  tooOld:
    'This browser is older than the tools allow, so they may fail in it. They need Chrome or Edge 123, Firefox 121 or Safari 17.5, or a newer one.',
  noFile: 'There was no file in that. Save it on your device first, then choose it here.',
  or: 'or',
  /** Instead of the pocket’s words where JavaScript is off. */
  noScript: {
    title: 'This tool works with JavaScript, and it is off.',
    text: 'Your files are worked on by this page itself, on your device; that is why it needs it. Allow JavaScript for this site and load the page again.',
    reload: 'Load the page again',
    note: 'JavaScript is off. The rest of this site works without it.',
    write: { before: 'Or', link: 'write to us', after: 'and we say how.' },
  },
  /** Names of the workbench and of its steps, for screen readers. */
  label: 'Workbench',
  steps: 'Steps',
  stepOf: 'Step {count} of {of}',
  stepDone: 'Done:',
  startAgain: 'Start again',
  startAgainAsk: 'The result is not saved yet. Start again and lose it?',
  /** In place of a tool that could not be loaded, and of one that failed. The names of the files stand below. */
  notLoaded: {
    title: 'The tool could not be loaded.',
    text: 'Check the connection, or the site has just been renewed. Your files are still here and come along.',
    goOn: 'Load the page again',
  },
  broken: {
    title: 'This tool has stopped: an error of ours, not in your files.',
    text: 'Your files are still here and unchanged. What was made and not saved has to be made again.',
    goOn: 'Go on with these files',
  },
  unpacked: { one: '1 file was taken out of {file}.', other: '{count} files were taken out of {file}.' },
  /** Files that came while a job ran or its result was shown. */
  waiting: { one: '{file} is not in this copy.', other: '{count} files are not in this copy.' },
  waitingFor: 'It waits for the next job, or for this one when it is changed.',
  nextJob: 'Start the next job with it',
  chooseAgain: 'Choose it again',
  reload: 'Load the page again',
  addFiles: 'Add files',
  orDrop: 'or drop them anywhere on this page',
  orDropOne: 'or drop it anywhere on this page',
  /** Of a tool that works on one file at a time, when there are more. */
  another: 'Choose another file',
  /** Heading while no chosen file could be opened. */
  noneOpen: 'No file is open yet',
  oneAtATime: 'One file at a time: {file} waits.',
  openInstead: 'Work on {file} instead',
  undo: 'Undo',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was made.',
  wait: 'Wait',
  /** Of a tool whose result is read on the page and saved when wished. */
  saved: 'Saved: {file}',
  /** To save it once more. */
  again: { pdf: 'Download the PDF again', word: 'Download the Word file again' },
  backToMarks: 'Back to the marks',
  retry: 'Try again',
  dismiss: 'Dismiss',
  /** Buttons of a row, and what is said when one was pressed. */
  takeOff: 'Take {file} off the list',
  up: 'Move {file} up',
  down: 'Move {file} down',
  first: 'Move {file} to the top',
  last: 'Move {file} to the end',
  moved: '{file}, {place} of {of}',
  removed: '{file} is off the list',
  added: { one: '1 file added', other: '{count} files added' },
  pages: { one: '1 page', other: '{count} pages' },
  slides: { one: '1 slide', other: '{count} slides' },
  files: { one: '1 file', other: '{count} files' },
  reading: 'reading …',
  readingFile: 'Reading {file} …',
  locked: 'locked',
  unlocked: 'Unlocked',
  repaired: 'Repaired',
  repairedFile: {
    title: 'Damaged file, repaired: {read} of {of} pages read.',
    text: {
      one: 'Page {pages} could not be read and is left out.',
      other: 'Pages {pages} could not be read and are left out.',
    },
    whole: 'Look it through before you send it.',
  },
  needsPassword: 'Needs its password',
  passwordOf: 'Password of {file}',
  passwordHint: 'Used once, on this device. What is made has no password.',
  unlock: 'Unlock',
  chips: {
    bookmarks: { one: '1 bookmark', other: '{count} bookmarks' },
    forms: { one: '1 form field', other: '{count} form fields' },
    signatures: { one: '1 signature', other: '{count} signatures' },
  },
  name: 'Name',
  /** While no file is open: above the kinds of files that the tool takes. */
  takes: 'This tool takes',
  /** The finished copy. */
  copyTitle: 'Your copy',
  stamp: 'COPY',
  madeIn: 'made in {seconds} s',
  download: 'Download {file}',
  /** Where the name is too long for the button: it stands above. {kind} is its ending, or what `endings` calls it. */
  downloadKind: 'Download the {kind}',
  endings: { docx: 'Word file', pptx: 'PPT' },
  downloadAll: 'Download all as a ZIP',
  useIn: 'Use it in',
  copies: { one: 'Your file', other: 'Your {count} files' },
  pictures: { one: 'Your picture', other: 'Your {count} pictures' },
  originals: { one: '1 original', other: '{count} originals' },
  asTheyWere: { one: 'Your original is unchanged.', other: 'Your originals are unchanged.' },
  afterText: 'Want it tagged, signed and found again next year?',
  afterLink: 'Keep it in {product}, free for {trial}',
  done: { one: '{file} is ready: 1 page.', other: '{file} is ready: {count} pages.' },
  doneMany: { one: '1 file is ready.', other: '{count} files are ready.' },
  /** What was sent since the first file was chosen, and how to check it. */
  seal: {
    none: '0 bytes of your files were sent.',
    some: {
      one: '1 request left this page since you chose a file.',
      other: '{count} requests left this page since you chose a file.',
    },
    where: 'The work is done on this device.',
    show: 'How to check',
    hide: 'Hide the ways to check',
    checks: [
      {
        title: 'Watch it.',
        text: 'Open your browser’s network panel (F12), then use the tool: no request carries a file.',
      },
      {
        title: 'Cut the line.',
        text: 'Go offline now. The tool is loaded and finishes without a connection.',
      },
      {
        title: 'Ask the rule.',
        text: 'The part that opens your files may not connect anywhere: its address answers with default-src ‘none’.',
      },
    ],
  },
  /** While the tool works. `stages` are by the names that the engines give. */
  progress: {
    fetching: 'Fetching the reader, once: {done} of {total}',
    stages: {
      reading: 'Reading page {done} of {total}',
      joining: '{done} of {total} pages copied',
      signing: 'Adding it to the page and looking at the result',
      rescuing: 'A damaged file: reading what is left of it',
      splitting: '{done} of {total} files made',
      weighing: 'Weighing page {done} of {total}',
      searching: 'Searching page {done} of {total}',
      redacting: 'Taking out what is marked: page {done} of {total}',
      looking: 'Looking at page {done} of {total}',
      drawing: '{done} of {total} pictures saved',
      writing: 'Writing the file',
      checking: 'Checking the new file',
      laying: 'Laying out page {done}',
      marking: 'Marking place {done} of {total}',
      comparing: 'Comparing page {done} of {total}',
      printing: 'Putting sheets on pages: {done} of {total}',
      slides: 'Making slide {done} of {total}',
      placing: '{done} of {total} pictures placed',
      starting: 'Starting',
      working: 'Working: {done} of {total}',
    },
    now: 'Now: {file}.',
    stalled: 'No progress for 30 seconds.',
    stored: {
      title: 'Nothing is stored.',
      text: 'The work is in this tab only. Close it and what was made is gone; nothing changes in your own files.',
    },
  },
  /** Pages in a row, of which some are in view: two keys, and which are seen: `{first}` to `{last}` of `{of}`. */
  strip: {
    previous: 'Pages before',
    next: 'Pages after',
    one: '{first} of {of}',
    some: '{first}–{last} of {of}',
  },
  /** A page as large as the window: the key that opens it names it. */
  enlarge: {
    key: 'Enlarge: {page}',
    previous: 'The page before',
    next: 'The next page',
    close: 'Close',
    drawing: 'Drawing the page …',
  },
  /** A paper that is shown, as pages or as text; `looks` are read before a mark by screen readers. */
  paper: {
    page: 'Page {page}',
    view: 'Show',
    asPages: 'Pages',
    asText: 'Text',
    looks: {
      removed: 'Removed:',
      added: 'Added:',
      moved: 'Moved:',
      point: 'Marked:',
      read: 'Marked:',
      left: 'Left out:',
    },
  },
  large: {
    title: 'Together these files are large for this device: {size}.',
    text: 'It may run out of memory. Take some off the list, or close other tabs first.',
    anyway: 'Try anyway',
  },
  /** The same of one file alone. */
  largeFile: {
    title: '{file} is large for this device: {size}.',
    text: 'It may run out of memory. Close other tabs first.',
  },
  /** Chosen files that were not read because a part of the tool could not be fetched. */
  waitHere: {
    one: '{file} waits in this tab. Check the connection and try again.',
    other: 'Your {count} files wait in this tab: {file}. Check the connection and try again.',
  },
  /** What can go wrong, by the names of packages/engines/src/engine.ts. {file}, {page} and {detail} stand for names. */
  faults: {
    kind: { title: '“{file}” is {detail}.', text: 'It was not added.' },
    password: { title: '“{file}” needs its password.' },
    'wrong-password': {
      title: 'That is not its password.',
      text: 'Try again, or take the file off the list.',
    },
    damaged: {
      title: '“{file}” could not be opened.',
      text: 'It is broken past repair and was not added.',
    },
    'too-large': {
      title: 'These files are too large for this device.',
      text: 'Take some off the list, or split the largest first.',
    },
    empty: {
      title: '“{file}” is empty.',
      text: 'There is no page in it. If it is still in a cloud folder, download it to this device and choose it again.',
    },
    'no-text': {
      title: '{file} has no words to read: its pages are pictures.',
      many: {
        one: '1 file has no words to read: its pages are pictures.',
        other: '{count} files have no words to read: their pages are pictures.',
      },
      text: 'Choose a file with text, or save its pages as pictures.',
      plain: { title: '{file} has no words to read.', text: 'Choose a file with text.' },
      figure: '0 words',
      on: { one: 'on 1 page', other: 'on {count} pages' },
      tool: 'pdf-to-image',
    },
    'left-behind': {
      title: 'No file was made of “{file}”.',
      text: 'Something of a page that you left out would still be inside it. Your file is as it was. Print the pages that you keep to a new PDF instead.',
    },
    forbidden: {
      title: '“{file}” does not allow changes, so nothing was added to it.',
      text: 'Ask its author for a copy that you may sign, or print it and sign on paper.',
    },
    unseen: {
      title: 'No file was made of “{file}”.',
      text: 'What you placed on page {page} does not show there when the result is drawn. Move it, or make it larger.',
    },
    irremovable: {
      title: 'Nothing was changed in “{file}”: something that you marked cannot be taken out.',
      text: 'It is a picture in a rare format, text in a font that no reader here can place, or a shading that draws shapes. Mark around it, or print the page and scan it.',
    },
    'undecided-files': {
      title: 'Nothing was changed yet: “{file}” carries attached files.',
      text: 'They hold a marked word, or cannot be searched for it. Choose to take them out as well, then redact again.',
    },
    'still-there': {
      title: 'No file was made of “{file}”.',
      text: 'The finished copy was opened again and searched, and something that you marked could still be found in it. Your file is as it was.',
    },
    memory: {
      title: 'This device ran out of memory.',
      text: 'Your files are as they were. Close other tabs and try again, or take fewer pages or smaller files.',
    },
    slow: {
      title: 'No progress for 30 seconds.',
      text: 'It was stopped. Try again, or leave out the file that takes so long.',
    },
    browser: { title: 'This browser cannot do it: {detail} is missing.', text: 'A newer one can.' },
    nothing: { title: 'There is nothing to do yet.', text: 'Choose what should change first.' },
    range: { title: 'There is no page {detail}.', text: 'Write pages like 1-3, 7.' },
    offline: {
      title: 'A part of the tool could not be fetched.',
      text: 'Nothing was lost: check the connection and try again.',
    },
    outdated: {
      title: 'This page is older than the site.',
      text: 'A part of the tool is no longer there. Load the page anew: your files come along.',
    },
    unreadable: {
      title: '“{file}” cannot be read any more.',
      text: 'It was changed, moved or deleted after you chose it, or it is a folder. Choose it again.',
    },
    unexpected: {
      title: 'Something went wrong here, not in your file.',
      text: 'Nothing was lost: try again. If it happens twice, write to us.',
    },
  },
  memoryAt: {
    file: 'This device ran out of memory at {file}.',
    page: 'This device ran out of memory at page {page} of {file}.',
    leaveOut: 'Leave out {file}, the largest',
    first: 'Take pages {pages} first',
  },
  /** Instead of it where the kinds that the tool takes stand below. */
  notAdded: 'It was not added.',
  /** Instead of the second sentence of `kind` for a file that is named like one of another kind. */
  misnamed: 'It has the wrong ending. It was not added.',
  /** The same for a file of Apple’s own programs, where the tool takes PDFs. */
  exported: 'Export it as a PDF there, under File, Export To, and add that.',
  /** Where a refused file can go: tools by their slugs, for the kinds of content/entrance.ts. Not from their own pages. */
  elsewhere: {
    label: 'Open it in {tool}',
    tools: {
      word: 'word-to-pdf',
      excel: 'excel-to-pdf',
      picture: 'image-to-pdf',
      sound: 'speech-to-text',
    },
  },
  /** What a file turned out to be; ends the sentence “invoice.pdf is …”. */
  kinds: {
    pdf: 'a PDF',
    jpg: 'a JPG picture',
    png: 'a PNG picture',
    gif: 'a GIF picture',
    webp: 'a WebP picture',
    avif: 'an AVIF picture',
    heic: 'a HEIC photo',
    tiff: 'a TIFF picture',
    bmp: 'a BMP picture',
    docx: 'a Word file',
    xlsx: 'an Excel file',
    pptx: 'a PowerPoint file',
    opendocument: 'an OpenDocument file',
    zip: 'a ZIP archive',
    pages: 'an Apple Pages document',
    numbers: 'an Apple Numbers spreadsheet',
    keynote: 'an Apple Keynote presentation',
    'old-office': 'a file of an old Office version',
    rtf: 'an RTF text',
    postscript: 'a PostScript file',
    html: 'a web page, perhaps an error page of a download',
    xml: 'an XML file',
    sound: 'a sound recording',
    video: 'a video',
    text: 'plain text',
    unknown: 'no kind of file that this tool knows',
  },
  /** What a report tells of each thing: what was kept or made, and what was lost. */
  facts: {
    forms: {
      kept: {
        one: '1 form field can still be filled in',
        other: '{count} form fields can still be filled in',
      },
      lost: { one: '1 form field did not come along', other: '{count} form fields did not come along' },
    },
    bookmarks: {
      kept: { one: '1 bookmark is kept', other: '{count} bookmarks are kept' },
      lost: { one: '1 bookmark did not come along', other: '{count} bookmarks did not come along' },
    },
    links: {
      kept: { one: '1 link leads to its place', other: '{count} links lead to their places' },
      lost: { one: '1 link did not come along', other: '{count} links did not come along' },
    },
    attachments: {
      kept: { one: '1 attached file is kept', other: '{count} attached files are kept' },
      lost: { one: '1 attached file did not come along', other: '{count} attached files did not come along' },
    },
    tags: {
      kept: 'Tags for screen readers are kept',
      lost: 'Tags for screen readers did not come along',
    },
    labels: {
      kept: 'Page numbers of the files’ own are kept',
      lost: 'Page numbers of the files’ own did not come along',
    },
    layers: {
      kept: {
        one: '1 layer is shown or hidden as before',
        other: '{count} layers are shown or hidden as before',
      },
      lost: {
        one: '1 layer did not come along: what it hid can be seen',
        other: '{count} layers did not come along: what they hid can be seen',
      },
    },
    signatures: {
      kept: { one: '1 signature', other: '{count} signatures' },
      lost: {
        one: '1 signature of {file} is no longer valid: a changed copy cannot carry it',
        other: '{count} signatures of {file} are no longer valid: a changed copy cannot carry them',
      },
    },
    repaired: {
      kept: {
        one: '{file} was damaged: 1 page was read',
        other: '{file} was damaged: {count} pages were read',
      },
    },
    pages: {
      lost: {
        one: 'Page {pages} of {file} could not be read and is left out',
        other: 'Pages {pages} of {file} could not be read and are left out',
      },
    },
    password: { kept: 'The new PDF has no password; {file} needed one' },
    renamed: {
      kept: {
        one: '1 form field has a new name, so that two files keep their own answers',
        other: '{count} form fields have new names, so that each file keeps its own answers',
      },
    },
    blank: { kept: { one: '1 blank page added', other: '{count} blank pages added' } },
    missing: {
      lost: {
        one: '{file} counts 1 page that is not in it',
        other: '{file} counts {count} pages that are not in it',
      },
    },
    unchanged: {
      kept: {
        one: '1 picture went in as it is, not compressed again',
        other: '{count} pictures went in as they are, not compressed again',
      },
    },
    upright: {
      kept: {
        one: '1 photo that the camera stored on its side stands upright',
        other: '{count} photos that the camera stored on their side stand upright',
      },
    },
    transparent: {
      kept: { one: '1 picture is still transparent', other: '{count} pictures are still transparent' },
    },
    location: {
      kept: {
        one: 'The place where 1 photo was taken is left out',
        other: 'The places where {count} photos were taken are left out',
      },
    },
    redrawn: {
      kept: {
        one: '1 picture was packed anew, with every pixel',
        other: '{count} pictures were packed anew, with every pixel',
      },
      lost: {
        one: '{file} was saved as a high-quality JPG',
        other: '{count} pictures were saved as high-quality JPGs',
      },
    },
    frames: {
      lost: {
        one: '{file} holds several pictures: its first one is on its page, 1 more is left out',
        other: '{file} holds several pictures: its first one is on its page, {count} more are left out',
      },
    },
    'picture-smaller': {
      lost: '{file} has {detail} pixels, more than a browser draws: it was made smaller',
    },
    cut: { lost: '{file} breaks off: what there is of it is on its page' },
    unseen: { lost: '{file} may be damaged: this browser cannot draw it. Look at its page' },
    colours: { lost: 'Colours of {file} may differ between programs: it is CMYK without a profile' },
    scripts: { lost: '{file} computed some of its fields itself: the new file does not' },
    'dynamic-form': { lost: '{file} holds a form that only Adobe’s reader shows: it did not come along' },
    articles: { lost: '{file} led from column to column of its articles: the new file does not' },
    'program-data': { lost: 'What a program kept for itself in {file}, to edit it again, is left out' },
    opening: {
      lost: '{file} did something by itself when it was opened, as to print: the new file does not',
    },
    annotations: {
      kept: { one: '1 comment or mark is kept', other: '{count} comments and marks are kept' },
      lost: {
        one: '1 comment or mark did not come along',
        other: '{count} comments and marks did not come along',
      },
    },
    looks: {
      lost: {
        one: 'Page {pages} of {file} is drawn differently in the new file: look at it before you send it',
        other:
          'Pages {pages} of {file} are drawn differently in the new file: look at them before you send it',
      },
    },
    'boxes-turned': {
      lost: {
        one: 'Page {pages} of {file} has another size or lies another way than before',
        other: 'Pages {pages} of {file} have another size or lie another way than before',
      },
    },
    'redrawn-notes': {
      lost: {
        one: 'On page {pages} of {file} a field or comment is drawn differently',
        other: 'On pages {pages} of {file} fields or comments are drawn differently',
      },
    },
    'reworded-notes': {
      lost: {
        one: 'On page {pages} of {file} a comment is not the same as before',
        other: 'On pages {pages} of {file} comments are not the same as before',
      },
    },
    values: {
      lost: {
        one: '1 form field has another value or other choices than before',
        other: '{count} form fields have other values or choices than before',
      },
    },
    headings: {
      kept: {
        one: '1 bookmark of a left-out page stays as a heading without a link, for those below it',
        other: '{count} bookmarks of left-out pages stay as headings without a link, for those below them',
      },
    },
    'untitled-headings': {
      kept: {
        one: '1 bookmark above others is now “…”: its title may say what was on a left-out page',
        other: '{count} bookmarks above others are now “…”: their titles may say what was on left-out pages',
      },
    },
    levels: {
      lost: {
        one: '1 bookmark now stands on another level',
        other: '{count} bookmarks now stand on other levels',
      },
    },
    destinations: {
      lost: {
        one: '1 named place, which links from other files may use, did not come along',
        other: '{count} named places, which links from other files may use, did not come along',
      },
    },
    'alternative-texts': {
      lost: {
        one: '1 description for screen readers did not come along',
        other: '{count} descriptions for screen readers did not come along',
      },
    },
    'layer-settings': {
      lost: {
        one: '1 setting of the layers, such as their order, did not come along',
        other: '{count} settings of the layers, such as their order, did not come along',
      },
    },
    unchecked: {
      lost: 'Only the pages of {file} could be compared with the new file: check its fields, bookmarks and attachments',
    },
    information: {
      lost: {
        one: 'Title, author or keywords of {file} did not come along',
        other: 'Titles, authors or keywords of {count} files did not come along',
      },
    },
    metadata: {
      lost: {
        one: 'Metadata (XMP) of {file} did not come along',
        other: 'Metadata (XMP) of {count} files did not come along',
      },
    },
    claims: {
      lost: {
        one: '{file} declared {detail}: the new file no longer does',
        other: '{count} files declared {detail}: the new file no longer does',
      },
    },
    associated: {
      lost: {
        one: '{file} named an attached file as its data, as e-invoices do: the new file does not',
        other: '{count} files named attached files as their data, as e-invoices do: the new file does not',
      },
    },
    'output-profiles': {
      lost: {
        one: 'The colour profile of {file} for printing did not come along: its colours may look different',
        other:
          'The colour profiles of {count} files for printing did not come along: colours may look different',
      },
    },
    display: {
      lost: {
        one: 'How {file} asked readers to show it did not come along',
        other: 'How {count} files asked readers to show them did not come along',
      },
    },
    catalog: {
      lost: {
        one: '{file} has settings that did not come along: {detail}',
        other: '{count} files have settings that did not come along: {detail}',
      },
    },
    'form-logic': {
      lost: '{file} computed and checked its fields by a form that only Adobe’s reader runs: the new file does not',
    },
    restrictions: {
      lost: {
        one: '{file} limited printing, copying or changes: the new file does not',
        other: '{count} files limited printing, copying or changes: the new file does not',
      },
    },
    'file-bookmarks': {
      lost: { one: '1 bookmark for a file is missing', other: '{count} bookmarks for files are missing' },
      kept: { one: '1 bookmark, named after the file', other: '{count} new bookmarks, one for each file' },
    },
    once: {
      kept: { one: 'The page is in one part', other: 'Each of the {count} pages is in one part, once' },
    },
    'left-out': {
      kept: { one: 'Page {pages} is in no part', other: 'Pages {pages} are in no part' },
    },
    'left-letters': {
      kept: {
        one: '1 font also has letters that only left-out pages show: which letters, not which words',
        other:
          '{count} fonts also have letters that only left-out pages show: which letters, not which words',
      },
    },
    removed: {
      kept: {
        one: '1 page is out, with its words, pictures and fields',
        other: '{count} pages are out, with their words, pictures and fields',
      },
      lost: {
        one: '1 page is out, but it could not be checked that nothing of it is left inside the file',
        other:
          '{count} pages are out, but it could not be checked that nothing of them is left inside the file',
      },
    },
    edited: { kept: { one: '1 line has new words', other: '{count} lines have new words' } },
    neighbours: {
      lost: {
        one: 'On page {pages} letters beside the edited line are not where they were: look at it before you send it',
        other:
          'On pages {pages} letters beside the edited lines are not where they were: look at them before you send them',
      },
    },
    unset: {
      lost: {
        one: 'On page {pages} the words are not exactly the new ones: look at it before you send it',
        other: 'On pages {pages} the words are not exactly the new ones: look at them before you send them',
      },
    },
    'face-replaced': { lost: 'The font lacks some of the letters, so the new words use another: {detail}' },
    'letters-missing': { lost: 'No font here has these letters, so they are left out: {detail}' },
    'too-long': {
      lost: {
        one: 'The line is longer than its space by 1 point',
        other: 'The line is longer than its space by {count} points',
      },
    },
    titles: {
      kept: {
        one: '1 title or bookmark updated to match',
        other: '{count} titles and bookmarks updated to match',
      },
    },
    alternatives: {
      kept: {
        one: '1 text for screen readers updated to match',
        other: '{count} texts for screen readers updated to match',
      },
    },
    filled: { kept: { one: '1 field is filled in', other: '{count} fields are filled in' } },
    unfilled: {
      lost: {
        one: '1 field does not show what was filled in: look at it in the new file',
        other: '{count} fields do not show what was filled in: look at them in the new file',
      },
    },
    'field-letters': {
      lost: {
        one: '1 field holds letters that no font here has: {detail}. It keeps them, and shows boxes for them',
        other:
          '{count} fields hold letters that no font here has: {detail}. They keep them, and show boxes for them',
      },
    },
    signed: {
      kept: { one: '1 item stands where you put it', other: '{count} items stand where you put them' },
      lost: {
        one: '1 item was added, but the page could not be drawn here to check it',
        other: '{count} items were added, but the pages could not be drawn here to check them',
      },
    },
    appended: { kept: 'Everything that was in the file is unchanged, byte for byte' },
    seals: {
      kept: {
        one: 'The digital signature in the file still covers what it covered',
        other: 'The {count} digital signatures in the file still cover what they covered',
      },
    },
    'redacted-letters': {
      kept: { one: '1 letter is gone from the file', other: '{count} letters are gone from the file' },
    },
    'redacted-pictures': {
      kept: {
        one: '1 picture has no pixels left under the marks',
        other: '{count} pictures have no pixels left under the marks',
      },
    },
    'redacted-drawings': {
      kept: {
        one: '1 drawn line or shape is cut at the mark',
        other: '{count} drawn lines or shapes are cut at the marks',
      },
    },
    'redacted-notes': { kept: { one: '1 note is gone', other: '{count} notes are gone' } },
    'redacted-links': { kept: { one: '1 link is gone', other: '{count} links are gone' } },
    'redacted-fields': {
      kept: {
        one: '1 box of a form field is gone, with its value',
        other: '{count} boxes of form fields are gone, with their values',
      },
    },
    'redacted-bookmarks': {
      kept: {
        one: 'A marked word is gone from 1 bookmark',
        other: 'Marked words are gone from {count} bookmarks',
      },
    },
    'redacted-information': {
      kept: {
        one: 'A marked word is gone from 1 entry about the document, such as its title',
        other: 'Marked words are gone from {count} entries about the document, such as its title',
      },
    },
    'redacted-alternatives': {
      kept: {
        one: '1 text for screen readers no longer says what was marked',
        other: '{count} texts for screen readers no longer say what was marked',
      },
    },
    'redacted-values': {
      kept: {
        one: 'A marked word is gone from 1 other form field',
        other: 'Marked words are gone from {count} other form fields',
      },
    },
    'redacted-elsewhere': {
      kept: {
        one: 'A marked word is gone from 1 other place: a note, an address, a name',
        other: 'Marked words are gone from {count} other places: notes, addresses, names',
      },
    },
    'redacted-attachments': {
      kept: { one: '1 attached file is gone', other: '{count} attached files are gone' },
    },
    'redacted-stays': {
      lost: {
        one: 'A marked word also stands on 1 page where it was not marked, and stays there',
        other: 'Marked words also stand on {count} pages where they were not marked, and stay there',
      },
    },
    aloud: {
      kept: {
        one: '1 sentence, read at {detail} pace',
        other: '{count} sentences, read at {detail} pace',
      },
    },
    'voice-here': { kept: 'The plain voice is on this device now: the next recording works offline' },
    names: { lost: 'Names may sound wrong: listen to it first' },
    'time-marks': {
      kept: { one: '1 time mark, on its paragraph', other: '{count} time marks, on their paragraphs' },
    },
    'written-here': { kept: 'Written down on this device' },
    misheard: { lost: 'Your browser wrote it: names and figures may be misheard' },
    'to-check': {
      lost: {
        one: '1 name or figure to check, with a dotted line: {detail}',
        other: '{count} names and figures to check, with a dotted line: {detail}',
      },
    },
    unspoken: {
      lost: {
        one: '1 sentence in other letters is not spoken: this voice reads English',
        other: '{count} sentences in other letters are not spoken: this voice reads English',
      },
    },
    cleared: { kept: 'Title, author and the like are cleared' },
    smaller: {
      lost: 'Your picture of {detail} is larger than a cut-out can be: it was made smaller',
    },
    'smaller-canvas': {
      lost: {
        one: '1 picture is smaller than asked for, since a browser draws no larger one: page {pages}',
        other:
          '{count} pictures are smaller than asked for, since a browser draws no larger ones: pages {pages}',
      },
    },
    'smaller-format': {
      lost: {
        one: '1 picture is smaller than asked for, since WebP has fewer pixels a side than JPG and PNG: page {pages}',
        other:
          '{count} pictures are smaller than asked for, since WebP has fewer pixels a side than JPG and PNG: pages {pages}',
      },
    },
    'see-through': { kept: 'Transparent where you see the chequerboard' },
    'on-colour': { kept: 'On the colour that you chose' },
    'own-size': { kept: '{detail}, the size of your picture' },
    'cut-to-size': { kept: '{detail}' },
    unplaced: { kept: 'Place and camera data are left out' },
    tables: { kept: { one: '1 table', other: '{count} tables' } },
    drawn: { kept: { one: '1 picture', other: '{count} pictures' } },
    notes: {
      kept: {
        one: '1 footnote or endnote stands in its place',
        other: '{count} footnotes and endnotes stand in their places',
      },
    },
    'stand-in': {
      lost: {
        one: '{detail} is replaced by {file}, on page {pages}: lines may end elsewhere',
        other: '{detail} is replaced by {file}, on pages {pages}: lines may end elsewhere',
      },
    },
    equations: {
      lost: {
        one: '1 equation is set as plain text in one line',
        other: '{count} equations are set as plain text in one line',
      },
    },
    charts: { lost: { one: '1 chart is left out', other: '{count} charts are left out' } },
    'redrawn-charts': {
      lost: {
        one: '1 chart is drawn anew from its figures: fonts, colours and places may differ',
        other: '{count} charts are drawn anew from their figures: fonts, colours and places may differ',
      },
    },
    diagrams: {
      lost: { one: '1 SmartArt drawing is left out', other: '{count} SmartArt drawings are left out' },
    },
    shapes: { lost: { one: '1 drawn shape is left out', other: '{count} drawn shapes are left out' } },
    undrawn: {
      lost: {
        one: '1 picture has a format that is not drawn here, and is left out: {detail}',
        other: '{count} pictures have formats that are not drawn here, and are left out: {detail}',
      },
    },
    'off-page': {
      lost: {
        one: '1 picture of the file is on no page: {detail}',
        other: '{count} pictures of the file are on no page: {detail}',
      },
    },
    outlines: {
      lost: {
        one: '1 drawn shape has an outline that is not known here, and is drawn as a rectangle',
        other: '{count} drawn shapes have outlines that are not known here, and are drawn as rectangles',
      },
    },
    effects: {
      lost: {
        one: '1 shadow, glow or similar effect is left out',
        other: '{count} shadows, glows or similar effects are left out',
      },
    },
    patterns: {
      lost: {
        one: '1 pattern is drawn as an even colour',
        other: '{count} patterns are drawn as even colours',
      },
    },
    warped: {
      lost: {
        one: '1 text along a curve is set straight',
        other: '{count} texts along curves are set straight',
      },
    },
    direction: {
      lost: {
        one: '1 table runs from right to left: its columns stand from left to right here',
        other: '{count} tables run from right to left: their columns stand from left to right here',
      },
    },
    'picture-borders': {
      lost: {
        one: '1 page border made of pictures is drawn as a line',
        other: '{count} page borders made of pictures are drawn as lines',
      },
    },
    comments: {
      lost: { one: '1 comment is not printed', other: '{count} comments are not printed' },
    },
    revisions: {
      lost: {
        one: '1 tracked change is printed as if accepted',
        other: '{count} tracked changes are printed as if accepted',
      },
    },
    settings: { lost: 'Not followed here, and may look different in Word: {detail}' },
    chunks: {
      lost: {
        one: '1 inserted file inside it is left out',
        other: '{count} inserted files inside it are left out',
      },
    },
    unharmed: { kept: 'Every word of the file is on a page of the PDF' },
    words: {
      lost: {
        one: '1 word of the file is on no page: {detail}',
        other: '{count} words of the file are on no page, first of all: {detail}',
      },
    },
    letters: { lost: 'No font here has these letters: {detail}' },
    sheets: { kept: { one: '1 sheet, with a bookmark', other: '{count} sheets, with a bookmark each' } },
    landscape: {
      kept: {
        one: '1 page lies on its side, as its table needs',
        other: '{count} pages lie on their side, as their tables need',
      },
    },
    shrunk: {
      kept: {
        one: '1 table is made smaller to fit, to {detail} %',
        other: '{count} tables are made smaller to fit, to {detail} % at least',
      },
    },
    beside: {
      kept: {
        one: '1 wide table runs on to the next page',
        other: '{count} wide tables run on to the next page',
      },
    },
    repeated: {
      kept: {
        one: 'Headings repeat on every page of {detail}',
        other: 'Headings repeat on every page of {count} sheets',
      },
    },
    spread: {
      kept: {
        one: 'Columns of 1 sheet are spread over the page',
        other: 'Columns of {count} sheets are spread over the page',
      },
    },
    widened: {
      kept: {
        one: '1 column is widened to show its words',
        other: '{count} columns are widened to show their words',
      },
    },
    clipped: {
      lost: {
        one: '{file}, column {detail}: 1 cell is still cut, as in Excel',
        other: '{file}, column {detail}: {count} cells are still cut, as in Excel',
      },
    },
    font: { lost: '{detail} is replaced by a font that may be wider or narrower' },
    drawings: {
      kept: { one: '1 picture or chart', other: '{count} pictures and charts' },
      lost: {
        one: '1 chart, picture or shape is left out',
        other: '{count} charts, pictures or shapes are left out',
      },
    },
    'read-back': {
      kept: {
        one: '1 value, read again from the finished page',
        other: '{count} values, read again from the finished pages',
      },
    },
    'not-found': {
      lost: {
        one: '{file}, cell {detail}: its value is not on the page',
        other: '{file}: the values of {count} cells are not on the pages: {detail}',
      },
    },
    computed: {
      kept: {
        one: '1 formula had no saved result and is calculated here',
        other: '{count} formulas had no saved result and are calculated here',
      },
    },
    uncomputed: {
      lost: {
        one: '{file}, cell {detail}: a formula without a saved result is left empty',
        other: '{file}: {count} formulas without a saved result are left empty: {detail}',
      },
    },
    outdated: {
      lost: {
        one: '{file}, cell {detail}: the saved result of a formula may be out of date',
        other: '{file}: the saved results of {count} formulas may be out of date: {detail}',
      },
    },
    rules: {
      lost: {
        one: 'The colours or icons of 1 rule are left out: {detail}',
        other: 'The colours or icons of {count} rules are left out: {detail}',
      },
    },
    'table-styles': {
      lost: {
        one: 'The colours of 1 table style are left out: {detail}',
        other: 'The colours of {count} table styles are left out: {detail}',
      },
    },
    rich: {
      lost: {
        one: '1 turned cell with several fonts or colours is printed in one: {detail}',
        other: '{count} turned cells with several fonts or colours are printed in one each: {detail}',
      },
    },
    sparklines: {
      lost: {
        one: '1 sparkline is left out: {detail}',
        other: '{count} sparklines are left out: {detail}',
      },
    },
    controls: {
      lost: {
        one: '1 button or box of a form is left out: {detail}',
        other: '{count} buttons or boxes of forms are left out: {detail}',
      },
    },
    mirrored: {
      lost: {
        one: '1 sheet that runs from right to left is printed from left to right: {detail}',
        other: '{count} sheets that run from right to left are printed from left to right: {detail}',
      },
    },
    'row-headings': {
      lost: {
        one: 'Row numbers and column letters of 1 sheet are left out: {detail}',
        other: 'Row numbers and column letters of {count} sheets are left out: {detail}',
      },
    },
    'comments-unprinted': {
      lost: {
        one: '1 comment that the workbook asks to print is left out: {detail}',
        other: '{count} comments that the workbook asks to print are left out: {detail}',
      },
    },
    boxes: {
      kept: { one: '1 text box you can edit', other: '{count} text boxes you can edit' },
    },
    pictures: {
      kept: { one: '1 picture that you can move', other: '{count} pictures that you can move' },
    },
    spoken: {
      kept: {
        one: 'The page’s text is in the notes of 1 slide',
        other: 'The page’s text is in the notes of {count} slides',
      },
    },
    fitted: {
      kept: {
        one: '1 page of another size is fitted into its slide',
        other: '{count} pages of other sizes are fitted into their slides',
      },
    },
    flattened: {
      lost: {
        one: 'On 1 slide the lines and drawings are one picture, behind the text',
        other: 'On {count} slides the lines and drawings are one picture, behind the text',
      },
    },
    'words-drawn': {
      lost: {
        one: 'Page {pages}: some words stay in the picture, as their letters cannot be read',
        other: 'Pages {pages}: some words stay in the picture, as their letters cannot be read',
      },
    },
    'no-text': {
      lost: {
        one: 'Page {pages} has no text to edit: its slide is a picture',
        other: 'Pages {pages} have no text to edit: their slides are pictures',
      },
    },
  },
});
