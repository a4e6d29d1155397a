import { z } from 'zod';
import { text, tone } from '../../common';
import { bars, drawnChip, drawnIcon, part, run } from '../parts';
import { sheets } from '../sheets';

const words = text(1, 44);
const percent = z.int().min(1).max(100);

/** A part of a row: besides words and signs, what only features show. */
const rowPart = z.union([
  ...part.options,
  z.strictObject({ run }),
  z.strictObject({ chips: z.array(drawnChip).min(2).max(4) }),
  /** What a file has become: in its own box. */
  z.strictObject({ sealed: words, icon: drawnIcon, tone: tone.optional() }),
  z.strictObject(bars).required({ bars: true }),
  z.strictObject({ photo: z.enum(['person', 'half-cut', 'cut', 'bill']), times: z.int().max(3).optional() }),
  /** Speech, and the sign shown for it while it is heard. */
  z.strictObject({ speech: z.enum(['wave', 'play']) }),
]);

/** The small drawing beside a point of a feature. */
export const featureItem = z.discriminatedUnion('kind', [
  /** One line, with a note at its end. */
  z.strictObject({ kind: z.literal('row'), parts: z.array(rowPart).min(1).max(5), aside: run.optional() }),
  /** A field for files, with what is being dropped. */
  z.strictObject({ kind: z.literal('drop'), text: words, aside: words }),
  /** How far something is, with its format where it is a file. */
  z.strictObject({
    kind: z.literal('progress'),
    format: text(1, 8).optional(),
    text: words,
    aside: words,
    percent,
    ai: z.boolean().optional(),
  }),
  /** What was looked for, and the file that has it. */
  z.strictObject({ kind: z.literal('found'), query: words, place: words, folder: words, file: words }),
  z.strictObject({ kind: z.literal('checks'), fine: words, missing: words }),
  z.strictObject({
    kind: z.literal('months'),
    months: z.array(z.strictObject({ name: text(1, 4), count: z.int() })).length(4),
  }),
  z.strictObject({ kind: z.literal('crop'), ratio: text(1, 8), size: text(1, 16) }),
  /** A size before and after; `percent` is what is left. */
  z.strictObject({ kind: z.literal('smaller'), before: text(1, 16), after: text(1, 16), percent }),
  z.strictObject({ kind: z.literal('picture-in-text') }),
  /** Words that are being edited on their page. */
  z.strictObject({ kind: z.literal('framed'), run }),
]);

/** The second drawing of a feature's page, beside its list. */
export const featureBeside = z.discriminatedUnion('kind', [
  sheets,
  /** Templates under the customer's own letterhead: lines of writing, below which some are signed, or a grid. */
  z.strictObject({
    kind: z.literal('shelf'),
    templates: z
      .array(
        z.strictObject({
          name: text(1, 16),
          ...bars,
          below: z.enum(['fields', 'grid']).optional(),
        }),
      )
      .length(4),
  }),
]);

export type FeatureItem = z.output<typeof featureItem>;
export type RowPart = z.output<typeof rowPart>;
export type FeatureBeside = z.output<typeof featureBeside>;
