import { parseContent } from '../../lib/schema/parse';
import { parseMessages } from '../../lib/schema/tool-messages';
import { toolSchema } from '../../lib/schema/tools';
import { tryNow } from './try-now';

/** AI PDF Editor: its place in the catalogue, its page, and what its drop zone takes. content/tools.ts explains the fields. */
export const page = parseContent('content/tools/ai-pdf-editor.ts', toolSchema, {
  slug: 'ai-pdf-editor',
  name: 'AI PDF Editor',
  group: 'edit-and-compare',
  how: 'How editing works',
  picture: 'aieditor',
  pictureAlt: 'A paragraph selected on a page, with a note beside it',
  subtext: 'New words in the same place',
  description:
    'Choose a line or paragraph in a PDF and type the new wording. It replaces the old text right on the page, and you can undo every change.',
  job: 'Changes the words in a PDF, right on the page.',
  goesIn: 'A PDF',
  comesOut: 'The PDF with your edits',
  goodFor: 'Wording, dates, typos',
  steps: [
    {
      title: 'Select the text',
      text: 'Click or tap a line or a whole paragraph on the page, or use the arrow keys.',
      illustration: 'selected-text',
    },
    {
      title: 'Type the new wording',
      text: 'Type over the old words, or use suggested fixes for typos, dates, amounts and wordy phrases.',
      illustration: 'typed-wording',
    },
    {
      title: 'Apply the change',
      text: 'Read it in place on the page, then apply it. Every change makes a new copy, and you can undo it.',
      illustration: 'accepted-wording',
    },
  ],
  action: tryNow('ai-pdf-editor'),
  related: [
    { href: '/feature7page', note: 'See what else the AI does, and how it cites its sources.' },
    { href: '/toolsdetails/compare-pdf', note: 'Show a colleague exactly what you changed.' },
    { href: '/toolsdetails/document-screener', note: 'Check the whole file once the wording is right.' },
  ],
  page: {
    lead: 'Change a date or a sentence in a PDF, yourself or with your browser’s built-in AI.',
    intro:
      'The Word file is lost, and the PDF has the wrong date. Click the line, type what it should say and read it on the page, in the same font. Apply the change to create a new copy, and undo it if you like the old words better.',
    layout: 'column',
    questions: [
      {
        question: 'Who writes the new wording?',
        answer:
          'You do. We suggest fixes for common typos, dates, amounts and wordy phrases. If your browser has its own language model on this device, as some versions of Chrome and Edge do, you can ask it to reword the text too. In Chrome 148 or later on a computer, chrome://on-device-internals shows if a model has been downloaded.',
      },
      {
        question: 'Does it change the rest of the page?',
        answer:
          'No. Only the lines you chose are reworded, and any words after the change on the same line shift along. A reworded paragraph keeps to its original lines.',
      },
      {
        question: 'Are the old words really gone?',
        answer:
          'Yes. The old words are removed from the lines you changed. Redact goes further: it removes words, areas, pages or every match for a search from the whole file, including its bookmarks, title and notes. Then we search the new file. If anything is left, you get an explanation instead of a file.',
      },
      {
        question: 'What if the font is missing a character?',
        answer:
          'Many PDFs include only the letters they use. If one is missing, we set the new words in a similar font and show you the names of both.',
      },
      {
        question: 'Can it change a scan, fill in a form, or sign?',
        answer:
          'It can’t change the words in a scan, because a scan is a picture. You can fill in form fields here. To sign with a drawn or typed signature or a picture of one, use Sign PDF. It doesn’t add a certificate-based signature.',
      },
    ],
    closing: {
      title: 'Fix the sentence in place',
      text: 'Start with a date or a name that’s wrong.',
    },
  },
  meta: {
    title: 'AI PDF Editor: change words in a PDF',
    description:
      'Choose a line or paragraph in a PDF, type the new wording on your own device and read it on the page. For dates, wording and typos. Free, no upload.',
    updated: '2026-11-21',
  },
  dropZone: {
    tab: 'PDF to edit',
    drop: 'Drop a PDF here',
    touch: 'Choose a PDF',
    choose: 'choose one from this device',
    multiple: false,
    formats: 'PDF, with or without a password',
    accept: 'application/pdf,.pdf',
    refused: 'We didn’t add it: this tool takes PDFs.',
    samples: ['extension-letter'],
    without: 'Without this tool: change the original document and save it as a PDF again.',
  },
  next: [
    { slug: 'compare-pdf', note: 'Check it against the original' },
    { slug: 'document-screener', note: 'Check it for issues' },
    { slug: 'merge-pdf', note: 'Combine it with its annexures' },
  ],
});

