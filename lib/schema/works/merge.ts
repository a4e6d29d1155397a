import { z } from 'zod';
import { text } from '../common';
import { said } from '../said';

/** Words of components/workbench/tools/merge.tsx. */
export const mergeWords = z.strictObject({
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

export type MergeWords = z.output<typeof mergeWords>;
