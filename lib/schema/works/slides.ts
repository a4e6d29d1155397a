import { z } from 'zod';
import { text } from '../common';
import { said } from '../said';
import { gridWords } from './grid';

/** Words of components/workbench/tools/slides.tsx. */
export const slidesWords = z.strictObject({
  kind: z.literal('slides'),
  grid: gridWords,
  legend: text(5, 90),
  field: text(3, 40),
  all: text(3, 30),
  title: said,
  notes: text(5, 60),
  notesHint: text(5, 90),
  /** What becomes of text, pictures and drawings; what will not be the same. */
  becomes: z.strictObject({ title: text(5, 60), list: z.array(text(5, 140)).min(2).max(5) }),
  limits: text(20, 200),
  button: said,
  tickOne: text(5, 90),
  back: text(5, 40),
});

export type SlidesWords = z.output<typeof slidesWords>;
