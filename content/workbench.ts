import { parseContent } from '../lib/schema/parse';
import { sharedMessagesSchema } from '../lib/schema/workbench';

/**
 * Words of the workbench that all tools share. `{name}`, `{count}` and the like are placeholders for values: keep them.
 * Where a sentence has `one` and `other`, the first is for exactly one thing.
 */
export const sharedMessages = parseContent('content/workbench.ts', sharedMessagesSchema, {
  /** Before the names of tasks that the tool also does, each with an address of its own. */
  alsoDoes: 'Also:',
  /** In a tool’s dialog on /features: where it runs. */
  runsInBrowser: 'Runs in your browser, so your files are never uploaded.',
  /** Below Try Now: says that the tool is free and where files stay. `check` leads to the ways to check it. */
  free: 'Free, no account, files never uploaded',
  howToCheck: 'How to check nothing is sent',
  /** In the drop zone: while a file is dragged over it, while the tool loads, and if the tool could not be loaded. */
  draggedOver: 'Drop here: files stay on this device',
  opening: 'Opening…',
  failed:
    'The tool didn’t load. Check your connection and choose the file again. If it fails twice, reload the page: the site may have been updated.',
  notCarried: 'This browser can’t pass files from page to page. Choose your files again here.',
  tooOld:
    'This browser is too old for the tools, so they may fail. Use Chrome or Edge 123, Firefox 121 or Safari 17.5, or newer.',
  noFile: 'That wasn’t a file. Save it to your device first, then choose it here.',
  or: 'or',
  /** Replaces the drop zone’s words if JavaScript is off. */
  noScript: {
    title: 'This tool needs JavaScript, which is turned off.',
    text: 'The tool runs on this page, on your device. Allow JavaScript for this site and reload the page.',
    reload: 'Reload the page',
    note: 'JavaScript is off. The rest of this site works without it.',
    write: { before: 'Or', link: 'write to us', after: 'and we’ll help.' },
  },
  /** Names of the workbench and of its steps, for screen readers. */
  label: 'Workbench',
  steps: 'Steps',
  stepOf: 'Step {count} of {of}',
  stepDone: 'Done:',
  /** Title of the last step while the job runs. */
  creating: 'Creating…',
  /** On phones, once all steps are done. */
  stepsDone: 'All steps done',
  startAgain: 'Start again',
  startAgainAsk: 'You haven’t downloaded the result. Start again and lose it?',
  /** In place of a tool that could not be loaded, or that failed. The names of the files are below. */
  notLoaded: {
    title: 'The tool didn’t load.',
    text: 'Check your connection. If the site has just been updated, reload the page: your files will still be here.',
    goOn: 'Reload the page',
  },
  broken: {
    title: 'This tool stopped working because of a fault on our side.',
    text: 'Your files are still here, unchanged. You’ll need to redo anything you hadn’t downloaded.',
    goOn: 'Carry on with these files',
  },
  /** Files that another program has saved again, moved or deleted since they were chosen. */
  changed: {
    one: '“{file}” was changed, moved or deleted after you chose it.',
    other: '{count} files were changed, moved or deleted after you chose them: “{file}”.',
  },
  changedText: {
    one: 'What you see and download here may come from the earlier version. Choose the file again to use the new version.',
    other:
      'What you see and download here may come from the earlier versions. Choose the files again to use the new versions.',
  },
  chooseAllAgain: 'Choose them again',
  unpacked: { one: 'Unzipped 1 file from “{file}”.', other: 'Unzipped {count} files from “{file}”.' },
  unpackedPart:
    'The end of the ZIP file is missing, so it may have held more files. Download it again to get all of them.',
  /** Files that were added while a job ran or its result was shown. */
  notInResult: { one: '“{file}” isn’t in the result.', other: '{count} files aren’t in the result.' },
  notInResultText: {
    one: 'Go back to include it, or start again with this file.',
    other: 'Go back to include them, or start again with these files.',
  },
  nextJob: { one: 'Start again with this file', other: 'Start again with these files' },
  chooseAgain: 'Choose it again',
  reload: 'Reload the page',
  /** On phones: options in a sheet from below; `view` opens those of how a document is shown. */
  sheet: { open: 'Options', title: 'Options', view: 'View', done: 'Done' },
  addFiles: 'Add files',
  orDrop: 'or drop them anywhere on this page',
  orDropOne: 'or drop it anywhere on this page',
  /** In a tool that works on one file at a time. */
  another: 'Choose another file',
  /** Heading while no chosen file could be opened. */
  noneOpen: 'No file open',
  oneAtATime: 'One file at a time: “{file}” is waiting.',
  openInstead: 'Work on {file} instead',
  undo: 'Undo',
  cancel: 'Cancel',
  cancelled: 'Cancelled. No file was created.',
  wait: 'Keep waiting',
  /** In a tool whose result is read on the page; the download is optional. */
  saved: 'Downloaded: {file}',
  /** Short form of `saved`, below the name of the file. */
  savedHere: 'Downloaded',
  /** An attached file in a report, with its size. */
  attached: '“{file}” ({size})',
  /** Button that downloads the result once more. */
  again: {
    pdf: 'Download the PDF again',
    report: 'Download the report again',
    word: 'Download the Word file again',
    archive: 'Download the ZIP again',
  },
  backToMarks: 'Back to the changes',
  retry: 'Try again',
  dismiss: 'Dismiss',
  /** Buttons of a row, and what is announced when one is pressed. */
  removeFile: 'Remove {file} from the list',
  up: 'Move {file} up',
  down: 'Move {file} down',
  first: 'Move {file} to the start',
  last: 'Move {file} to the end',
  moved: '{file}, {place} of {of}',
  removed: '{file} removed from the list',
  added: { one: '1 file added', other: '{count} files added' },
  pages: { one: '1 page', other: '{count} pages' },
  slides: { one: '1 slide', other: '{count} slides' },
  files: { one: '1 file', other: '{count} files' },
  reading: 'reading…',
  readingFile: 'Reading {file}…',
  locked: 'locked',
  unlocked: 'Unlocked',
  repaired: 'Repaired',
  repairedFile: {
    title: 'Damaged file repaired. Pages read: {read} of {of}.',
    text: {
      one: 'Page {pages} couldn’t be read, so it’s left out.',
      other: 'Pages {pages} couldn’t be read, so they’re left out.',
    },
    whole: 'Check it before you send it.',
  },
  needsPassword: 'Password needed',
  passwordOf: 'Password for {file}',
  passwordHint: 'Used once, on this device. The new file won’t have a password.',
  unlock: 'Unlock',
  chips: {
    bookmarks: { one: '1 bookmark', other: '{count} bookmarks' },
    forms: { one: '1 form field', other: '{count} form fields' },
    signatures: { one: '1 signature', other: '{count} signatures' },
  },
  name: 'Name',
  /** While no file is open: below the button that adds one. */
  takes: 'Accepted formats: {formats}.',
  /** About a refused file of another kind, if the accepted kinds are named below. */
  notAdded: 'This tool can’t open it.',
  /** Title of the finished file; a stamp beside it says that it is a copy. */
  copyTitle: 'Your new file',
  stamp: 'COPY',
  madeIn: 'made in {seconds} s',
  download: 'Download {file}',
  /** The button if the file name is too long for it and is above it. {kind} is the extension, or its name in `endings`. */
  downloadKind: 'Download the {kind}',
  endings: { docx: 'Word file', pptx: 'PPT' },
  downloadAll: 'Download all as a ZIP',
  /** Heading of the tools that the result can be opened in, each with what it does: “Join it with other PDFs in Merge PDF”. */
  useIn: 'Continue in another tool',
  inTool: 'in',
  copies: { one: 'Your file', other: 'Your {count} files' },
  pictures: { one: 'Your picture', other: 'Your {count} pictures' },
  originals: { one: '1 original file', other: '{count} original files' },
  originalsUnchanged: { one: 'Your original is unchanged.', other: 'Your originals are unchanged.' },
  afterText: 'Want to find this file again later?',
  afterLink: 'Keep it in {product}, free for {trial}',
  done: { one: '“{file}” is ready: 1 page.', other: '“{file}” is ready: {count} pages.' },
  doneMany: { one: '1 file is ready.', other: '{count} files are ready.' },
  /** Says what was sent over the network since the first file was chosen, and how to check it. */
  privacyNote: {
    none: '0 bytes of your files were sent.',
    some: {
      one: 'This page has made 1 request since you chose a file.',
      other: 'This page has made {count} requests since you chose a file.',
    },
    where: 'Your files stay on this device.',
    show: 'How to check',
    hide: 'Hide this',
    checks: [
      {
        title: 'Watch it.',
        text: 'Open your browser’s network panel (F12), then use the tool: no request carries a file.',
      },
      {
        title: 'Go offline.',
        text: 'Disconnect from the internet now. The tool is loaded and will finish offline, unless it still needs a font, voice or model.',
      },
      {
        title: 'Read the policy.',
        text: 'The code that opens your files isn’t allowed to connect anywhere: it’s served with the policy default-src ‘none’.',
      },
    ],
  },
  /** Shown while the tool works. The keys of `stages` are the engines’ names for them. */
  progress: {
    /** While the tool loads: beside the progress bar, below a heading that names the job; and where there is no heading. */
    loadingSize: 'Loading the tool ({total}, first time only)',
    fetching: 'Loading the tool ({total}, first time only)',
    stages: {
      reading: 'Reading page {done} of {total}',
      joining: '{done} of {total} pages copied',
      signing: 'Adding what you placed and checking the result',
      recovering: 'Damaged file: recovering what can be read',
      splitting: '{done} of {total} files created',
      measuring: 'Measuring page {done} of {total}',
      searching: 'Searching page {done} of {total}',
      changing: 'Changing page {done} of {total}',
      redacting: 'Removing what you marked: page {done} of {total}',
      'finding-blanks': 'Checking page {done} of {total}',
      drawing: '{done} of {total} pictures created',
      writing: 'Writing the file',
      checking: 'Checking the new file',
      'laying-out': 'Laying out page {done}',
      marking: 'Adding mark {done} of {total}',
      comparing: 'Comparing page {done} of {total}',
      printing: 'Laying out sheets: {done} of {total}',
      slides: 'Creating slide {done} of {total}',
      placing: '{done} of {total} pictures placed',
      speaking: 'Speaking sentence {done} of {total}',
      starting: 'Starting',
    },
    now: 'Now: {file}.',
    stalled: 'No progress for 30 seconds.',
    stored: {
      title: 'Your files aren’t stored.',
      text: 'Keep this tab open until you’ve downloaded the result. The originals don’t change.',
    },
  },
  /** A row of pages: two buttons that scroll it, and which pages are in view: `{first}` to `{last}` of `{of}`. */
  thumbnails: {
    previous: 'Earlier pages',
    next: 'Later pages',
    one: '{first} of {of}',
    some: '{first}–{last} of {of}',
  },
  /** A page as large as the window, with the name of the button that opens it. */
  enlarge: {
    key: 'Enlarge: {page}',
    previous: 'Previous page',
    next: 'Next page',
    close: 'Close',
    drawing: 'Loading the page…',
  },
  /** The zoom of a document: the whole page, the width of the page or of its text, or a percentage. */
  zoom: {
    name: 'Zoom',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    fit: 'Fit',
    width: 'Fit width',
    text: 'Fit text',
    size: '{percent}%',
  },
  /** Pages of a document that could not be read as text, or only in part. */
  unreadPages: {
    scans: {
      one: 'Page {pages} of “{file}” is a scan, so we couldn’t read it.',
      other: 'Pages {pages} of “{file}” are scans, so we couldn’t read them.',
    },
    unclear: {
      one: 'Some characters on page {pages} of “{file}” can’t be read as text.',
      other: 'Some characters on pages {pages} of “{file}” can’t be read as text.',
    },
  },
  /** A document shown as pages or as text. `missing` marks what only the other document has; screen readers read `looks` before a mark. */
  documentView: {
    page: 'Page {page}',
    view: 'Show',
    asPages: 'Pages',
    asText: 'Text',
    missing: 'Not here',
    markNames: {
      removed: 'Removed:',
      added: 'Added:',
      moved: 'Moved:',
      'old-area': 'Looks different:',
      'new-area': 'Looks different:',
      issue: 'Issue:',
      read: 'Marked:',
      left: 'Left out:',
    },
    legend: 'What the marks mean',
  },
  /** Printed only: if a tool shows some pages of a document, and if pages were not drawn in time. */
  printAllPages:
    'Not all pages are on this printout. To print the whole document, download the PDF and print that.',
  notDrawn: 'Some pages weren’t ready when this was printed. Wait a moment, then print again.',
  large: {
    title: 'These files may be too large for this device: {size} in all.',
    text: 'It may run out of memory. Remove some files or close other tabs first.',
    anyway: 'Try anyway',
  },
  /** The same about a single file. */
  largeFile: {
    title: '“{file}” may be too large for this device: {size}.',
    text: 'It may run out of memory. Close other tabs first.',
  },
  /** About chosen files that were not read because a part of the tool could not be downloaded. */
  waitHere: {
    one: '“{file}” is still in this tab. Check your connection and try again.',
    other: 'Your {count} files are still in this tab: “{file}”. Check your connection and try again.',
  },
  stayReloaded: {
    one: 'The site has been updated since you opened this page. Reload it. “{file}” will still be here.',
    other:
      'The site has been updated since you opened this page. Reload it. Your {count} files will still be here: “{file}”.',
  },
  /** What can go wrong, by the names of packages/engines/src/engine.ts. {file}, {page} and {detail} are names. */
  faults: {
    kind: { title: '“{file}” is {detail}.', text: 'We didn’t add it.' },
    password: { title: '“{file}” is locked with a password.' },
    'wrong-password': {
      title: 'Wrong password.',
      text: 'Try again or remove the file.',
    },
    encrypted: {
      title: '“{file}” is locked, but not with a password.',
      text: 'Open it with its certificate or in the program that locked it, then print it to a new PDF and choose that.',
    },
    damaged: {
      title: '“{file}” couldn’t be opened.',
      text: 'It’s too badly damaged, so we didn’t add it.',
    },
    'too-large': {
      title: 'These files are too large for this device.',
      text: 'Remove some, or split the largest first.',
    },
    empty: {
      title: '“{file}” is empty.',
      text: 'It has no pages and no text. If it’s still in a cloud folder, download it to this device and choose it again.',
    },
    'no-text': {
      title: '“{file}” is a scan, so there’s no text to read.',
      many: {
        one: '1 file is a scan, so there’s no text to read.',
        other: '{count} files are scans, so there’s no text to read.',
      },
      text: 'We can’t read text in scans. Use the original file, or a PDF whose text you can select. A scan can still be signed or redacted.',
      sign: 'Sign it',
      redact: 'Redact it',
      plain: { title: '“{file}” has no text to read.', text: 'Choose a file with text.' },
      figure: 'No text',
      on: { one: 'on 1 page', other: 'on {count} pages' },
    },
    'left-behind': {
      title: 'We didn’t create a file from “{file}”.',
      text: 'Part of a page you removed would still have been inside the new file. Your file is unchanged. Print the pages you’re keeping to a new PDF instead.',
    },
    forbidden: {
      title: '“{file}” doesn’t allow changes, so we added nothing to it.',
      text: 'Ask its author for a copy you can sign, or print it and sign on paper.',
    },
    unseen: {
      title: 'We didn’t create a file from “{file}”.',
      text: 'What you placed on page {page} doesn’t show in the result. Move it, or make it larger.',
    },
    irremovable: {
      title: 'We didn’t redact “{file}”: something you marked can’t be removed.',
      text: 'It may be a picture in a rare format, text we can’t locate, shading used as a shape, or text used as a fill pattern. Leave it unmarked, or print the page, scan it and redact the scan.',
    },
    'unread-content': {
      title: 'We didn’t redact “{file}”: part of a page you marked can’t be read.',
      text: 'We can’t check what we can’t read. Remove your marks from that page, or print the page, scan it and redact the scan.',
    },
    'undecided-files': {
      title: 'Nothing has changed yet: “{file}” has attached files.',
      text: 'They contain a marked word or can’t be searched. Choose to remove them too, then redact again.',
    },
    'still-there': {
      title: 'We didn’t create a file from “{file}”.',
      text: 'We searched the finished copy and could still find something you marked. Your file is unchanged.',
    },
    memory: {
      title: 'This device ran out of memory.',
      text: 'Your files are unchanged. Close other tabs and try again, or use fewer pages or smaller files.',
    },
    slow: {
      title: 'No progress for 30 seconds.',
      text: 'We stopped the tool. Try again, or try a smaller file.',
    },
    browser: {
      title: 'This browser can’t do that: it doesn’t support {detail}.',
      text: 'Try a newer one.',
    },
    nothing: { title: 'Nothing to do yet.', text: 'Choose what to change first.' },
    range: { title: 'There is no page {detail}.', text: 'Enter pages like this: 1-3, 7.' },
    letters: {
      title: 'We didn’t create a file from “{file}”: we have no font for {detail}.',
      text: 'The field would be empty or show boxes instead. Use other characters, or leave it empty.',
    },
    offline: {
      title: 'Part of the tool didn’t download.',
      text: 'Nothing is lost. Check your connection and try again.',
    },
    outdated: {
      title: 'This page is out of date.',
      text: 'The site has been updated since you opened it. Reload the page: your files will still be here.',
    },
    unreadable: {
      title: '“{file}” can’t be read any more.',
      text: 'It was changed, moved or deleted after you chose it, or it’s a folder. Choose it again.',
    },
    unexpected: {
      title: 'Something went wrong on our side, not in your file.',
      text: 'Nothing is lost. Try again. If it happens again, write to us.',
    },
  },
  memoryAt: {
    file: 'This device ran out of memory while working on “{file}”.',
    page: 'This device ran out of memory while working on page {page} of “{file}”.',
    leaveOut: 'Leave out {file}, the largest',
    startWithPages: { one: 'Start with page {pages}', other: 'Start with pages {pages}' },
  },
  /** Replaces the second sentence of `kind` if the file’s extension is that of another kind. */
  misnamed: 'Its file name has the wrong extension, so we didn’t add it.',
  /** The same for a file of Apple’s apps, if the tool takes PDFs. */
  exported: 'In that app, choose File, Export To, PDF, then add the PDF.',
  /** Tools that take a refused file, by their slugs and the kinds of content/tool-chooser.ts. A tool’s own page leaves it out. */
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
    xlsb: 'a binary Excel file (XLSB)',
    pptx: 'a PowerPoint file',
    opendocument: 'an OpenDocument file',
    zip: 'a ZIP archive',
    pages: 'an Apple Pages document',
    numbers: 'an Apple Numbers spreadsheet',
    keynote: 'an Apple Keynote presentation',
    'old-office': 'a file from an old version of Office',
    rtf: 'an RTF file',
    postscript: 'a PostScript file',
    html: 'a web page, perhaps from a failed download',
    xml: 'an XML file',
    sound: 'an audio recording',
    video: 'a video',
    text: 'plain text',
    unknown: 'an unknown type of file',
  },
  /** What a report says was kept or made, and what was lost, by fact. Sentences end in a full stop, fragments do not. */
  facts: {
    forms: {
      kept: {
        one: '1 form field is kept.',
        other: '{count} form fields are kept.',
      },
      lost: { one: '1 form field was lost.', other: '{count} form fields were lost.' },
    },
    bookmarks: {
      kept: { one: '1 bookmark is kept.', other: '{count} bookmarks are kept.' },
      lost: { one: '1 bookmark was lost.', other: '{count} bookmarks were lost.' },
    },
    links: {
      kept: { one: '1 link works.', other: '{count} links work.' },
      lost: { one: '1 link was lost.', other: '{count} links were lost.' },
    },
    actions: {
      lost: {
        one: '1 action attached to a page, field, link, note or bookmark was lost.',
        other: '{count} actions attached to pages, fields, links, notes or bookmarks were lost.',
      },
    },
    'tag-references': {
      lost: {
        one: '1 link or bookmark still opens its page, but is no longer tied to a tagged passage there.',
        other:
          '{count} links or bookmarks still open their pages, but are no longer tied to tagged passages there.',
      },
    },
    attachments: {
      kept: { one: '1 attached file is kept.', other: '{count} attached files are kept.' },
      lost: { one: '1 attached file was lost.', other: '{count} attached files were lost.' },
    },
    tags: {
      kept: 'Tags for screen readers are kept.',
      lost: 'Tags for screen readers were lost.',
    },
    untagged: {
      lost: {
        one: 'The second copy of page {pages} of “{file}” has no tags for screen readers.',
        other: 'Additional copies of pages {pages} of “{file}” have no tags for screen readers.',
      },
    },
    labels: {
      kept: 'The original page numbers are kept.',
      lost: 'The original page numbers were lost.',
    },
    layers: {
      kept: {
        one: '1 layer is shown or hidden as before.',
        other: '{count} layers are shown or hidden as before.',
      },
      lost: {
        one: '1 layer was lost, so anything it hid is now visible.',
        other: '{count} layers were lost, so anything they hid is now visible.',
      },
    },
    signatures: {
      kept: { one: '1 signature', other: '{count} signatures' },
      lost: {
        one: '1 signature in “{file}” is no longer valid, because the file has changed.',
        other: '{count} signatures in “{file}” are no longer valid, because the file has changed.',
      },
    },
    repaired: {
      kept: {
        one: '“{file}” was damaged, but 1 page could be read.',
        other: '“{file}” was damaged, but {count} pages could be read.',
      },
    },
    pages: {
      lost: {
        one: 'Page {pages} of “{file}” couldn’t be read, so it’s left out.',
        other: 'Pages {pages} of “{file}” couldn’t be read, so they’re left out.',
      },
    },
    password: { kept: '“{file}” needed a password, but the new PDF doesn’t.' },
    renamed: {
      kept: {
        one: '1 form field was renamed so that each file keeps its own answers.',
        other: '{count} form fields were renamed so that each file keeps its own answers.',
      },
    },
    blank: { kept: { one: '1 blank page added', other: '{count} blank pages added' } },
    'absent-fonts': {
      lost: {
        one: '1 font is missing or incomplete in “{file}”: {detail}. Pages that use it: {pages}.',
        other: '{count} fonts are missing or incomplete in “{file}”: {detail}. Pages that use them: {pages}.',
      },
    },
    'absent-pictures': {
      lost: {
        one: '1 picture or drawing is missing or incomplete in “{file}”: {detail}. Pages that show it: {pages}.',
        other:
          '{count} pictures or drawings are missing or incomplete in “{file}”: {detail}. Pages that show them: {pages}.',
      },
    },
    'absent-colours': {
      lost: {
        one: '1 colour or pattern is missing from “{file}”: {detail}. Pages that use it: {pages}.',
        other:
          '{count} colours or patterns are missing from “{file}”: {detail}. Pages that use them: {pages}.',
      },
    },
    'absent-content': {
      lost: {
        one: '1 part of a page is missing or incomplete in “{file}”. Pages affected: {pages}.',
        other: '{count} parts of pages are missing or incomplete in “{file}”. Pages affected: {pages}.',
      },
    },
    'absent-notes': {
      lost: {
        one: '1 field or comment is missing or incomplete in “{file}”. Pages affected: {pages}.',
        other: '{count} fields or comments are missing or incomplete in “{file}”. Pages affected: {pages}.',
      },
    },
    'absent-entries': { lost: '“{file}” refers to parts that it doesn’t contain: {detail}.' },
    'absent-catalog': {
      lost: 'The end of “{file}” is missing. Any bookmarks, form fields or attachments listed there are lost.',
    },
    missing: {
      lost: {
        one: '“{file}” lists 1 page that it doesn’t contain.',
        other: '“{file}” lists {count} pages that it doesn’t contain.',
      },
    },
    unchanged: {
      kept: {
        one: '1 picture added without being compressed again',
        other: '{count} pictures added without being compressed again',
      },
    },
    upright: {
      kept: {
        one: '1 sideways photo was turned upright.',
        other: '{count} sideways photos were turned upright.',
      },
    },
    transparent: {
      kept: { one: '1 picture is still transparent.', other: '{count} pictures are still transparent.' },
    },
    location: {
      kept: {
        one: 'Location data (GPS) was removed from 1 photo.',
        other: 'Location data (GPS) was removed from {count} photos.',
      },
    },
    redrawn: {
      kept: {
        one: '1 picture was repacked without losing a pixel.',
        other: '{count} pictures were repacked without losing a pixel.',
      },
      lost: {
        one: '“{file}” was saved as a high-quality JPG.',
        other: '{count} pictures were saved as high-quality JPGs.',
      },
    },
    frames: {
      lost: {
        one: '“{file}” contains two pictures: only the first is on the page, and the other is left out.',
        other:
          '“{file}” contains several pictures: only the first is on the page, and the other {count} are left out.',
      },
    },
    'picture-smaller': {
      lost: '“{file}” has {detail} pixels, more than a browser can display, so it was made smaller.',
    },
    cut: { lost: '“{file}” is incomplete: its page shows the part that could be read.' },
    unseen: { lost: '“{file}” may be damaged: this browser can’t display it. Check its page.' },
    'gain-map': {
      lost: {
        one: '“{file}” is an HDR photo: in the PDF, it’s no brighter than other pictures.',
        other: '{count} pictures are HDR photos: in the PDF, they’re no brighter than others.',
      },
    },
    colours: {
      lost: '“{file}” is in CMYK with no colour profile, so its colours may vary from program to program.',
    },
    scripts: { lost: 'Scripts in “{file}” that may check or calculate its fields were lost.' },
    'dynamic-form': { lost: '“{file}” contains a form that only Adobe Acrobat can show: it was left out.' },
    articles: { lost: '“{file}” linked its article text from column to column, but the new file doesn’t.' },
    'program-data': { lost: 'Data that another program stored in “{file}” for editing is left out.' },
    opening: {
      lost: '“{file}” ran an action automatically, for example when opened or printed, but the new file doesn’t.',
    },
    annotations: {
      kept: { one: '1 comment or mark is kept.', other: '{count} comments and marks are kept.' },
      lost: {
        one: '1 comment or mark was lost.',
        other: '{count} comments and marks were lost.',
      },
    },
    looks: {
      lost: {
        one: 'Page {pages} of “{file}” looks different in the new file: check the page before you send the file.',
        other:
          'Pages {pages} of “{file}” look different in the new file: check these pages before you send the file.',
      },
    },
    'looks-unchecked': {
      lost: {
        one: 'We couldn’t display page {pages} of “{file}” to compare it with the new file: check the page before you send the file.',
        other:
          'We couldn’t display pages {pages} of “{file}” to compare them with the new file: check these pages before you send the file.',
      },
    },
    'boxes-turned': {
      lost: {
        one: 'Page {pages} of “{file}” now has a different size or orientation.',
        other: 'Pages {pages} of “{file}” now have a different size or orientation.',
      },
    },
    'redrawn-notes': {
      lost: {
        one: 'On page {pages} of “{file}”, a field or comment looks different.',
        other: 'On pages {pages} of “{file}”, fields or comments look different.',
      },
    },
    'reworded-notes': {
      lost: {
        one: 'On page {pages} of “{file}”, a comment has changed.',
        other: 'On pages {pages} of “{file}”, comments have changed.',
      },
    },
    values: {
      lost: {
        one: '1 form field has a different value or different choices.',
        other: '{count} form fields have different values or choices.',
      },
    },
    headings: {
      kept: {
        one: '1 bookmark to a page you left out is kept as a heading, without a link, for the bookmarks below it.',
        other:
          '{count} bookmarks to pages you left out are kept as headings, without links, for the bookmarks below them.',
      },
    },
    'untitled-headings': {
      kept: {
        one: '1 bookmark with others nested under it is now “…”, because its title could reveal what was on a page you left out.',
        other:
          '{count} bookmarks with others nested under them are now “…”, because their titles could reveal what was on pages you left out.',
      },
    },
    levels: {
      lost: {
        one: '1 bookmark is now at a different level.',
        other: '{count} bookmarks are now at different levels.',
      },
    },
    destinations: {
      lost: {
        one: '1 named destination, which links from other files may use, was lost.',
        other: '{count} named destinations, which links from other files may use, were lost.',
      },
    },
    'alternative-texts': {
      lost: {
        one: '1 description for screen readers was lost.',
        other: '{count} descriptions for screen readers were lost.',
      },
    },
    'layer-settings': {
      lost: {
        one: '1 layer setting, such as the order or group name of the layers, was lost.',
        other: '{count} layer settings, such as the order or group name of the layers, were lost.',
      },
    },
    unchecked: {
      lost: 'We could compare only the pages of “{file}” with the new file: check its fields, bookmarks and attachments.',
    },
    information: {
      lost: {
        one: 'Details of “{file}”, such as its title, author or keywords, aren’t in the new file.',
        other: 'Details of {count} files, such as titles, authors or keywords, aren’t in the new file.',
      },
    },
    /** Both in one line, if the numbers are the same. */
    'information-and-display': {
      lost: {
        one: 'The properties of “{file}” (such as its title and author) and its opening view aren’t kept.',
        other:
          'The properties of {count} files (such as title and author) and their opening views aren’t kept.',
      },
    },
    metadata: {
      lost: {
        one: 'Metadata (XMP) from “{file}” was lost.',
        other: 'Metadata (XMP) from {count} files was lost.',
      },
    },
    'metadata-entries': {
      lost: {
        one: 'Some metadata (XMP) entries from “{file}” were left out, such as {detail}.',
        other: 'Some metadata (XMP) entries from {count} files were left out, such as {detail}.',
      },
    },
    language: {
      lost: {
        one: '“{file}” doesn’t state its language: in the new file, screen readers will read it as {detail}.',
        other:
          '{count} files don’t state their language: in the new file, screen readers will read them as {detail}.',
      },
    },
    claims: {
      lost: {
        one: '“{file}” was marked as {detail}, but the new file isn’t.',
        other: '{count} files were marked as {detail}, but the new file isn’t.',
      },
    },
    associated: {
      lost: {
        one: '“{file}” was linked to an attached data file, as e-invoices are, but the new file isn’t.',
        other: '{count} files were linked to attached data files, as e-invoices are, but the new file isn’t.',
      },
    },
    'output-profiles': {
      lost: {
        one: 'The print colour profile of “{file}” was lost: its colours may look different.',
        other: 'The print colour profiles of {count} files were lost: colours may look different.',
      },
    },
    display: {
      lost: {
        one: '“{file}” is set to open in a particular view, for example with its bookmarks shown, but the new file isn’t.',
        other:
          '{count} files are set to open in a particular view, for example with bookmarks shown, but the new file isn’t.',
      },
    },
    catalog: {
      lost: {
        one: 'Lost from the settings of “{file}”: {detail}.',
        other: 'Lost from the settings of {count} files: {detail}.',
      },
    },
    'form-logic': {
      lost: '“{file}” used form scripts that only Adobe Acrobat can run to calculate and check fields, but the new file doesn’t.',
    },
    'drawn-anew': {
      lost: {
        one: 'Fields in “{file}” may look different: another file tells PDF readers to redraw all fields.',
        other:
          'Fields in {count} files may look different: another file tells PDF readers to redraw all fields.',
      },
    },
    restrictions: {
      lost: {
        one: '“{file}” restricted printing, copying or changes, but the new file doesn’t.',
        other: '{count} files restricted printing, copying or changes, but the new file doesn’t.',
      },
    },
    'file-bookmarks': {
      lost: { one: '1 file’s bookmark is missing.', other: '{count} files’ bookmarks are missing.' },
      kept: { one: '1 bookmark, named after the file', other: '{count} new bookmarks, one for each file' },
    },
    once: {
      kept: { one: 'The page is included once.', other: 'All {count} pages are included, once each.' },
    },
    'left-out': {
      kept: { one: 'Page {pages} isn’t in any part.', other: 'Pages {pages} aren’t in any part.' },
    },
    'left-letters': {
      kept: {
        one: '1 font still contains letters used only on pages you left out: single letters, not words.',
        other:
          '{count} fonts still contain letters used only on pages you left out: single letters, not words.',
      },
    },
    removed: {
      kept: {
        one: '1 page removed, with its text, pictures and fields',
        other: '{count} pages removed, with their text, pictures and fields',
      },
      lost: {
        one: '1 page removed, but we couldn’t check that nothing from it is left inside the file.',
        other: '{count} pages removed, but we couldn’t check that nothing from them is left inside the file.',
      },
    },
    edited: { kept: { one: '1 line reworded', other: '{count} lines reworded' } },
    neighbours: {
      lost: {
        one: 'On page {pages}, letters beside the edited line have moved: check the page before you send the file.',
        other:
          'On pages {pages}, letters beside the edited lines have moved: check these pages before you send the file.',
      },
    },
    unset: {
      lost: {
        one: 'On page {pages}, the text isn’t exactly what you typed: check the page before you send the file.',
        other:
          'On pages {pages}, the text isn’t exactly what you typed: check these pages before you send the file.',
      },
    },
    'face-replaced': {
      lost: 'The original font lacks some letters in the new text, so another font is used: {detail}.',
    },
    'letters-missing': { lost: 'Left out, because we have no font for {detail}.' },
    'too-long': {
      lost: {
        one: 'The line is 1 point too long to fit.',
        other: 'The line is {count} points too long to fit.',
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
        one: '1 description for screen readers updated to match',
        other: '{count} descriptions for screen readers updated to match',
      },
    },
    filled: { kept: { one: '1 field filled in', other: '{count} fields filled in' } },
    unfilled: {
      lost: {
        one: '1 field doesn’t show what you entered: check it in the new file.',
        other: '{count} fields don’t show what you entered: check them in the new file.',
      },
    },
    signed: {
      kept: { one: '1 item added where you placed it', other: '{count} items added where you placed them' },
      lost: {
        one: '1 item was added, but we couldn’t display the page to check it.',
        other: '{count} items were added, but we couldn’t display the pages to check them.',
      },
    },
    appended: { kept: 'The rest of the file is unchanged.' },
    'intact-signatures': {
      kept: {
        one: 'The digital signature in the file still covers everything it covered before.',
        other: 'The {count} digital signatures in the file still cover everything they covered before.',
      },
    },
    'redacted-letters': {
      kept: {
        one: '1 character was removed from the file.',
        other: '{count} characters were removed from the file.',
      },
    },
    'redacted-pictures': {
      kept: {
        one: '1 picture was blanked out where you marked it.',
        other: '{count} pictures were blanked out where you marked them.',
      },
    },
    'redacted-drawings': {
      kept: {
        one: '1 line or shape was cut at the mark.',
        other: '{count} lines or shapes were cut at the marks.',
      },
    },
    'redacted-notes': { kept: { one: '1 note was removed.', other: '{count} notes were removed.' } },
    'redacted-links': { kept: { one: '1 link was removed.', other: '{count} links were removed.' } },
    'redacted-fields': {
      kept: {
        one: '1 form field was removed, with its value.',
        other: '{count} form fields were removed, with their values.',
      },
    },
    'redacted-bookmarks': {
      kept: {
        one: 'A marked word was removed from 1 bookmark.',
        other: 'Marked words were removed from {count} bookmarks.',
      },
    },
    'redacted-information': {
      kept: {
        one: 'A marked word was removed from 1 of the file’s properties, such as its title.',
        other: 'Marked words were removed from {count} of the file’s properties, such as its title.',
      },
    },
    'redacted-alternatives': {
      kept: {
        one: '1 description for screen readers no longer contains what was marked.',
        other: '{count} descriptions for screen readers no longer contain what was marked.',
      },
    },
    'redacted-values': {
      kept: {
        one: 'A marked word was removed from 1 other form field.',
        other: 'Marked words were removed from {count} other form fields.',
      },
    },
    'redacted-elsewhere': {
      kept: {
        one: 'A marked word was removed from 1 other place: a note, an address or a name.',
        other: 'Marked words were removed from {count} other places: notes, addresses, names.',
      },
    },
    'redacted-attachments': {
      kept: {
        one: '1 attached file was removed: {detail}.',
        other: '{count} attached files were removed: {detail}.',
      },
    },
    'redacted-unsearched': {
      lost: {
        one: 'Page {pages} may contain words we can’t search, for example in a scan: check that nothing you marked is on it.',
        other:
          'Pages {pages} may contain words we can’t search, for example in scans: check that nothing you marked is on them.',
      },
    },
    'redacted-stays': {
      lost: {
        one: 'A marked word also appears on 1 page where you didn’t mark it, and is still there.',
        other: 'Marked words also appear on {count} pages where you didn’t mark them, and are still there.',
      },
    },
    'redacted-pictures-stay': {
      lost: {
        one: 'A marked picture is also on page {pages} in a place you didn’t mark, and is still there.',
        other: 'Marked pictures are also on pages {pages} in places you didn’t mark, and are still there.',
      },
    },
    'redacted-fonts': {
      lost: {
        one: 'The name of 1 font contains a marked word, and is still in the file.',
        other: 'The names of {count} fonts contain marked words, and are still in the file.',
      },
    },
    'redacted-neighbours': {
      lost: {
        one: 'On page {pages}, letters beside the marks are missing or have moved: compare the page with the original.',
        other:
          'On pages {pages}, letters beside the marks are missing or have moved: compare these pages with the original.',
      },
    },
    'redacted-looks': {
      lost: {
        one: 'Page {pages} looks different beside the marks: compare the page with the original.',
        other: 'Pages {pages} look different beside the marks: compare these pages with the original.',
      },
    },
    'redacted-undrawn': {
      lost: {
        one: 'Page {pages} couldn’t be displayed, so we couldn’t check the area around the marks.',
        other: 'Pages {pages} couldn’t be displayed, so we couldn’t check the area around the marks.',
      },
    },
    'redacted-altered': {
      lost: {
        one: '1 passage or note that wasn’t marked is missing or different.',
        other: '{count} passages and notes that weren’t marked are missing or different.',
      },
    },
    aloud: {
      kept: {
        one: '1 sentence, speed: {detail}',
        other: '{count} sentences, speed: {detail}',
      },
    },
    'voice-here': { kept: 'This voice is now on this device, so you can create the next file offline.' },
    names: { lost: 'Names may be mispronounced: listen to the file before you share it.' },
    'time-marks': {
      kept: { one: '1 timestamp', other: '{count} timestamps' },
    },
    'written-here': { kept: 'Transcribed on this device' },
    misheard: { lost: 'Transcribed by your browser: check names and figures.' },
    'to-check': {
      lost: {
        one: '1 name or figure to check, with a dotted underline: {detail}',
        other: '{count} names and figures to check, with a dotted underline: {detail}',
      },
    },
    unspoken: {
      lost: {
        one: '1 sentence in another script is skipped: this voice speaks English only.',
        other: '{count} sentences in other scripts are skipped: this voice speaks English only.',
      },
    },
    'partly-spoken': {
      lost: {
        one: '1 sentence has words in another script, which are skipped.',
        other: '{count} sentences have words in other scripts, which are skipped.',
      },
    },
    cleared: { kept: 'Title, author and other properties cleared' },
    smaller: {
      lost: 'Your picture ({detail}) is larger than a cut-out can be, so it was made smaller.',
    },
    'smaller-canvas': {
      lost: {
        one: '1 picture is smaller than you asked for, because browsers can’t draw a larger one: page {pages}.',
        other:
          '{count} pictures are smaller than you asked for, because browsers can’t draw larger ones: pages {pages}.',
      },
    },
    'smaller-format': {
      lost: {
        one: '1 picture is smaller than you asked for, because WebP allows fewer pixels than JPG and PNG: page {pages}.',
        other:
          '{count} pictures are smaller than you asked for, because WebP allows fewer pixels than JPG and PNG: pages {pages}.',
      },
    },
    undecoded: {
      lost: {
        one: 'A picture on page {pages} can’t be decoded, so it may be missing.',
        other: 'Pictures on pages {pages} can’t be decoded, so they may be missing.',
      },
    },
    'see-through': { kept: 'Transparent where you see the chequerboard' },
    'on-colour': { kept: 'On the colour you chose' },
    'own-size': { kept: '{detail}, the size of your picture' },
    'cut-to-size': { kept: '{detail}' },
    enlarged: { lost: 'Enlarged: your picture has too few pixels for a sharp print at this size.' },
    unplaced: { kept: 'Location (GPS) and camera data removed' },
    tables: { kept: { one: '1 table', other: '{count} tables' } },
    drawn: { kept: { one: '1 picture', other: '{count} pictures' } },
    notes: {
      kept: {
        one: '1 footnote or endnote, where it belongs',
        other: '{count} footnotes and endnotes, where they belong',
      },
    },
    'stand-in': {
      lost: {
        one: '{detail} is replaced by {file} on page {pages}: lines may break differently.',
        other: '{detail} is replaced by {file} on pages {pages}: lines may break differently.',
      },
    },
    equations: {
      lost: {
        one: '1 equation becomes plain text on one line.',
        other: '{count} equations become plain text on one line each.',
      },
    },
    charts: { lost: { one: '1 chart is left out.', other: '{count} charts are left out.' } },
    'redrawn-charts': {
      lost: {
        one: '1 chart is redrawn from its figures: fonts, colours and positions may differ.',
        other: '{count} charts are redrawn from their figures: fonts, colours and positions may differ.',
      },
    },
    diagrams: {
      lost: { one: '1 SmartArt drawing is left out.', other: '{count} SmartArt drawings are left out.' },
    },
    shapes: { lost: { one: '1 drawn shape is left out.', other: '{count} drawn shapes are left out.' } },
    undrawn: {
      lost: {
        one: '1 picture is in a format we don’t support, so it’s left out: {detail}.',
        other: '{count} pictures are in formats we don’t support, so they’re left out: {detail}.',
      },
    },
    'off-page': {
      lost: {
        one: '1 picture in the file is missing from the PDF: {detail}.',
        other: '{count} pictures in the file are missing from the PDF: {detail}.',
      },
    },
    cropped: {
      lost: {
        one: '1 picture is larger than its line, table cell or page, so part of it is cut off.',
        other:
          '{count} pictures are larger than their lines, table cells or pages, so parts of them are cut off.',
      },
    },
    outlines: {
      lost: {
        one: '1 shape has an outline we can’t draw, so it becomes a rectangle.',
        other: '{count} shapes have outlines we can’t draw, so they become rectangles.',
      },
    },
    effects: {
      lost: {
        one: '1 shadow, glow or similar effect is left out.',
        other: '{count} shadows, glows or similar effects are left out.',
      },
    },
    patterns: {
      lost: {
        one: '1 pattern becomes a plain colour.',
        other: '{count} patterns become plain colours.',
      },
    },
    warped: {
      lost: {
        one: '1 piece of curved text is straightened.',
        other: '{count} pieces of curved text are straightened.',
      },
    },
    direction: {
      lost: {
        one: 'The columns of 1 right-to-left table run from left to right in the PDF.',
        other: 'The columns of {count} right-to-left tables run from left to right in the PDF.',
      },
    },
    'picture-borders': {
      lost: {
        one: '1 page border made of pictures becomes a line.',
        other: '{count} page borders made of pictures become lines.',
      },
    },
    comments: {
      lost: { one: '1 comment is left out.', other: '{count} comments are left out.' },
    },
    revisions: {
      lost: {
        one: '1 tracked change is treated as accepted.',
        other: '{count} tracked changes are treated as accepted.',
      },
    },
    settings: {
      lost: 'Some features were ignored, so the PDF may look different from the Word file: {detail}.',
    },
    chunks: {
      lost: {
        one: '1 embedded file is left out.',
        other: '{count} embedded files are left out.',
      },
    },
    unharmed: { kept: 'Every word in the file is in the PDF.' },
    words: {
      lost: {
        one: '1 word in the file is missing from the PDF: {detail}.',
        other: '{count} words in the file are missing from the PDF, starting with: {detail}.',
      },
    },
    letters: { lost: 'We have no font for {detail}.' },
    sheets: { kept: { one: '1 sheet, with a bookmark', other: '{count} sheets, each with a bookmark' } },
    landscape: {
      kept: {
        one: '1 page is in landscape, to fit its table.',
        other: '{count} pages are in landscape, to fit their tables.',
      },
    },
    shrunk: {
      kept: {
        one: '1 table is scaled to {detail}% to fit.',
        other: '{count} tables are scaled to fit, none below {detail}%.',
      },
    },
    beside: {
      kept: {
        one: '1 wide table continues on the next page.',
        other: '{count} wide tables continue on the next page.',
      },
    },
    repeated: {
      kept: {
        one: 'Headings repeated on every page of “{detail}”',
        other: 'Headings repeated on every page of {count} sheets',
      },
    },
    spread: {
      kept: {
        one: 'The columns of 1 sheet were widened to fill the page.',
        other: 'The columns of {count} sheets were widened to fill the page.',
      },
    },
    widened: {
      kept: {
        one: '1 narrow column widened so nothing is cut off',
        other: '{count} narrow columns widened so nothing is cut off',
      },
    },
    clipped: {
      lost: {
        one: '{file}, column {detail}: 1 cell is still cut off, as in Excel.',
        other: '{file}: {count} cells are still cut off, as in Excel. Columns affected: {detail}.',
      },
    },
    font: { lost: '{detail} is replaced by a font that may be wider or narrower.' },
    drawings: {
      kept: { one: '1 picture, chart or shape', other: '{count} pictures, charts and shapes' },
      lost: {
        one: '1 chart, picture or shape is left out.',
        other: '{count} charts, pictures or shapes are left out.',
      },
    },
    'read-back': {
      kept: {
        one: '1 value checked on the finished page',
        other: '{count} values checked on the finished pages',
      },
    },
    'not-found': {
      lost: {
        one: '{file}, cell {detail}: its value is missing from the page.',
        other: '{file}: the values of {count} cells are missing from the pages: {detail}.',
      },
    },
    computed: {
      kept: {
        one: '1 formula had no saved result, so we calculated it.',
        other: '{count} formulas had no saved result, so we calculated them.',
      },
    },
    today: {
      kept: {
        one: '1 formula depends on today’s date, so we calculated it again, as Excel does.',
        other: '{count} formulas depend on today’s date, so we calculated them again, as Excel does.',
      },
    },
    uncomputed: {
      lost: {
        one: '{file}, cell {detail}: left empty, as its formula has no saved result.',
        other: '{file}: {count} cells left empty, as their formulas have no saved result: {detail}.',
      },
    },
    outdated: {
      lost: {
        one: '{file}, cell {detail}: the saved result of a formula may be out of date.',
        other: '{file}: the saved results of {count} formulas may be out of date: {detail}.',
      },
    },
    rules: {
      lost: {
        one: 'The colours or icons of 1 conditional format are left out (on {detail}).',
        other: 'The colours or icons of {count} conditional formats are left out (on {detail}).',
      },
    },
    'table-styles': {
      lost: {
        one: 'The colours of 1 table style are left out (on {detail}).',
        other: 'The colours of {count} table styles are left out (on {detail}).',
      },
    },
    rich: {
      lost: {
        one: '1 rotated cell with mixed fonts or colours is printed in one style (on {detail}).',
        other:
          '{count} rotated cells with mixed fonts or colours are printed in one style each (on {detail}).',
      },
    },
    sparklines: {
      lost: {
        one: '1 sparkline is left out (on {detail}).',
        other: '{count} sparklines are left out (on {detail}).',
      },
    },
    controls: {
      lost: {
        one: '1 form button or box is left out (on {detail}).',
        other: '{count} form buttons or boxes are left out (on {detail}).',
      },
    },
    'formulas-shown': {
      lost: {
        one: '1 sheet that shows its formulas is printed with their results: {detail}.',
        other: '{count} sheets that show their formulas are printed with their results: {detail}.',
      },
    },
    boxes: {
      kept: { one: '1 text box you can edit', other: '{count} text boxes you can edit' },
    },
    'slide-tables': {
      kept: { one: '1 table you can edit', other: '{count} tables you can edit' },
    },
    pictures: {
      kept: { one: '1 picture you can move', other: '{count} pictures you can move' },
    },
    spoken: {
      kept: {
        one: 'Page text copied to the notes of 1 slide',
        other: 'Page text copied to the notes of {count} slides',
      },
    },
    fitted: {
      kept: {
        one: '1 page of a different size was fitted to its slide.',
        other: '{count} pages of different sizes were fitted to their slides.',
      },
    },
    flattened: {
      lost: {
        one: 'On 1 slide, the lines and drawings are a single picture behind the text.',
        other: 'On {count} slides, the lines and drawings are a single picture behind the text.',
      },
    },
    'words-drawn': {
      lost: {
        one: 'Page {pages}: some words stay in the picture because their letters can’t be read.',
        other: 'Pages {pages}: some words stay in the picture because their letters can’t be read.',
      },
    },
    'unseen-words': {
      lost: {
        one: 'Page {pages}: words that the page doesn’t show, such as covered or hidden ones, aren’t on the slide.',
        other:
          'Pages {pages}: words that the pages don’t show, such as covered or hidden ones, aren’t on the slides.',
      },
    },
    'slide-letters': {
      lost: {
        one: 'Page {pages}: some letters are missing from the slide. Compare it with the page.',
        other: 'Pages {pages}: some letters are missing from the slides. Compare them with the pages.',
      },
    },
    'no-text': {
      lost: {
        one: 'Page {pages} has no text to edit: its slide is a picture.',
        other: 'Pages {pages} have no text to edit: their slides are pictures.',
      },
    },
  },
  /** A grid of pages: their names, and the field that ticks the same pages by number. */
  grid: {
    page: 'Page {page}',
    blank: 'blank',
    hint: 'For example 1-3, 7',
    noPage: {
      one: 'There is no page {page}: “{file}” has only 1 page.',
      other: 'There is no page {page}: “{file}” has only {count} pages.',
    },
    unread: '“{detail}” isn’t a page number. Enter pages like this: 1-3, 7.',
    clear: 'Clear',
  },
});
