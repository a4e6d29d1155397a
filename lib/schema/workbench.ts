import { z } from 'zod';
import type { FileKind } from '../engines/kind';
import type { PdfFact } from '../engines/pdf/facts';
import type { PictureFact } from '../engines/picture/to-pdf';
import { text } from './common';
import { said } from './said';
import { toolDrawings } from './tool-drawings';

/** What went wrong: its title, what it means, and the way on. `{file}`, `{page}` and `{detail}` stand for names. */
const trouble = z.strictObject({ title: text(3, 160), text: text(3, 240).optional() });

/** Faults of lib/engines/engine.ts, each with its words. */
export const faultWords = z.strictObject({
  kind: trouble,
  password: trouble,
  'wrong-password': trouble,
  damaged: trouble,
  'too-large': trouble,
  empty: trouble,
  'no-text': trouble,
  memory: trouble,
  slow: trouble,
  browser: trouble,
  nothing: trouble,
  range: trouble,
  offline: trouble,
  unexpected: trouble,
});

/** Words of the frame that all tools share. */
const kindName = text(3, 60);

/** What a file turned out to be, to end the sentence “x.pdf is …”. */
const kinds = {
  pdf: kindName,
  jpg: kindName,
  png: kindName,
  gif: kindName,
  webp: kindName,
  avif: kindName,
  heic: kindName,
  tiff: kindName,
  bmp: kindName,
  docx: kindName,
  xlsx: kindName,
  pptx: kindName,
  opendocument: kindName,
  zip: kindName,
  'old-office': kindName,
  rtf: kindName,
  postscript: kindName,
  html: kindName,
  xml: kindName,
  sound: kindName,
  video: kindName,
  text: kindName,
  unknown: kindName,
} satisfies Record<FileKind, z.ZodType>;

/** What a report tells of one thing that was kept or made, or that was lost. */
const fact = z.strictObject({ kept: said.optional(), lost: said.optional() });

const facts = {
  forms: fact,
  bookmarks: fact,
  links: fact,
  attachments: fact,
  tags: fact,
  labels: fact,
  layers: fact,
  signatures: fact,
  repaired: fact,
  pages: fact,
  password: fact,
  renamed: fact,
  blank: fact,
  missing: fact,
  scripts: fact,
  'dynamic-form': fact,
  smaller: fact,
  unchanged: fact,
  upright: fact,
  transparent: fact,
  location: fact,
  redrawn: fact,
  cut: fact,
  colours: fact,
  removed: fact,
  cleared: fact,
} satisfies Record<PdfFact | PictureFact, z.ZodType>;

export const frameSchema = z.strictObject({
  /** Below 'Try Now', and the link to the ways to check it. */
  runs: text(20, 160),
  free: text(20, 160),
  check: text(5, 30),
  /** In the pocket while a file is held over it, while the tool is loaded, and when it could not be. */
  over: text(3, 40),
  waking: text(3, 60),
  failed: text(10, 160),
  or: text(1, 10),
  /** Instead of the pocket's words where there is no JavaScript. */
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
  stepOf: said,
  stepDone: text(2, 20),
  startAgain: text(3, 30),
  startAgainAsk: text(10, 160),
  addFiles: text(3, 30),
  orDrop: text(10, 60),
  /** Of a tool that works on one file at a time. */
  another: text(5, 40),
  oneAtATime: text(10, 90),
  openInstead: text(5, 60),
  undo: text(3, 20),
  cancel: text(3, 30),
  cancelled: text(10, 120),
  wait: text(2, 30),
  retry: text(3, 30),
  dismiss: text(3, 30),
  takeOff: text(5, 60),
  up: text(3, 60),
  down: text(3, 60),
  first: text(3, 60),
  last: text(3, 60),
  moved: text(3, 60),
  removed: text(3, 60),
  added: said,
  pages: said,
  files: said,
  reading: text(3, 60),
  locked: text(3, 40),
  unlocked: text(3, 40),
  repaired: text(3, 40),
  repairedFile: z.strictObject({ title: text(10, 120), text: said, whole: text(10, 160) }),
  needsPassword: text(3, 40),
  passwordOf: text(5, 60),
  passwordHint: text(10, 120),
  unlock: text(3, 20),
  chips: z.strictObject({ bookmarks: said, forms: said, signatures: said }),
  name: text(2, 30),
  nameHint: text(5, 80),
  copyTitle: text(3, 30),
  stamp: text(2, 12),
  madeIn: text(3, 60),
  download: text(5, 40),
  downloadAll: text(5, 40),
  useIn: text(3, 30),
  /** Several finished files. */
  copies: said,
  originals: said,
  asTheyWere: text(5, 60),
  afterText: text(10, 90),
  afterLink: text(10, 60),
  done: said,
  doneMany: said,
  seal: z.strictObject({
    none: text(10, 80),
    some: said,
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
    staysInList: said,
  }),
  large: z.strictObject({ title: text(10, 120), text: text(10, 200), anyway: text(3, 30) }),
  largeFile: trouble,
  faults: faultWords,
  misnamed: text(10, 120),
  kinds: z.strictObject(kinds),
  facts: z.strictObject(facts),
});

