import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';
import { frameSchema } from '../workbench';
import { textInWords } from './text-in';

/** Words of components/workbench/plagiarism-screener/plagiarism-screener.tsx. */
export const plagiarismWords = z.strictObject({
  kind: z.literal('plagiarism-screener'),
  /** Instead of the frame's words. */
  own: frameSchema.pick({ copyTitle: true, orDrop: true, backToMarks: true }),
  textIn: textInWords,
  none: text(5, 60),
  matches: said,
  noMatch: text(3, 30),
  words: said,
  comparing: text(5, 60),
  reading: text(5, 40),
  previous: text(3, 40),
  next: text(3, 40),
  of: text(3, 40),
  side: text(3, 20),
  document: text(3, 20),
  source: text(3, 20),
  yours: text(3, 30),
  added: text(3, 30),
  /** Where a passage is, and how it is named as a reference. */
  at: text(3, 40),
  atParagraph: text(3, 40),
  view: text(3, 80),
  first: trouble,
  alone: trouble,
  nothing: trouble,
  cite: z.strictObject({
    title: text(3, 40),
    reference: text(3, 40),
    referenceAlone: text(3, 40),
    copy: text(3, 40),
    copied: text(3, 40),
    refused: text(10, 160),
    quotation: text(3, 40),
  }),
  sources: said,
  noSource: text(3, 30),
  /** On the saved report: how many sources there were, and what it has of each passage. */
  compared: said,
  kept: z.array(text(5, 90)).max(3),
  alike: text(3, 30),
  /** The same beside a heading. */
  alikeShare: text(3, 30),
  /** Below a source: its passages and their words. */
  passages: said,
  passageWords: said,
  noPassage: text(3, 40),
  /** The keys of a source; its name follows for screen readers. */
  asDocument: text(5, 60),
  takeOff: text(5, 30),
  add: text(3, 30),
  addDocument: text(3, 30),
  paste: text(3, 40),
  withoutQuotations: text(5, 60),
  withoutReferences: text(5, 60),
  quotationsLeft: said,
  referencesLeft: said,
  from: text(3, 40),
  inARow: text(3, 40),
  button: text(3, 40),
  note: text(10, 120),
  saving: text(3, 40),
  reportName: text(3, 40),
  report: z.strictObject({
    title: text(3, 60),
    share: text(10, 120),
    sources: text(3, 30),
    columns: z.tuple([text(3, 30), text(3, 30), text(3, 30), text(3, 30)]),
    passages: text(3, 30),
    none: text(5, 90),
    place: text(5, 90),
    left: text(10, 120),
  }),
});

export type PlagiarismWords = z.output<typeof plagiarismWords>;
