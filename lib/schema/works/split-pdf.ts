import { z } from 'zod';
import { said, text } from '../messages';
import { gridWords } from './grid';

/** Words of components/workbench/split-pdf/split-pdf.tsx. */
export const splitWords = z.strictObject({
  kind: z.literal('split-pdf'),
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
  /** On phones: what shows the ways that are not for most files. */
  moreWays: text(3, 20),
  /** Fields and button of `everyN` and `bySize`. */
  count: text(3, 40),
  megabytes: text(3, 40),
  cut: text(2, 20),
  number: text(5, 90),
  pageTooLarge: text(10, 120),
  noBookmarks: text(10, 120),
  files: said,
  /** Above the pages of all parts, once they are made. */
  byPart: text(3, 40),
  partName: text(5, 40),
  /** What a part is called until it is named: after its pages. */
  partFile: said,
  more: said,
  /** Whether each page is in one part, and the pages that are in none or in several. */
  covers: text(5, 60),
  misses: said,
  twice: said,
  along: text(10, 90),
  sum: said,
  cuts: said,
  button: said,
  /** The button, and what stands in place of the parts, before the first cut. */
  buttonNone: text(3, 30),
  uncut: z.strictObject({ title: text(5, 60), text: text(10, 90) }),
  cutOne: text(5, 90),
  zip: text(3, 40),
  back: text(5, 40),
});

export type SplitWords = z.output<typeof splitWords>;