const slip = z.strictObject({
  name: text(1, 28).optional(),
  note: text(1, 12).optional(),
  drawing: z.enum(toolDrawings).optional(),
});

/** The empty state of a tool: a folder that takes files. */
const pocket = z.strictObject({
  tab: text(3, 24),
  /** What may be dropped, as a request. */
  drop: text(5, 60),
  choose: text(5, 60),
  /** Kinds of files, in a line. */
  formats: text(3, 60),
  /** What the file field takes: media types and endings. */
  accept: text(3, 200),
  multiple: z.boolean(),
  slips: z.array(slip).min(1).max(3),
  /** How the job is done without this page: a sentence. */
  without: text(20, 200),
});

const mergeWords = z.strictObject({
  kind: z.literal('merge'),
  title: said,
  newFile: text(3, 30),
  fileName: text(3, 40),
  bookmarks: text(5, 60),
  bookmarksHint: text(5, 90),
  perFile: text(5, 60),
  perFileHint: text(5, 90),
  rightHand: text(5, 60),
  rightHandHint: text(5, 90),
  soFar: text(3, 40),
  lockedFiles: said,
  lostPages: said,
  button: said,
  oneMore: text(5, 60),
  becomes: said,
  back: text(5, 40),
});

const segment = text(2, 20);

const imageWords = z.strictObject({
  kind: z.literal('image'),
  title: said,
  /** What the frame says in other words for this tool. */
  own: z.strictObject({
    addFiles: text(3, 30),
    orDrop: text(10, 60),
    up: text(3, 60),
    down: text(3, 60),
    large: frameSchema.shape.large,
  }),
  kindText: text(10, 160),
  heic: trouble,
  damagedText: text(10, 160),
  page: text(3, 40),
  turn: text(3, 60),
  turned: text(3, 80),
  newFile: text(3, 30),
  fileName: text(3, 40),
  size: text(3, 30),
  sizes: z.strictObject({ a4: segment, letter: segment, fit: segment }),
  margin: text(3, 30),
  margins: z.strictObject({ none: segment, small: segment, wide: segment }),
  orientation: text(3, 30),
  orientations: z.strictObject({ auto: segment, portrait: segment, landscape: segment }),
  sharp: z.strictObject({ title: text(10, 60), unchanged: text(10, 140), recoded: said }),
  about: text(3, 40),
  button: text(3, 30),
  none: text(5, 60),
  wait: text(5, 60),
  back: text(5, 40),
});

/** Pages side by side: their names, and the field that is equal to ticking them. */
const gridWords = z.strictObject({
  page: text(3, 30),
  blank: text(2, 20),
  /** Below the field, and when what it says is no page of the file or nothing at all. */
  hint: text(5, 80),
  noPage: said,
  unread: text(10, 120),
  clear: text(3, 20),
});

