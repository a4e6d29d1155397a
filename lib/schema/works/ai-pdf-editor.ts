import { z } from 'zod';
import { said, text, texts } from '../messages';

const list = z.record(z.string(), text(1, 40));

/** Words of components/workbench/ai-pdf-editor. */
export const editorWords = z.strictObject({
  kind: z.literal('ai-pdf-editor'),
  fileName: text(3, 40),
  pageOf: text(3, 40),
  previous: text(3, 30),
  next: text(3, 30),
  /** The page with its lines. */
  lines: text(5, 120),
  line: text(3, 120),
  unfit: texts(5, 120, 'picture', 'letters', 'clip', 'double', 'unseen'),
  /** A page without a line that can be chosen; `sign`, what is left to do with it. */
  noLines: z.strictObject({ title: text(5, 90), text: text(10, 240), sign: text(3, 30) }),
  work: text(3, 40),
  works: z.strictObject({
    words: text(3, 30),
    fields: text(3, 30),
    sign: text(3, 30),
    redact: text(3, 30),
  }),
  /** What is chosen, and what is to be said in its place. */
  none: text(3, 60),
  noneText: text(10, 200),
  noneKeys: text(10, 160),
  reach: text(3, 40),
  reaches: z.strictObject({ line: text(3, 30), paragraph: text(3, 30) }),
  /** Heading of what is chosen: its first words, and beside them whether it is a line or a paragraph. */
  title: text(3, 20),
  selected: z.strictObject({ line: text(3, 20), paragraph: text(3, 20) }),
  wording: text(3, 40),
  wordingHint: text(10, 160),
  rules: text(5, 60),
  mend: text(3, 80),
  kinds: z.strictObject({ typing: text(3, 30), date: text(3, 30), amount: text(3, 30), plain: text(3, 30) }),
  mended: text(3, 120),
  lists: z.strictObject({ typing: list, plain: list }),
  model: z.strictObject({
    /** Names of the models, by the interface that offers them. */
    names: z.strictObject({ LanguageModel: text(5, 90), Rewriter: text(5, 90) }),
    /** Where the browser has none. */
    none: text(10, 160),
    wish: text(3, 60),
    by: text(10, 160),
    button: text(3, 40),
    asking: text(3, 60),
    failed: text(10, 160),
    answered: text(3, 120),
    prompt: text(20, 500),
  }),
  set: text(3, 40),
  setFields: text(3, 40),
  setSign: text(3, 40),
  unchanged: text(5, 120),
  proposal: text(3, 40),
  proposed: text(5, 160),
  same: text(3, 90),
  /** That the old words are no longer in the file. */
  gone: text(3, 90),
  accept: text(3, 30),
  undo: text(3, 30),
  accepted: text(5, 120),
  undone: text(5, 120),
  copies: text(3, 30),
  original: text(3, 30),
  asOpened: text(3, 40),
  copy: text(3, 30),
  /** Heading of its page, and of the panel beside it. */
  copyOf: text(3, 40),
  titled: text(3, 40),
  pending: text(3, 40),
  shown: text(3, 90),
  notes: z.strictObject({ words: text(3, 60), fields: said, sign: text(3, 60) }),
  download: text(3, 40),
  downloadNone: text(3, 60),
  /** The saved copy: what it has of changes, that the file itself is untouched, and the way back. */
  changes: said,
  untouched: text(5, 60),
  more: text(3, 40),
  /** Fields of the page. */
  fields: text(3, 60),
  noFields: text(10, 160),
  empty: text(2, 30),
  /** The signature. */
  pad: text(3, 60),
  padHint: text(10, 200),
  clear: text(3, 30),
  typedName: text(3, 60),
  typedHint: text(5, 160),
  place: text(3, 60),
  placeHint: text(5, 160),
  left: text(3, 60),
  top: text(3, 60),
  width: text(3, 60),
  noSign: text(5, 120),
  /** Redaction: what is marked, and what is left to say of it. */
  redaction: z.strictObject({
    /** Name of the step, and of the button that applies all marks at once. */
    step: text(3, 40),
    button: said,
    hint: text(10, 240),
    search: text(3, 60),
    searchHint: text(5, 160),
    searchButton: text(3, 40),
    data: text(3, 60),
    patterns: z.strictObject({
      aadhaar: text(2, 30),
      pan: text(2, 30),
      phone: text(2, 30),
      account: text(2, 40),
      email: text(2, 30),
    }),
    area: text(3, 60),
    height: text(3, 60),
    areaButton: text(3, 40),
    pageButton: text(3, 40),
    files: text(3, 60),
    filesHint: text(5, 200),
    list: said,
    empty: text(3, 60),
    further: said,
    anArea: text(3, 30),
    wholePage: text(3, 30),
    onPage: text(3, 30),
    remove: text(3, 90),
    undo: text(3, 40),
    /** The page with its marks, for screen readers. */
    layer: said,
    /** Said aloud. */
    marked: said,
    removed: text(3, 60),
    undone: text(3, 60),
    known: text(3, 90),
    notFound: text(3, 90),
    noWord: text(3, 160),
    none: text(5, 160),
    note: said,
    /** That the finished file was searched. */
    searched: text(10, 200),
  }),
});

export type EditorWords = z.output<typeof editorWords>;
