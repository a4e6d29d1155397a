import { z } from 'zod';
import { stock, text } from '../common';
import { part, run } from './parts';
import { avatar } from './people';

/** Kinds of drawing that several pages have, each with other words. */

const words = text(1, 44);

/** Ruled lines on a flat sheet: what leads each, its name, and what holds for it at the right. */
export const ruledLines = z.strictObject({
  /** Above the lines: from whom to whom they pass. */
  between: z
    .array(z.strictObject({ avatar, name: text(1, 16) }))
    .length(2)
    .optional(),
  lines: z
    .array(
      z.strictObject({
        lead: part,
        name: words,
        /** Role in the office. */
        post: text(1, 16).optional(),
        /** The name is a tag of this colour. */
        stock: stock.optional(),
        end: run,
      }),
    )
    .min(2)
    .max(4),
});

/** A folder tree with a note per row: plain, as a tag of a colour, or what a person set. */
export const tree = z.strictObject({
  title: words,
  note: text(1, 28),
  rows: z
    .array(
      z.strictObject({
        name: words,
        depth: z.int().min(0).max(2).optional(),
        kind: z.enum(['file', 'lock']).optional(),
        strong: z.boolean().optional(),
        note: text(1, 28),
        stock: stock.optional(),
        set: z.literal(true).optional(),
      }),
    )
    .min(3)
    .max(6),
});

/** Lines of an access log, of which a person wrote some and the AI others. */
export const logLines = z
  .array(
    z.strictObject({
      time: text(1, 16),
      who: text(1, 16),
      what: words,
      look: z.enum(['pen', 'read']).optional(),
      note: text(1, 8).optional(),
    }),
  )
  .min(4)
  .max(6);

export type RuledLines = z.output<typeof ruledLines>;
export type Tree = z.output<typeof tree>;
export type LogLines = z.output<typeof logLines>;
