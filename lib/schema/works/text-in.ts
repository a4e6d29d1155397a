import { z } from 'zod';
import { text } from '../messages';

/** A field for text that is typed or pasted. */
export const textInWords = z.strictObject({
  label: text(3, 60),
  placeholder: text(5, 60),
  /** The key that takes the text, the name that it then has as a file, and what is said of an empty field. */
  take: text(3, 40),
  name: text(5, 40).regex(/\.txt$/),
  empty: text(5, 80),
});

export type TextInWords = z.output<typeof textInWords>;
