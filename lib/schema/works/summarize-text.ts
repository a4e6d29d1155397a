import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';
import { frameSchema } from '../workbench';
import { textInWords } from './text-in';

const segment = text(2, 20);

/** Words of components/workbench/summarize-text/summarize-text.tsx. */
export const summaryWords = z.strictObject({
  kind: z.literal('summarize-text'),
  /** Instead of the frame's words. */
  own: frameSchema.pick({ copyTitle: true, backToMarks: true }),
  other: text(3, 30),
  otherBack: text(3, 40),
  textIn: textInWords,
  words: said,
  before: text(5, 60),
  working: text(5, 60),
  points: said,
  /** What a phone shows. */
  shows: text(3, 20),
  sides: z.strictObject({ points: segment, text: segment }),
  length: text(3, 20),
  lengths: z.strictObject({ short: segment, medium: segment, long: segment }),
  way: text(3, 30),
  ways: z.strictObject({ sentences: text(3, 30), model: text(3, 40) }),
  /** Below a point: where it is. */
  page: text(5, 40),
  paragraph: text(5, 40),
  untied: text(10, 120),
  shown: text(5, 60),
  shownOnPage: text(5, 60),
  view: text(5, 80),
  facts: z.strictObject({
    title: text(5, 60),
    dates: text(3, 20),
    parties: text(3, 20),
    amounts: text(3, 20),
    more: text(1, 20),
    show: text(3, 60),
  }),
  note: text(10, 120),
  model: z.strictObject({
    note: text(10, 200),
    working: text(5, 80),
    tooLong: trouble,
    failed: trouble,
    instead: text(3, 40),
  }),
  none: trouble,
  copy: text(3, 30),
  copied: text(3, 60),
  copyRefused: text(10, 160),
  word: text(3, 30),
  pdf: text(3, 40),
  saving: text(3, 40),
  /** On the saved summary: what a PDF and a Word file have, whose words they are, and how many more there are. */
  saved: z.strictObject({
    marked: text(5, 60),
    facts: text(5, 60),
    ways: z.strictObject({ sentences: text(5, 60), model: text(5, 60) }),
    more: said,
  }),
  wordName: text(3, 40),
  pdfName: text(3, 40),
  /** In what is copied and saved. */
  report: z.strictObject({ title: text(3, 60), page: text(3, 30) }),
});

export type SummaryWords = z.output<typeof summaryWords>;
