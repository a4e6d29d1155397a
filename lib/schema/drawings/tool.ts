import { z } from 'zod';
import { text } from '../common';

/** Photos and pages that a step can show. */
export const toolDrawings = [
  'bill-front',
  'bill-back',
  'warranty-card',
  'page-cover',
  'page-floor-plan',
  'page-street-view',
  'page-picture-out',
  'page-price-list',
  'portrait',
  'portrait-cut-out',
  'stamp',
  'stamp-cut-out',
] as const;

/**
 * How a line looks. `read` is what the AI read or used; `pen` what a person wrote, `struck` what a person took out;
 * `selected` is what a person framed; `added` and `removed` are changes found; `ok` and `flag` are results of a check; `cut` ends in scissors' dashes.
 */
const lineLook = z
  .enum(['text', 'read', 'pen', 'struck', 'selected', 'added', 'removed', 'ok', 'flag', 'cut'])
  .default('text');

const short = text(1, 28);
const note = text(1, 12).optional();

/** The small drawing of one step. */
export const toolStep = z.discriminatedUnion('kind', [
  /** Files on their way into the dashed field. */
  z.strictObject({ kind: z.literal('drop'), files: z.array(short).min(1).max(3) }),
  /** Two files: the first lies in the dashed field already, the second is on its way in. */
  z.strictObject({
    kind: z.literal('pair'),
    files: z.array(z.strictObject({ name: short, note: text(1, 8) })).length(2),
  }),
  /** A list with handles; the one at `moved` (counted from 1) is being dragged. */
  z
    .strictObject({
      kind: z.literal('order'),
      rows: z.array(short).min(2).max(4),
      moved: z.int().min(1).max(4),
    })
    .refine(({ rows, moved }) => moved <= rows.length, {
      path: ['moved'],
      message: 'is the number of no row. Count them from 1.',
    }),
  /** Pages in a row. Those named are kept by a person, taken out, or followed by a cut. */
  z
    .strictObject({
      kind: z.literal('pages'),
      count: z.int().min(3).max(9),
      picked: z.array(z.int().min(1)).optional(),
      struck: z.array(z.int().min(1)).optional(),
      cuts: z.array(z.int().min(1)).optional(),
      /** What is on each page; left out, all have writing. */
      drawings: z.array(z.enum(toolDrawings)).optional(),
    })
    .refine(({ count, drawings }) => drawings === undefined || drawings.length === count, {
      path: ['drawings'],
      message: 'are not as many as there are pages. Name one for each.',
    })
    .refine(
      ({ count, picked = [], struck = [], cuts = [] }) => Math.max(...picked, ...struck, ...cuts, 0) <= count,
      {
        path: ['count'],
        message: 'is less than the number of a page named below. Name pages that are there.',
      },
    ),
  /** Lines of a document; one that matches another text carries the number of its source. */
  z.strictObject({
    kind: z.literal('lines'),
    lines: z
      .array(z.strictObject({ text: short, look: lineLook, source: z.int().min(1).max(9).optional() }))
      .min(2)
      .max(4),
  }),
  /** Points of a list, each with the line it is about or what a person made of it. */
  z.strictObject({
    kind: z.literal('points'),
    points: z
      .array(z.strictObject({ point: short, text: short, look: lineLook }))
      .min(2)
      .max(3),
  }),
  /** Choices, of which a person took some: boxes where several go together, circles where one excludes the other. */
  z.strictObject({
    kind: z.literal('choice'),
    look: z.enum(['boxes', 'circles']).default('boxes'),
    options: z
      .array(z.strictObject({ text: short, picked: z.boolean().optional() }))
      .min(2)
      .max(3),
  }),
  /** Buttons, the first of them pressed, below the lines that they are about. */
  z.strictObject({
    kind: z.literal('buttons'),
    lines: z
      .array(z.strictObject({ text: short, look: lineLook }))
      .max(2)
      .default([]),
    words: z.array(short).min(2).max(3),
  }),
  /** Words that a person types. */
  z.strictObject({ kind: z.literal('field'), name: short, value: text(1, 40) }),
  /** A recording at one of its moments. */
  z.strictObject({ kind: z.literal('sound'), name: short, time: text(3, 6), saved: z.boolean().optional() }),
  /** Prints of one picture or page each. */
  z.strictObject({
    kind: z.literal('prints'),
    prints: z
      .array(z.strictObject({ drawing: z.enum(toolDrawings), note: text(1, 16) }))
      .min(1)
      .max(2),
  }),
  /** What comes out: files on coloured paper. */
  z.strictObject({
    kind: z.literal('result'),
    files: z
      .array(z.strictObject({ name: short, note }))
      .min(1)
      .max(3),
  }),
]);

export type ToolStep = z.output<typeof toolStep>;
export type LineLook = z.output<typeof lineLook>;
export type ToolDrawing = (typeof toolDrawings)[number];
