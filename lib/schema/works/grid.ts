import { z } from 'zod';
import { said, text } from '../messages';

/** Pages side by side: their names, and the field that is equal to ticking them. */
export const gridWords = z.strictObject({
  page: text(3, 30),
  blank: text(2, 20),
  /** Below the field, and when what it says is no page of the file or nothing at all. */
  hint: text(5, 80),
  noPage: said,
  unread: text(10, 120),
  clear: text(3, 20),
});

export type GridWords = z.output<typeof gridWords>;