const removeWords = z.strictObject({
  kind: z.literal('remove'),
  grid: gridWords,
  legend: text(5, 90),
  field: text(3, 40),
  blanks: said,
  /** The keys below each page, and what is said when one was pressed. */
  keys: z.strictObject({
    show: text(3, 40),
    turn: text(5, 60),
    earlier: text(5, 60),
    later: text(5, 60),
    moved: text(5, 60),
    turned: text(5, 60),
  }),
  left: text(3, 40),
  leaves: said,
  goOut: said,
  none: text(5, 90),
  reordered: text(5, 90),
  fileName: text(3, 40),
  outMeansOut: z.strictObject({ title: text(3, 40), text: text(20, 200) }),
  clearTitle: text(5, 60),
  clearTitleHint: text(5, 90),
  button: said,
  buttonNone: text(3, 40),
  buttonOrder: text(3, 40),
  tickOne: text(5, 90),
  leaveOne: text(5, 90),
  becomes: text(5, 40),
  back: text(5, 40),
});

const splitWords = z.strictObject({
  kind: z.literal('split'),
  grid: gridWords,
  legend: text(5, 90),
  /** The field: pages to cut after, or parts as ranges. */
  field: text(3, 40),
  hint: text(5, 80),
  ranges: text(3, 40),
  rangesHint: text(5, 90),
  cutAfter: text(5, 40),
  part: text(3, 20),
  inNone: text(3, 30),
  every: text(3, 30),
  everyN: text(3, 30),
  bookmarks: text(3, 30),
  bySize: text(3, 30),
  byRanges: text(3, 30),
  /** Fields and button of 'Every … pages' and 'By size'. */
  count: text(3, 40),
  megabytes: text(3, 40),
  cut: text(2, 20),
  number: text(5, 90),
  pageTooLarge: text(10, 120),
  noBookmarks: text(10, 120),
  files: said,
  partName: text(5, 40),
  more: said,
  sum: said,
  cuts: said,
  button: said,
  cutOne: text(5, 90),
  zip: text(3, 40),
  back: text(5, 40),
});

const picturesWords = z.strictObject({
  kind: z.literal('pictures'),
  grid: gridWords,
  legend: text(5, 90),
  field: text(3, 40),
  all: text(3, 30),
  title: said,
  format: text(3, 30),
  formats: z.strictObject({ jpg: text(5, 90), png: text(5, 90), webp: text(5, 90) }),
  sharpness: text(3, 30),
  /** How sharp, in words; `dpi` are dots per inch, `dots` what that makes of the page. */
  levels: z
    .array(z.strictObject({ dpi: z.number().int().min(36).max(600), label: text(3, 40) }))
    .min(2)
    .max(4),
  dots: text(5, 60),
  capped: text(5, 60),
  holds: text(5, 60),
  more: said,
  single: text(5, 90),
  zip: text(3, 40),
  button: said,
  tickOne: text(5, 90),
  back: text(5, 40),
});

export const toolWords = z.discriminatedUnion('kind', [
  mergeWords,
  imageWords,
  removeWords,
  splitWords,
  picturesWords,
]);

export const workSchema = z.strictObject({
  pocket,
  words: toolWords,
  /** Tools that the result goes on to: slug and what for. */
  next: z.array(z.strictObject({ slug: text(3, 40), note: text(3, 60) })).max(3),
});

export const worksSchema = z.record(z.string(), workSchema);

export type FrameWords = z.output<typeof frameSchema>;
export type Pocket = z.output<typeof pocket>;
export type Work = z.output<typeof workSchema>;
export type ToolWords = z.output<typeof toolWords>;
export type MergeWords = z.output<typeof mergeWords>;
export type ImageWords = z.output<typeof imageWords>;
export type GridWords = z.output<typeof gridWords>;
export type RemoveWords = z.output<typeof removeWords>;
export type SplitWords = z.output<typeof splitWords>;
export type PicturesWords = z.output<typeof picturesWords>;
export type WorkKind = ToolWords['kind'];

/** The engine of each kind of tool: a folder of lib/engines. */
export const engineOf: Record<WorkKind, string> = {
  merge: 'pdf',
  image: 'picture',
  remove: 'pdf',
  split: 'pdf',
  pictures: 'pdf',
};

/** Kinds of files that each kind of tool takes. */
export const takenBy: Record<WorkKind, readonly FileKind[]> = {
  merge: ['pdf'],
  image: ['jpg', 'png', 'webp', 'avif', 'heic', 'gif', 'bmp'],
  remove: ['pdf'],
  split: ['pdf'],
  pictures: ['pdf'],
};
