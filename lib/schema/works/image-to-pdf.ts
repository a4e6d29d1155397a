import { z } from 'zod';
import { trouble } from '../faults';
import { said, text } from '../messages';
import { frameSchema } from '../workbench';

const segment = text(2, 20);

/** Words of components/workbench/image-to-pdf/image-to-pdf.tsx. */
export const imageWords = z.strictObject({
  kind: z.literal('image-to-pdf'),
  title: said,
  /** What the frame says in other words for this tool. */
  own: z.strictObject({
    addFiles: text(3, 30),
    orDrop: text(10, 60),
    up: text(3, 60),
    down: text(3, 60),
    large: frameSchema.shape.large,
  }),
  kindText: text(10, 160),
  heic: trouble,
  damagedText: text(10, 160),
  page: text(3, 40),
  pages: text(3, 40),
  /** How a picture goes into the file, below its name. */
  asItIs: text(3, 40),
  pixels: text(3, 40),
  codedAgain: text(3, 40),
  /** Instead, of an animated picture. */
  firstOf: text(3, 60),
  turn: text(3, 60),
  turned: text(3, 80),
  newFile: text(3, 30),
  fileName: text(3, 40),
  size: text(3, 30),
  sizes: z.strictObject({ a4: segment, letter: segment, fit: segment }),
  margin: text(3, 30),
  margins: z.strictObject({ none: segment, small: segment, wide: segment }),
  orientation: text(3, 30),
  orientations: z.strictObject({ auto: segment, portrait: segment, landscape: segment }),
  sharp: z.strictObject({ title: text(10, 60), unchanged: text(10, 140), recoded: said }),
  about: text(3, 40),
  button: text(3, 30),
  wait: text(5, 60),
  /** Button that saves the finished file. */
  download: text(5, 40),
  /** Of a picture that the browser cannot draw. */
  unseen: text(10, 90),
  back: text(5, 40),
});

export type ImageWords = z.output<typeof imageWords>;
