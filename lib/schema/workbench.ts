import type { Stage } from 'engines';
import { z } from 'zod';
import type { Link } from './common';
import { facts } from './facts';
import { faultMessage, faultMessages, fileKindNames } from './faults';
import { pluralText, text, texts } from './messages';
import { kindGroupNames } from './tool-chooser';

/** What the progress bar says. */
const step = text(3, 80);

/** Messages of the progress by stage of the engine; `starting` before the first. */
const stages = {
  starting: step,
  reading: step,
  recovering: step,
  'finding-blanks': step,
  searching: step,
  joining: step,
  splitting: step,
  measuring: step,
  changing: step,
  marking: step,
  signing: step,
  redacting: step,
  drawing: step,
  placing: step,
  'laying-out': step,
  printing: step,
  slides: step,
  speaking: step,
  comparing: step,
  writing: step,
  checking: step,
} satisfies Record<Stage | 'starting', z.ZodType>;

/** Messages of the shell, which all tools share. */
export const sharedMessagesSchema = z.strictObject({
  /** The page grid, and the text field for page numbers that does the same as ticking pages. */
  grid: z.strictObject({
    page: text(3, 30),
    blank: text(2, 20),
    /** `hint`: below the field; `noPage`: a number is not a page of the file; `unread`: the input is not understood. */
    hint: text(5, 80),
    noPage: pluralText,
    unread: text(10, 120),
    clear: text(3, 20),
  }),
  /** Below 'Try Now': further tasks, where the tool runs, that it is free, and the link to how to check where it runs. */
  alsoDoes: text(3, 30),
  runsInBrowser: text(20, 160),
  free: text(20, 160),
  howToCheck: text(5, 30),
  /** In the drop zone: while a file is dragged over it, while the tool is loading, and if loading failed. */
  draggedOver: text(3, 40),
  opening: text(3, 60),
  failed: text(10, 160),
  /** In the drop zone after something was dropped that is not a file: a text, a link, a picture of another page. */
  noFile: text(10, 160),
  /** Above the file field if the browser stores nothing between pages, as in some private windows. */
  notCarried: text(10, 200),
  /** Above the file field in a browser older than those listed in package.json. */
  tooOld: text(10, 200),
  or: text(1, 10),
  /** Instead of the drop zone's texts without JavaScript. */
  noScript: z.strictObject({
    title: text(10, 80),
    text: text(20, 240),
    reload: text(3, 40),
    note: text(10, 120),
    /** The second alternative, after the tool's `without`: a sentence with a link to the contact page. */
    write: z.strictObject({ before: text(1, 40), link: text(3, 40), after: text(1, 60) }),
  }),
  label: text(3, 40),
  steps: text(3, 40),
  stepOf: pluralText,
  stepDone: text(2, 20),
  creating: text(2, 30),
  stepsDone: text(2, 30),
  startAgain: text(3, 30),
  startAgainAsk: text(10, 160),
  /** Instead of a tool that could not be loaded (`notLoaded`) or threw an error (`broken`); the file names follow. */
  notLoaded: z.strictObject({ title: text(10, 80), text: text(20, 200), goOn: text(3, 40) }),
  broken: z.strictObject({ title: text(10, 80), text: text(20, 200), goOn: text(3, 40) }),
  /** For files that were changed, moved or deleted after they were chosen. */
  changed: pluralText,
  changedText: pluralText,
  chooseAllAgain: text(5, 40),
  /** About an unpacked ZIP, and about files that were added while a job ran or its result was shown. */
  unpacked: pluralText,
  unpackedPart: text(20, 160),
  notInResult: pluralText,
  notInResultText: pluralText,
  nextJob: pluralText,
  /** Buttons for a file that cannot be read or no longer exists. */
  chooseAgain: text(5, 40),
  reload: text(5, 40),
  /** On phones: the button of the sheet with options, its heading, and the button that closes it. */
  sheet: z.strictObject({ open: text(3, 30), title: text(3, 30), view: text(3, 10), done: text(2, 20) }),
  addFiles: text(3, 30),
  orDrop: text(10, 60),
  orDropOne: text(10, 60),
  /** For tools that work on one file at a time. */
  another: text(5, 40),
  noneOpen: text(3, 40),
  oneAtATime: text(10, 90),
  openInstead: text(5, 60),
  undo: text(3, 20),
  cancel: text(3, 30),
  cancelled: text(10, 120),
  wait: text(2, 30),
  /** For tools whose result is shown on the page and saved only on request. */
  saved: text(3, 60),
  savedHere: text(3, 40),
  again: z.strictObject({
    pdf: text(3, 30),
    report: text(3, 30),
    word: text(3, 30),
    archive: text(3, 30),
  }),
  attached: text(3, 30),
  backToMarks: text(3, 40),
  retry: text(3, 30),
  dismiss: text(3, 30),
  removeFile: text(5, 60),
  up: text(3, 60),
  down: text(3, 60),
  first: text(3, 60),
  last: text(3, 60),
  moved: text(3, 60),
  removed: text(3, 60),
  added: pluralText,
  pages: pluralText,
  slides: pluralText,
  files: pluralText,
  reading: text(3, 60),
  readingFile: text(3, 60),
  locked: text(3, 40),
  unlocked: text(3, 40),
  repaired: text(3, 40),
  repairedFile: z.strictObject({ title: text(10, 120), text: pluralText, whole: text(10, 160) }),
  needsPassword: text(3, 40),
  passwordOf: text(5, 60),
  passwordHint: text(10, 120),
  unlock: text(3, 20),
  chips: z.strictObject({ bookmarks: pluralText, forms: pluralText, signatures: pluralText }),
  name: text(2, 30),
  copyTitle: text(3, 30),
  /** While no file is open, below the button that adds one: the kinds of files that the tool takes. */
  takes: text(5, 40),
  /** Says that a file of another kind was refused, where the accepted kinds are named below. */
  notAdded: text(5, 60),
  stamp: text(2, 12),
  madeIn: text(3, 60),
  download: text(5, 40),
  downloadKind: text(5, 40),
  endings: z.record(text(2, 5), text(2, 20)),
  downloadAll: text(5, 40),
  useIn: text(3, 30),
  inTool: text(1, 12),
  /** Several result files. */
  copies: pluralText,
  /** Several result files that are pictures. */
  pictures: pluralText,
  originals: pluralText,
  originalsUnchanged: pluralText,
  afterText: text(10, 90),
  afterLink: text(10, 60),
  done: pluralText,
  doneMany: pluralText,
  privacyNote: z.strictObject({
    none: text(10, 80),
    some: pluralText,
    where: text(10, 80),
    show: text(5, 30),
    hide: text(5, 40),
    checks: z.array(z.strictObject({ title: text(3, 30), text: text(20, 200) })).length(3),
  }),
  progress: z.strictObject({
    loadingSize: text(5, 60),
    fetching: text(5, 80),
    stages: z.strictObject(stages),
    now: text(3, 60),
    stalled: text(10, 120),
    stored: z.strictObject({ title: text(5, 40), text: text(20, 160) }),
  }),
  /** The thumbnail strip: scroll buttons, and which pages are in view. */
  thumbnails: z.strictObject({
    previous: text(5, 30),
    next: text(5, 30),
    one: text(3, 40),
    some: text(3, 40),
  }),
  /** The enlarged page; `key` is the label of the button that opens it, with `{page}`. */
  enlarge: z.strictObject({
    key: text(8, 40),
    previous: text(5, 30),
    next: text(5, 30),
    close: text(4, 20),
    drawing: text(5, 40),
  }),
  /**
   * The page zoom: the whole page (`fit`), as wide as its frame (`width`), its text as wide as the pane (`text`), or a
   * size in `{percent}`.
   */
  zoom: z.strictObject({
    name: text(3, 20),
    zoomOut: text(4, 20),
    zoomIn: text(4, 20),
    fit: text(3, 10),
    width: text(3, 12),
    text: text(3, 12),
    size: text(3, 20),
  }),
  /** Pages of a document that could not be read as text (`scans`), or only in part. */
  unreadPages: z.strictObject({ scans: pluralText, unclear: pluralText }),
  /** The view of a document, as pages or as text. */
  documentView: z.strictObject({
    page: text(3, 30),
    view: text(3, 30),
    asPages: text(3, 20),
    asText: text(3, 20),
    /** Name of a place whose contents are in the other of two documents. */
    missing: text(3, 30),
    /** Read out before a marked text, for screen readers only. */
    markNames: texts(3, 30, 'removed', 'added', 'moved', 'old-area', 'new-area', 'issue', 'read', 'left'),
    /** Name of the line that explains the marks. */
    legend: text(3, 40),
  }),
  printAllPages: text(10, 120),
  notDrawn: text(10, 120),
  large: z.strictObject({ title: text(10, 120), text: text(10, 200), anyway: text(3, 30) }),
  largeFile: faultMessage,
  waitHere: pluralText,
  /** Instead of the text of the fault `outdated`, for files that the page can no longer read. */
  stayReloaded: pluralText,
  faults: faultMessages,
  /** Instead of the title of the fault `memory`, if the file or also the page is known; and buttons for a smaller job. */
  memoryAt: z.strictObject({
    file: text(10, 120),
    page: text(10, 120),
    leaveOut: text(5, 60),
    startWithPages: pluralText,
  }),
  misnamed: text(10, 120),
  exported: text(10, 120),
  /** Link to a tool that takes the refused file: its label, and the tool's slug by group of kinds. */
  elsewhere: z.strictObject({
    label: text(5, 40),
    tools: z.partialRecord(z.enum(kindGroupNames), text(3, 40)),
  }),
  kinds: z.strictObject(fileKindNames),
  facts: z.strictObject(facts),
});

export type SharedMessages = z.output<typeof sharedMessagesSchema> & {
  /** A tool's own messages for refused files of some kinds, such as those that another program can save in a kind it takes. */
  ofKind?: Partial<Record<keyof typeof fileKindNames, string>>;
  /** Link to a tool that takes files of a kind that this tool refuses. */
  otherTools?: Partial<Record<keyof typeof fileKindNames, Link>>;
  /** Names of a file’s settings for visitors, by one or several names in the file; `other` is for all others: `{names}`. */
  settings?: Record<string, string>;
};
