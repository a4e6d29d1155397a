import { z } from 'zod';
import { said, text, texts } from '../messages';
import { frameSchema } from '../workbench';

/** What a point is about, and why it is one. `{label}`, `{text}` and the like stand for what the file says. */
const rule = z.strictObject({ title: text(3, 120), why: text(5, 160) });

/** The rules of packages/engines/src/text/screener, some of them told apart. */
const rules = {
  'field-empty': rule,
  'field-required': rule,
  'field-unsigned': rule,
  placeholder: rule,
  blank: rule,
  'blank-after': rule,
  unsigned: rule,
  'date-missing': rule,
  'date-impossible': rule,
  'date-past': rule,
  'date-order': rule,
  weekday: rule,
  total: rule,
  product: rule,
  'words-differ': rule,
  reference: rule,
  annexure: rule,
  'annexure-unused': rule,
  pan: rule,
  gstin: rule,
  'gstin-check': rule,
  ifsc: rule,
  comment: rule,
  inserted: rule,
  deleted: rule,
  hidden: rule,
  metadata: rule,
};

export type RuleKey = keyof typeof rules;

/** Words of components/workbench/document-screener/document-screener.tsx. */
export const screenerWords = z.strictObject({
  kind: z.literal('document-screener'),
  own: frameSchema.pick({ backToMarks: true }),
  reading: text(3, 60),
  again: text(3, 40),
  before: text(3, 40),
  beforeText: text(20, 240),
  points: said,
  none: text(5, 60),
  noneText: text(20, 240),
  saveNone: text(5, 40),
  settled: said,
  /** How many of each kind are not settled. */
  mustLeft: said,
  lookLeft: said,
  settledNow: text(3, 60),
  unread: said,
  must: text(3, 30),
  look: text(3, 30),
  fixed: text(3, 30),
  passed: text(3, 30),
  where: text(3, 40),
  wherePage: text(3, 40),
  /** In a text without pages. */
  paragraph: text(3, 40),
  whole: text(3, 40),
  says: text(3, 40),
  acts: z.strictObject({
    show: text(3, 20),
    fix: text(3, 30),
    pass: text(3, 20),
    /** The same for screen readers, with the point they are about. */
    of: text(3, 40),
  }),
  previous: text(3, 40),
  next: text(3, 40),
  at: text(3, 30),
  toSettle: said,
  allSettled: text(3, 40),
  byYou: said,
  /** Heading of the saved list, and what of it is not shown there. */
  /** The figures of the saved list. */
  savedLeft: text(5, 60),
  savedAll: text(5, 60),
  listTitle: text(5, 40),
  more: said,
  strip: text(3, 40),
  stripPoints: said,
  /** Once some are settled. */
  stripLeft: said,
  save: text(5, 40),
  saveMarked: text(5, 60),
  listName: text(3, 40),
  marked: text(3, 40),
  author: text(3, 60),
  report: z.strictObject({
    title: text(3, 60),
    summary: text(10, 160),
    open: text(3, 30),
    note: text(10, 240),
  }),
  rules: z.strictObject(rules),
  properties: texts(3, 40, 'author', 'editor', 'manager', 'company'),
});

export type ScreenerWords = z.output<typeof screenerWords>;