/** Messages of the tool. `{page}`, `{count}` and the like are placeholders for values: keep them. */
export const messages = parseMessages('content/tools/ai-pdf-editor.ts', {
  fileName: '{name}-edited',
  pageOf: '{page} of {of}',
  previous: 'Previous page',
  next: 'Next page',
  /** The page with its lines. */
  lines: 'Lines on page {page}: select one, or use the arrow keys',
  line: 'Line {line} of {of}: {text}',
  /** New words on a page of a copy: read by screen readers (`here`), and the buttons that step through them. */
  changed: {
    here: 'New on this page: {words}',
    name: 'Change',
    place: '{place} of {of}',
    previous: 'Previous change',
    next: 'Next change',
  },
  unfit: {
    picture:
      'This is invisible text over a picture of the page, and the picture would still show the old words.',
    letters:
      'This line’s font doesn’t say which letters it contains, or the line is in a script that joins its letters.',
    clip: 'These letters are used to crop a picture or drawing.',
    double: 'Two lines of text overlap here.',
    unseen: 'This line can’t be seen: it’s the same colour as its background, or something covers it.',
  },
  /** Shown on a page without a line that can be chosen. */
  noLines: {
    title: 'This page has no text to edit.',
    text: 'It’s probably a scan. You can add to it, mark areas to redact, or sign it.',
    /** Buttons on such a page, beside the one that opens Sign PDF. */
    add: 'Add text or a picture',
    redact: 'Redact an area',
  },
  /** Shown on a page where no line can be reworded. */
  unfitLines: {
    title: 'No line on this page can be reworded.',
    text: 'Select a line to see why. You can still add to, redact or sign the page.',
  },
  task: 'What to do',
  /** First step of every task. */
  firstStep: 'Add the PDF',
  /** Second step of the first task. */
  wordsStep: 'Edit the text',
  /** Last step of every task but Redact: changes are applied, and the copy with them is not downloaded yet. */
  lastStep: 'Download the PDF',
  tasks: { words: 'Edit', replace: 'Find', add: 'Add', fields: 'Fields', redact: 'Redact' },
  /** Shown while no line is chosen: above the page in wide windows, below it elsewhere. */
  noneText: { mouse: 'Click the text you want to change', touch: 'Tap the text you want to change' },
  /** The same beside a copy with changes. */
  moreText: { mouse: 'Click any text to change more.', touch: 'Tap any text to change more.' },
  /** In the panel before anything is changed. */
  start: {
    mouse: 'Click a line or a paragraph on the page, then type the new wording here.',
    touch: 'Tap a line or a paragraph on the page, then type the new wording here.',
  },
  /** How many lines of the shown page can be edited, if some cannot. */
  editable: {
    one: 'You can edit 1 of {of} lines on this page.',
    other: 'You can edit {count} of {of} lines on this page.',
  },
  noLine: 'Select a line on the page first.',
  /** Above the page while it has the keyboard’s focus. */
  noneKeys: 'Keyboard: press Tab to reach the lines, then use the arrow keys.',
  /** On phones: opens the other tasks while no line is chosen. */
  moreTools: 'More tools',
  /** Name, for screen readers, of the choice between a line and its paragraph. */
  scope: 'What to edit',
  scopes: { line: 'One line', paragraph: 'Paragraph' },
  /** Heading of the chosen text: its first words; `selected`, beside them, says whether it is a line or a paragraph. */
  title: '“{text}”',
  selected: { line: 'line', paragraph: 'paragraph' },
  /** On phones: opens the field of the selected line. */
  edit: 'Edit text',
  wording: 'New wording',
  wordingHint: 'On the page, old words are struck through and new ones are blue.',
  suggestedFixes: 'Suggested fixes',
  /** Before a line is chosen: how many fixes lib/text-corrections.ts suggests on the shown page. */
  fixesOnPage: { one: '1 suggested fix on this page', other: '{count} suggested fixes on this page' },
  correction: '{before} → {after}',
  kinds: { typing: 'Typo', date: 'Date', amount: 'Amount', plain: 'Plainer wording' },
  corrected: '{before} is now {after}.',
  lists: {
    typing: {
      teh: 'the',
      adn: 'and',
      taht: 'that',
      thier: 'their',
      recieve: 'receive',
      recieved: 'received',
      reciept: 'receipt',
      seperate: 'separate',
      seperately: 'separately',
      definately: 'definitely',
      occured: 'occurred',
      occurence: 'occurrence',
      accomodate: 'accommodate',
      accomodation: 'accommodation',
      adress: 'address',
      agreemnt: 'agreement',
      begining: 'beginning',
      beleive: 'believe',
      calender: 'calendar',
      comittee: 'committee',
      commitee: 'committee',
      consistant: 'consistent',
      enviroment: 'environment',
      existance: 'existence',
      goverment: 'government',
      immediatly: 'immediately',
      independant: 'independent',
      maintainance: 'maintenance',
      neccessary: 'necessary',
      necesary: 'necessary',
      oppurtunity: 'opportunity',
      paymnet: 'payment',
      persue: 'pursue',
      posession: 'possession',
      prefered: 'preferred',
      priviledge: 'privilege',
      proceedure: 'procedure',
      publically: 'publicly',
      recomend: 'recommend',
      refered: 'referred',
      relevent: 'relevant',
      responsability: 'responsibility',
      signiture: 'signature',
      succesful: 'successful',
      sucessful: 'successful',
      tenent: 'tenant',
      tommorow: 'tomorrow',
      untill: 'until',
      wich: 'which',
    },
    plain: {
      'in the event that': 'if',
      'in order to': 'to',
      'prior to': 'before',
      'subsequent to': 'after',
      'with regard to': 'about',
      'with respect to': 'about',
      'due to the fact that': 'because',
      'for the purpose of': 'for',
      'in lieu of': 'instead of',
      'on account of': 'because of',
      utilise: 'use',
      utilize: 'use',
      utilised: 'used',
      commence: 'begin',
      commences: 'begins',
      terminate: 'end',
      endeavour: 'try',
      furnish: 'give',
      ascertain: 'find out',
      forthwith: 'at once',
      herewith: 'here',
      kindly: 'please',
    },
  },
  model: {
    /** Heading of the note on the AI model before a line is chosen. */
    title: 'AI wording',
    /** When the browser has a model. */
    ready:
      'Select a line, then ask for a change, such as “shorter” or “more formal”. This browser’s own AI model rewords it. Nothing is sent.',
    /** Names of the models, by the interface that offers them. */
    names: {
      LanguageModel: 'the language model built into this browser (Prompt API)',
      Rewriter: 'the rewriting model built into this browser (Rewriter API)',
    },
    /** When the browser has no model. */
    none: 'AI rewording isn’t available in this browser.',
    /** Unfolds the next text. */
    which: 'Which browsers?',
    browsers:
      'Some versions of Chrome and Edge on a computer have a language model of their own. In Chrome 148 or later, chrome://on-device-internals shows whether it’s been downloaded.',
    request: 'Describe the change',
    usesModel: 'Uses {name}. Nothing is sent. Read the wording before you accept it.',
    button: 'Ask the model',
    asking: 'The model is writing…',
    failed: 'The model didn’t answer. Ask again, or type the new wording yourself.',
    answered: 'The model’s wording is in the field: {text}',
    prompt:
      'You reword a passage of a document. Answer with the new wording alone, in the language of the passage, about as long as it is, without quotation marks and without any remark. Keep names, figures and dates unless you are asked to change them.',
  },
  /** Applies what was typed, found, added: the copy with it is shown at once. */
  apply: 'Apply change',
  /** Below the field, while the new words are tried in the file. */
  checking: 'Checking the font and the fit…',
  fillInFields: 'Fill in the fields',
  unchanged: 'Change the wording first.',
  proposal: 'Your change',
  proposed: 'Check what’s different, then accept or discard the change.',
  /** Announced when the model’s wording is discarded. */
  wordingDiscarded: 'Discarded. The field shows the file’s wording again.',
  same: 'The new words are in the same font and fit the same space.',
  /** Says that the old words are no longer in the file. */
  oldWordsRemoved: 'The old words are removed from the file, not just covered.',
  accept: 'Accept',
  discard: 'Discard',
  accepted: 'Applied as copy {count}.',
  /** Buttons that return to the version before the shown one, and restore the one after it. */
  undoChange: 'Undo change',
  redoChange: 'Redo change',
  /** The same button on phones, beside the one that downloads the copy. */
  undo: 'Undo',
  undone: 'Undone. Now showing: {copy}.',
  copies: 'Copies',
  original: 'Original',
  asOpened: 'unchanged',
  copy: 'Copy {count}',
  /** Heading of the page of a copy, and the note beside the copy’s name in the panel. */
  copyOf: '{copy} of {file}',
  downloadState: { saved: 'downloaded', unsaved: 'not downloaded' },
  /** What was done to a line or paragraph, in the list of a downloaded copy. */
  reworded: { line: 'Line changed', paragraph: 'Paragraph changed' },
  removedWords: { line: 'Line removed', paragraph: 'Paragraph removed' },
  pending: 'not accepted yet',
  shown: 'Showing {copy}',
  /** Name of a version whose words were changed: the first changed words, and how many other changes it has. */
  versionName: {
    replaced: '{before} → {after}',
    added: '“{after}” added',
    removed: '“{before}” removed',
    more: '{change} and\u00a0{count}\u00a0more',
  },
  notes: {
    fields: { one: '1 field filled in', other: '{count} fields filled in' },
  },
  download: 'Download PDF',
  downloadNone: 'No edits yet',
  /** Beside the downloaded copy: says that the file itself is unchanged; `more` is the button that returns to editing. */
  untouched: 'Your original is unchanged.',
  more: 'Keep editing',
  /** Form fields of the page. */
  fields: 'Fields on page {page}',
  noValues: 'Fill in a field first.',
  noFields: 'No fields to fill in on page {page}.',
  empty: 'none',
  /** Buttons of a replaced text of which only the beginning is shown. */
  oldText: { all: 'Show all of the old text', less: 'Show less' },
  /** Describes a version in which a line or paragraph was emptied. */
  removed: 'words removed',
  /** Place and size of an area, in millimetres. */
  left: 'From the left, mm',
  top: 'From the top, mm',
  width: 'Width, mm',
  /** Find and replace on all pages; each place is shown before its words are replaced. */
  replacing: {
    step: 'Find and replace',
    find: 'Words to find',
    hint: 'Capitals don’t matter. Text that wraps onto a second line isn’t found.',
    replaceWith: 'Replace with',
    whole: 'Whole words only',
    button: 'Find all',
    searching: 'Searching…',
    found: { one: 'Found on 1 line', other: 'Found on {count} lines' },
    unread: {
      one: 'Page {pages} couldn’t be read, so it wasn’t searched.',
      other: 'Pages {pages} couldn’t be read, so they weren’t searched.',
    },
    onPage: 'Page {page}',
    none: 'Find the text first, and keep at least one match ticked.',
    note: {
      one: '{before} → {after}, on 1 line',
      other: '{before} → {after}, on {count} lines',
    },
    short: { one: '1 line replaced', other: '{count} lines replaced' },
  },
  /** Additions to the pages: text, signs, pictures, marks. */
  adding: {
    step: 'Place it on the page',
    hint: 'Choose what to add, then click or tap where it goes. Drag it to move it, or use the arrow keys.',
    what: 'What to add',
    kinds: {
      text: 'Text',
      tick: 'Tick',
      cross: 'Cross',
      date: 'Date',
      highlight: 'Highlight',
      underline: 'Underline',
      picture: 'Picture',
      drawing: 'Drawing',
    },
    hints: {
      tick: 'Click or tap each box that needs a tick.',
      cross: 'Click or tap each box that needs a cross.',
      highlight: 'Click or tap a line to highlight it.',
      underline: 'Click or tap a line to underline it.',
    },
    colour: 'Colour',
    colours: { black: 'Black', blue: 'Blue' },
    pad: 'Draw with a pen, a finger or the mouse',
    clear: 'Clear',
    choosePicture: 'Choose a picture',
    noPicture: 'We can’t read “{file}” as a picture. Try a PNG or JPG.',
    noFace: 'The font didn’t download. Check your connection and try again.',
    letters: 'This font doesn’t have {letters}.',
    addToPage: 'Place on page {page}',
    /** Announced to screen readers. */
    added: '{what} added to page {page}.',
    missing: {
      text: 'Type the text first.',
      tick: 'The page isn’t ready yet.',
      cross: 'The page isn’t ready yet.',
      date: 'Type the date first.',
      highlight: 'The page isn’t ready yet.',
      underline: 'The page isn’t ready yet.',
      picture: 'Choose a picture first.',
      drawing: 'Draw something first.',
    },
    /** An addition on the page: its name for screen readers, its keys, and the button that removes it. */
    stamp:
      '{what} on page {page}: {left} mm from the left, {top} mm from the top, {width} mm wide, rotated by {turn} degrees',
    keyHelp:
      'Arrow keys move it 1 millimetre, or 10 with Shift. Plus and minus change its size, square brackets rotate it, Delete removes it.',
    remove: 'Remove {what} from page {page}',
    undo: 'Undo step',
    redo: 'Redo step',
    none: 'Place something on the page first.',
    /** What PDF viewers call an addition in their list of comments. */
    label: 'Addition',
    note: { one: '1 item added', other: '{count} items added' },
  },
  /** Announced when Document Screener opens the file at a line: the line is selected, or cannot be edited. */
  openedAtIssue: {
    chosen: 'Page {page}: the line with the issue is selected',
    shown: 'Page {page}: the line with the issue can’t be edited',
  },
  /** Opens the shown version in Sign PDF. */
  sign: { button: 'Sign this PDF' },
  /** Messages of redaction. */
  redaction: {
    /** When opened as Redact PDF (content/tools/redact.ts): name of the new file, and its title while it is created. */
    fileName: '{name}-redacted',
    making: 'Removing what you marked',
    /** Name of the step in which marks are made, of the last step, and of the button that applies all marks at once. */
    step: 'Mark what to remove',
    check: 'Check and download',
    button: 'Redact {what}',
    /** What is marked: only words, only areas, only whole pages, or several of these (`places`). */
    amount: {
      words: { one: '1 word', other: '{count} words' },
      areas: { one: '1 area', other: '{count} areas' },
      pages: { one: '1 page', other: '{count} pages' },
      places: { one: '1 place', other: '{count} places' },
    },
    title: { mouse: 'Click a word to mark it', touch: 'Tap a word to mark it' },
    hint: {
      mouse: 'To mark anything else, drag a box over it. Click a mark to clear it. Nothing is removed yet.',
      touch:
        'To mark anything else, touch and hold it, then drag a box. Tap a mark to clear it. Nothing is removed yet.',
    },
    /** On phones, beside the name of the file: buttons that enlarge the page and fit it again; then what is announced. */
    enlarge: 'Enlarge the page',
    fit: 'Fit the page to the screen',
    enlarged:
      'The page is enlarged. Tap a word to mark it, drag to move the page, hold and drag to draw a box.',
    /** On phones: opens the field for words to find. */
    find: 'Find words',
    /** On phones, once there are marks: opens their list. */
    open: 'List',
    search: 'Words to find',
    searchHint: 'Finds text, not words inside a picture.',
    searchButton: 'Find and mark',
    data: 'Mark personal data',
    patterns: {
      aadhaar: 'Aadhaar',
      pan: 'PAN',
      gstin: 'GSTIN',
      ifsc: 'IFSC codes',
      upi: 'UPI IDs',
      account: 'Account numbers',
      phone: 'Phone numbers',
      email: 'Email addresses',
    },
    /** The same kinds within a sentence. */
    inSentence: {
      aadhaar: 'Aadhaar numbers',
      pan: 'PANs',
      gstin: 'GSTINs',
      ifsc: 'IFSC codes',
      upi: 'UPI IDs',
      account: 'account numbers',
      phone: 'phone numbers',
      email: 'email addresses',
    },
    /** Personal data in the file, listed before anything is marked: while it is looked for, and what was not found. */
    counted: {
      aadhaar: { one: '1 Aadhaar number', other: '{count} Aadhaar numbers' },
      pan: { one: '1 PAN', other: '{count} PANs' },
      gstin: { one: '1 GSTIN', other: '{count} GSTINs' },
      ifsc: { one: '1 IFSC code', other: '{count} IFSC codes' },
      upi: { one: '1 UPI ID', other: '{count} UPI IDs' },
      account: { one: '1 account number', other: '{count} account numbers' },
      phone: { one: '1 phone number', other: '{count} phone numbers' },
      email: { one: '1 email address', other: '{count} email addresses' },
    },
    looking: 'Looking for personal data…',
    foundHere: 'Personal data in this file',
    notHere: 'We found no {kinds} in the text.',
    /** The button that marks one kind in that list, and its name for screen readers. */
    mark: 'Mark',
    markKind: 'Mark {what}',
    /** Personal data that is in the finished file, with its kinds; a kind with its first texts; the same in brief, on phones. */
    left: 'Still in this PDF: {what}.',
    leftKind: '{what} ({texts})',
    leftInBrief: 'Still in it: {what}.',
    /** Unfolds options that are needed less often. */
    more: 'Mark areas, pages or attached files',
    area: 'Mark an area by position',
    height: 'Height, mm',
    areaButton: 'Mark this area',
    pageButton: 'Mark all of page {page}',
    files: 'Remove attached files too',
    filesHint: 'Needed if a file inside the PDF contains a marked word or can’t be searched.',
    list: { one: '1 mark', other: '{count} marks' },
    /** Heading of the list. */
    listTitle: 'Marked for removal',
    empty: 'Nothing marked yet',
    further: { one: '1 more mark isn’t listed', other: '{count} more marks aren’t listed' },
    furtherPlaces: { one: '1 more place isn’t listed', other: '{count} more places aren’t listed' },
    anArea: 'An area',
    wholePage: 'The whole page',
    /** Headings of several marked areas or pages in the list. */
    areas: 'Areas',
    wholePages: 'Whole pages',
    onPage: 'page {page}',
    remove: 'Remove the mark: {mark}, page {page}',
    removeAll: 'Remove all {count} marks: {mark}',
    /** Stepping from mark to mark. */
    place: '{place} of {of}',
    previous: 'Previous mark',
    next: 'Next mark',
    undo: 'Undo',
    /** Heading of the new copy before it is downloaded. */
    checked: 'Check the result',
    /** Its heading if all of the copy could be searched: what was removed, attached files included. */
    removedWhat: {
      files: { one: '1 attached file', other: '{count} attached files' },
      withoutFiles: '{what} removed',
      withFiles: '{what} and {files} removed',
    },
    reviewHint: {
      one: 'Check the words around each black bar. Could someone guess what was removed?',
      other:
        'Check the words around each black bar, on all {count} pages. Could someone guess what was removed?',
    },
    removedTitle: 'Removed',
    /** A removed place in the list, for screen readers. */
    blank: 'removed',
    /** How often something is marked or was removed, after its name. */
    times: '×{count}',
    onPages: { one: 'page {pages}', other: 'pages {pages}' },
    save: 'Download PDF',
    back: 'Back to marking',
    /** Button that returns from the downloaded copy. */
    again: 'Redact more',
    /** Attached files: all of them are removed if one may repeat a marked word. */
    attachedFiles: {
      title: {
        one: 'Redacting also removes the attached file',
        other: 'Redacting also removes the {count} attached files',
      },
      /** Some of them contain a marked word; or none is known to, and some cannot be searched. */
      containsMarked: {
        one: 'It contains a word you marked, which would otherwise stay in the PDF.',
        other: 'At least one of them contains a word you marked, which would otherwise stay in the PDF.',
      },
      /** The same if one word alone is marked. */
      containsWord: {
        one: 'It contains “{word}”, which would otherwise stay in the PDF.',
        other: 'At least one of them contains “{word}”, which would otherwise stay in the PDF.',
      },
      unsearchable: {
        one: 'It can’t be searched, so the copy might still contain words you marked.',
        other: 'At least one of them can’t be searched, so the copy might still contain words you marked.',
      },
      /** Name of an attached file that has none. */
      unnamed: 'No name',
      button: { one: 'Remove attachment and redact', other: 'Remove attachments and redact' },
    },
    /** Name of the page with its marks, for screen readers. */
    layer: {
      one: '1 mark on this page',
      other: '{count} marks on this page',
    },
    /** Name of the page once the marked content is removed. */
    redacted: {
      one: '1 place redacted on this page',
      other: '{count} places redacted on this page',
    },
    /** Shown beside the button that was pressed, and announced. */
    marked: { one: '1 place marked.', other: '{count} places marked.' },
    removed: { one: 'Mark removed.', other: '{count} marks removed.' },
    undone: 'Undone.',
    alreadyMarked: 'All of that is already marked.',
    notFound: 'We found nothing like that in the text of this file.',
    /** Follows the number of places found: pages that could not be searched. */
    unsearched: {
      one: 'Page {pages} may contain words we can’t search, for example in a scan: check it yourself.',
      other: 'Pages {pages} may contain words we can’t search, for example in scans: check them yourself.',
    },
    failed: 'We couldn’t search this file. Try again, or mark the words on the page.',
    noWord: 'There’s no word there. Drag a box over what you want to remove.',
    none: 'Mark something first: click or tap a word, drag a box, or search.',
    note: '{what} redacted',
    /** On phones, above the button that downloads the copy, after what was removed. */
    noneLeft: 'Nothing you marked is left.',
    /** Says that the finished file was searched. */
    searched: 'We searched the finished copy. Nothing you marked is left in it.',
  },
});
