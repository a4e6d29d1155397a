import { z } from 'zod';
import { text, tone } from '../../common';
import { avatar, part, run } from '../parts';
import { sheets } from '../sheets';

const words = text(1, 44);

/** What is drawn beside a statement, and in an office's folder on the hub. */
export const useCaseDrawing = z.discriminatedUnion('kind', [
  /** Ruled lines on a flat sheet: what leads each, its name, and what holds for it at the right. */
  z.strictObject({
    kind: z.literal('lines'),
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
          tone: tone.optional(),
          end: run,
        }),
      )
      .min(2)
      .max(4),
  }),
  sheets,
  /** Versions of one paper, the newest first, and what can be done with them. */
  z.strictObject({
    kind: z.literal('drafts'),
    drafts: z.array(z.strictObject({ name: text(1, 8), what: words, who: text(1, 28) })).length(3),
    control: text(1, 28),
  }),
  /** A paper made of blocks: its head with a number, to whom it goes, a line, and where it is signed. */
  z.strictObject({
    kind: z.literal('blocks'),
    header: words,
    number: text(1, 16),
    to: run,
    line: words,
    signature: words,
  }),
]);

export type UseCaseDrawing = z.output<typeof useCaseDrawing>;
