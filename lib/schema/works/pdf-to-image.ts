import { z } from 'zod';
import { said, text } from '../messages';
import { gridWords } from './grid';

/** Words of components/workbench/pdf-to-image/pdf-to-image.tsx. */
export const picturesWords = z.strictObject({
  kind: z.literal('pdf-to-image'),
  grid: gridWords,
  legend: text(5, 90),
  field: text(3, 40),
  all: text(3, 30),
  title: said,
  /** How many of the pages became pictures. */
  of: said,
  format: text(3, 30),
  formatNames: z.strictObject({ jpg: text(2, 20), png: text(2, 20), webp: text(2, 20) }),
  /** What each format is good for. */
  formats: z.strictObject({ jpg: text(5, 90), png: text(5, 90), webp: text(5, 90) }),
  sharpness: text(3, 30),
  /** How sharp, in words; `dpi` are dots per inch, `dots` what that makes of the page. */
  levels: z
    .array(z.strictObject({ dpi: z.number().int().min(36).max(600), label: text(3, 40) }))
    .min(2)
    .max(4),
  dots: text(5, 60),
  /** Instead of it where the page has more: by what limits the picture. */
  capped: z.strictObject({ canvas: text(5, 60), format: text(5, 60) }),
  /** What they come to, going by one page. */
  about: text(3, 40),
  /** Width and height of a finished picture. */
  across: text(5, 30),
  holds: text(5, 60),
  /** Instead of it, of a single page. */
  holdsOne: text(5, 60),
  holdsNone: text(5, 60),
  more: said,
  zip: text(3, 40),
  button: said,
  tickOne: text(5, 90),
  back: text(5, 40),
});

export type PicturesWords = z.output<typeof picturesWords>;
