import { z } from 'zod';
import type { Link } from './common';
import { facts } from './facts';
import { faultMessage, faultMessages, kinds } from './faults';
import { pluralText, text, texts } from './messages';
import { kindGroupNames } from './tool-chooser';

/** Messages of the shell, which all tools share. */
export const sharedMessagesSchema = z.strictObject({
  /** Pages side by side, and the field that is equal to ticking them. */
  grid: z.strictObject({
    page: text(3, 30),
    blank: text(2, 20),
    /** Below the field, and when what it says is no page of the file or nothing at all. */
    hint: text(5, 80),
    noPage: pluralText,
    unread: text(10, 120),
    clear: text(3, 20),
  }),
  /** Below 'Try Now', and the link to the ways to check it. */
  also: text(3, 30),
  runs: text(20, 160),
  free: text(20, 160),
  check: text(5, 30),
  /** In the drop zone while a file is held over it, while the tool is loaded, and when it could not be. */
  over: text(3, 40),
  waking: text(3, 60),
  failed: text(10, 160),
  /** The same after something was dropped that is no file: a text, a link, a picture of another page. */
  noFile: text(10, 160),
  /** Above the file field where the browser keeps nothing from one page to the next, as some private windows. */
  notCarried: text(10, 200),
  /** Above the file field in a browser that is older than those of package.json. */
  tooOld: text(10, 200),
  or: text(1, 10),
  /** Instead of the drop zone's words where there is no JavaScript. */
  noScript: z.strictObject({
    title: text(10, 80),
    text: text(20, 240),
    reload: text(3, 40),
    note: text(10, 120),
    /** The two ways without it: the tool's own `without`, then this one with its link to the contact page. */
    write: z.strictObject({ before: text(1, 40), link: text(3, 40), after: text(1, 60) }),
  }),
  label: text(3, 40),
  steps: text(3, 40),
  stepOf: pluralText,
  stepDone: text(2, 20),
  stepsDone: text(2, 30),
  startAgain: text(3, 30),
  startAgainAsk: text(10, 160),
  /** In place of a tool that could not be loaded, and of one in which an error was thrown; above the names of the files. */
  notLoaded: z.strictObject({ title: text(10, 80), text: text(20, 200), goOn: text(3, 40) }),
  broken: z.strictObject({ title: text(10, 80), text: text(20, 200), goOn: text(3, 40) }),
  /** Of files that were changed, moved or deleted after they were chosen. */
  changed: pluralText,
  changedText: pluralText,
  chooseAllAgain: text(5, 40),
  /** What became of a ZIP, and of files that came while a job ran or its result was shown. */
  unpacked: pluralText,
  unpackedPart: text(20, 160),
  waiting: pluralText,
  waitingFor: pluralText,
  nextJob: pluralText,
  /** For what cannot be read or is no longer there: the keys that help. */
  chooseAgain: text(5, 40),
  reload: text(5, 40),
  /** On phones: the button of the sheet with options, its heading, and the button that closes it. */
  sheet: z.strictObject({ open: text(3, 30), title: text(3, 30), done: text(2, 20) }),
  addFiles: text(3, 30),
  orDrop: text(10, 60),
  orDropOne: text(10, 60),
  /** Of a tool that works on one file at a time. */
  another: text(5, 40),
  noneOpen: text(3, 40),
  oneAtATime: text(10, 90),
  openInstead: text(5, 60),
  undo: text(3, 20),
  cancel: text(3, 30),
  cancelled: text(10, 120),
  wait: text(2, 30),
  /** Of a tool whose result is read on the page and saved when wished. */
  saved: text(3, 60),
  again: z.strictObject({ pdf: text(3, 30), word: text(3, 30) }),
  attached: text(3, 30),
  backToMarks: text(3, 40),
  retry: text(3, 30),
  dismiss: text(3, 30),
  takeOff: text(5, 60),
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
  /** Instead of choices and button while no file is open: above the kinds of files that may be. */
  takes: text(5, 40),
  stamp: text(2, 12),
  madeIn: text(3, 60),
  download: text(5, 40),
  downloadKind: text(5, 40),
  endings: z.record(text(2, 5), text(2, 20)),
  downloadAll: text(5, 40),
  useIn: text(3, 30),
  /** Several finished files. */
  copies: pluralText,
  /** The same of pictures. */
  pictures: pluralText,
  originals: pluralText,
  asTheyWere: pluralText,
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
    fetching: text(5, 80),
    /** By the stage that an engine names. */
    stages: z.record(z.string(), text(3, 80)),
    now: text(3, 60),
    stalled: text(10, 120),
    stored: z.strictObject({ title: text(5, 40), text: text(20, 160) }),
  }),
  /** Pages in a row, of which some are in view: keys that go on, and which are seen. */
  thumbnails: z.strictObject({
    previous: text(5, 30),
    next: text(5, 30),
    one: text(3, 40),
    some: text(3, 40),
  }),
  /** A page as large as the window: the key that opens it names it, `{page}`. */
  enlarge: z.strictObject({
    key: text(8, 40),
    previous: text(5, 30),
    next: text(5, 30),
    close: text(4, 20),
    drawing: text(5, 40),
  }),
  /** The page of a document whole, `fit`, or at a size, `{percent}`. */
  zoom: z.strictObject({
    name: text(3, 20),
    zoomOut: text(4, 20),
    zoomIn: text(4, 20),
    fit: text(3, 10),
    size: text(3, 20),
  }),
  /** A document that is shown, as pages or as text. */
  documentView: z.strictObject({
    page: text(3, 30),
    view: text(3, 30),
    asPages: text(3, 20),
    asText: text(3, 20),
    /** Name of a place whose contents are in the other of two documents. */
    missing: text(3, 30),
    /** Before a mark in text, for screen readers. */
    looks: texts(3, 30, 'removed', 'added', 'moved', 'old-area', 'new-area', 'issue', 'read', 'left'),
    /** Name of the line that explains the marks. */
    legend: text(3, 40),
  }),
  partPrinted: text(10, 120),
  notDrawn: text(10, 120),
  large: z.strictObject({ title: text(10, 120), text: text(10, 200), anyway: text(3, 30) }),
  largeFile: faultMessage,
  waitHere: pluralText,
  /** Instead of the text of `outdated`, for files that the page can no longer read. */
  stayReloaded: pluralText,
  faults: faultMessages,
  /** Instead of the title of `memory` where the file, or its page too, is known; and a smaller job to begin with. */
  memoryAt: z.strictObject({
    file: text(10, 120),
    page: text(10, 120),
    leaveOut: text(5, 60),
    first: text(5, 60),
  }),
  misnamed: text(10, 120),
  exported: text(10, 120),
  /** Tools that take what another refuses, by slug, and what leads there. */
  elsewhere: z.strictObject({
    label: text(5, 40),
    tools: z.partialRecord(z.enum(kindGroupNames), text(3, 40)),
  }),
  kinds: z.strictObject(kinds),
  facts: z.strictObject(facts),
});

export type SharedMessages = z.output<typeof sharedMessagesSchema> & {
  /** A tool's own words on refused files of some kinds, such as those that other programs can save as one it takes. */
  ofKind?: Partial<Record<keyof typeof kinds, string>>;
  /** Where a refused file of a kind can go instead. */
  otherTools?: Partial<Record<keyof typeof kinds, Link>>;
  /** What a file’s settings are called, by their names in the file, one or more; `other` is for the rest: `{names}`. */
  settings?: Record<string, string>;
};
