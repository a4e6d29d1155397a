import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';

/** Words of components/workbench/word-to-pdf/word-to-pdf.tsx. */
export const wordWords = z.strictObject({
  kind: z.literal('word-to-pdf'),
  kindText: text(10, 160),
  /** The same of a file that a word processor can save as one that this tool takes. */
  resave: text(10, 160),
  locked: trouble,
  damagedText: text(10, 160),
  /** Name of the list of pages, and of each. */
  pages: text(5, 60),
  page: text(3, 30),
  /** Fonts that others stand in for: `{fonts}` are those of `replacedBy`. */
  replaced: said,
  replacedBy: text(5, 60),
  replacedText: said,
  /** What the file holds; `headed` are its headings. */
  holds: text(5, 60),
  headed: said,
  /** What of it is not in the PDF as it was; `fontsReplaced` are named elsewhere. */
  changes: z.strictObject({ replaced: text(3, 40), out: text(3, 40), both: text(3, 40) }),
  fontsReplaced: said,
  bookmarks: text(5, 60),
  /** In the report. */
  headings: said,
  limits: text(20, 200),
  button: text(3, 30),
  wait: text(5, 60),
  fileName: text(3, 40),
  back: text(5, 40),
});

export type WordWords = z.output<typeof wordWords>;
