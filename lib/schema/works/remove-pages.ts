import { z } from 'zod';
import { said, text } from '../messages';
import { gridWords } from './grid';

/** Words of components/workbench/remove-pages/remove-pages.tsx. */
export const removeWords = z.strictObject({
  kind: z.literal('remove-pages'),
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
  /** Beside the name of the copy. */
  stay: said,
  goOut: said,
  /** Ends the pages of that sentence: 3, 5 and 9. */
  and: text(5, 40),
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
  /** Beside the number of a page of the copy: which one it was. */
  was: text(3, 40),
  back: text(5, 40),
});

export type RemoveWords = z.output<typeof removeWords>;
