import { z } from 'zod';
import { said, text } from '../messages';

/** Words of components/workbench/merge-pdf/merge-pdf.tsx. */
export const mergeWords = z.strictObject({
  kind: z.literal('merge-pdf'),
  title: said,
  newFile: text(3, 30),
  fileName: text(3, 40),
  bookmarks: text(5, 60),
  bookmarksHint: text(5, 90),
  perFile: text(5, 60),
  perFileHint: text(5, 90),
  rightHand: text(5, 60),
  rightHandHint: text(5, 90),
  along: z.strictObject({ title: text(5, 60), text: text(20, 160) }),
  soFar: text(3, 40),
  lockedFiles: said,
  lostPages: said,
  button: said,
  oneMore: text(5, 60),
  becomes: said,
  /** All pages below the list, in their order. */
  strip: z.strictObject({
    title: text(5, 60),
    /** What a number in the pen’s colour means. */
    begins: text(5, 60),
    /** What is read of a page: its number, and where it comes from. */
    page: text(5, 90),
    /** The same while its number is not known. */
    pageOf: text(5, 90),
    /** A page that fills up, in sight and read. */
    blank: text(3, 20),
    blankPage: text(5, 90),
    /** Pages of a file that are not drawn: in sight and read. */
    rest: text(1, 20),
    restOf: said,
    /** A file whose pages are not known yet. */
    waits: text(5, 90),
  }),
  back: text(5, 40),
});

export type MergeWords = z.output<typeof mergeWords>;
