import { z } from 'zod';
import { said, text, texts } from '../messages';
import { frameSchema } from '../workbench';

/** Words of components/workbench/compare-pdf/compare-pdf.tsx. */
export const compareWords = z.strictObject({
  kind: z.literal('compare-pdf'),
  /** Instead of the frame's words: the two come together. */
  own: frameSchema.pick({ orDrop: true }),
  /** The two papers, before both are there. */
  two: said,
  old: text(2, 20),
  newer: text(2, 20),
  addOld: text(5, 40),
  addNew: text(5, 40),
  /** Where the new file will stand; dropping is said where there is a mouse. */
  place: text(5, 40),
  placeDrop: text(5, 60),
  waits: text(10, 90),
  asNew: text(5, 60),
  swap: text(5, 40),
  /** Before the result. */
  will: text(3, 40),
  willText: text(20, 200),
  start: text(3, 40),
  comparing: text(3, 60),
  options: z.strictObject({
    legend: text(3, 40),
    case: text(5, 60),
    caseHint: text(5, 90),
    punctuation: text(5, 60),
    punctuationHint: text(5, 90),
    always: text(10, 160),
  }),
  /** Pages that are pictures. */
  scans: z.strictObject({
    title: text(10, 120),
    text: text(20, 240),
    /** On the options panel, before they are compared as pictures. */
    will: text(20, 200),
    button: text(5, 60),
    another: text(5, 40),
    some: text(10, 160),
    note: text(10, 200),
    noneText: text(10, 160),
  }),
  /** The result. */
  changes: said,
  /** The same of pictures, and on how many pages. */
  places: said,
  onPages: said,
  /** On phones, below the first changes. */
  showAll: text(5, 40),
  none: text(5, 60),
  /** When nothing changed: how much was compared, what was not, and that this can be saved. */
  allAlike: said,
  noneText: text(10, 160),
  saveNone: text(5, 40),
  alike: said,
  samePages: said,
  list: text(3, 30),
  counts: z.strictObject({
    replaced: said,
    added: said,
    removed: said,
    moved: said,
    pictures: said,
  }),
  previous: text(3, 40),
  next: text(3, 40),
  at: text(3, 30),
  where: z.strictObject({
    page: text(3, 40),
    /** Under a heading. */
    under: text(3, 40),
    moved: text(3, 60),
    movedWithin: text(3, 60),
    /** The same in a text without pages. */
    paragraph: text(3, 40),
    movedHere: text(3, 60),
    header: text(3, 40),
    footer: text(3, 40),
    coarse: text(5, 90),
  }),
  /** An entry of a place that is a picture. */
  differs: text(5, 60),
  onlyOld: text(5, 60),
  onlyNew: text(5, 60),
  shown: text(3, 30),
  both: text(2, 20),
  leaf: text(3, 40),
  save: text(5, 40),
  saveOne: text(5, 60),
  saveHint: text(10, 160),
  saveWord: text(10, 160),
  saveList: text(5, 60),
  marked: text(3, 40),
  zip: text(3, 40),
  listName: text(3, 40),
  /** In the list of changes that is saved. */
  report: z.strictObject({
    title: text(3, 60),
    files: text(5, 120),
    removed: text(3, 30),
    added: text(3, 30),
    moved: text(3, 30),
    note: text(10, 240),
  }),
  /** Authors of marks in the saved papers. */
  authors: texts(3, 30, 'removed', 'added', 'moved', 'point'),
});

export type CompareWords = z.output<typeof compareWords>;
