import { z } from 'zod';
import { said, text } from '../messages';
import { frameSchema } from '../workbench';
import { gridWords } from './grid';

/** Words of components/workbench/pdf-to-ppt/pdf-to-ppt.tsx. */
export const slidesWords = z.strictObject({
  kind: z.literal('pdf-to-ppt'),
  /** No other tool takes slides: the PDF goes on. */
  own: frameSchema.pick({ useIn: true }),
  grid: gridWords,
  legend: text(5, 90),
  field: text(3, 40),
  all: text(3, 30),
  title: said,
  notes: text(5, 60),
  /** A slide as it will be: its number, keys to the others, and what its lines mean. */
  preview: z.strictObject({
    title: text(5, 40),
    previous: text(5, 40),
    next: text(5, 40),
    at: text(5, 40),
    /** In its place until it is drawn. */
    drawingSlide: text(5, 60),
    looking: text(5, 60),
    noText: text(5, 60),
    texts: said,
    pictures: said,
    /** On a large one of these. */
    stays: text(5, 30),
    drawing: text(5, 60),
  }),
  shape: text(3, 40),
  shapes: z.strictObject({ page: text(3, 20), wide: text(3, 20) }),
  /** What is on the ticked pages and becomes of it; `soFar` is the title while that is still counted. */
  holds: z.strictObject({
    title: text(5, 60),
    texts: said,
    pictures: said,
    drawings: said,
    scans: said,
    soFar: text(5, 60),
  }),
  limits: text(20, 200),
  button: said,
  tickOne: text(5, 90),
  back: text(5, 40),
});

export type SlidesWords = z.output<typeof slidesWords>;
