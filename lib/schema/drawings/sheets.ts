import { z } from 'zod';
import { text, tone } from '../common';
import { bars, part, passage, run, week } from './parts';

const words = text(1, 44);
const name = text(1, 28);

/** One side of a row: words, or parts that are beside each other. */
const side = z.union([words, run]);

/** What is on a sheet, each block below the one before it. */
const block = z.discriminatedUnion('kind', [
  /** One line of parts; `small` is small print. */
  z.strictObject({ kind: z.literal('line'), run, small: z.literal(true).optional() }),
  /** Sentences of the document itself, of which the AI read some. */
  z.strictObject({ kind: z.literal('passage'), parts: passage }),
  z.strictObject({ kind: z.literal('bars'), ...bars }),
  /** What is at the left of each row, and what holds for it; `replaced`, by the last row, are those above it. */
  z.strictObject({
    kind: z.literal('rows'),
    rows: z
      .array(z.strictObject({ label: side, value: side }))
      .min(2)
      .max(4),
    replaced: z.literal(true).optional(),
  }),
  /** A folder tree with a note per row: plain, as a tag of a colour, or what a person set. `large` where it is alone. */
  z.strictObject({
    kind: z.literal('tree'),
    rows: z
      .array(
        z.strictObject({
          name: words,
          depth: z.int().min(0).max(2).optional(),
          icon: z.enum(['file', 'lock']).optional(),
          strong: z.boolean().optional(),
          note: name,
          tone: tone.optional(),
          set: z.literal(true).optional(),
        }),
      )
      .min(1)
      .max(6),
    large: z.literal(true).optional(),
  }),
  /** Lines of an access log, of which a person wrote some and the AI others. */
  z.strictObject({
    kind: z.literal('log'),
    lines: z
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
      .max(6),
  }),
  /** A week, in which a date has passed. */
  z.strictObject({ kind: z.literal('week'), days: week }),
  /** How much of something was found elsewhere, and where. */
  z.strictObject({ kind: z.literal('share'), name: part, aside: part, percent: z.int().min(1).max(100) }),
  z.strictObject({
    kind: z.literal('sources'),
    sources: z
      .array(z.strictObject({ name: words, share: text(1, 8) }))
      .min(1)
      .max(9),
  }),
  z.strictObject({
    kind: z.literal('signed'),
    signatures: z
      .array(z.strictObject({ hand: z.enum(['rao', 'iyer', 'client']), name: text(1, 16), time: name }))
      .min(1)
      .max(2),
  }),
  z.strictObject({ kind: z.literal('locked'), text: words }),
  /** Which role may do what: `rights` are in the order of the columns. */
  z.strictObject({
    kind: z.literal('rights'),
    columns: z.array(text(1, 16)).length(4),
    roles: z
      .array(
        z.strictObject({ role: text(1, 16), note: name.optional(), rights: z.array(z.boolean()).length(3) }),
      )
      .min(2)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('search'), query: name }),
]);

const blocks = z.array(block).min(1).max(5);

const sheet = z.strictObject({
  title: words.optional(),
  note: name.optional(),
  /** A copy; white is the original. */
  tone: tone.optional(),
  blocks,
  /** At the right of the others, where there is room. */
  beside: blocks.optional(),
});

/** One sheet, or two: the second on the foot of the first, of the same size at its side, or smaller. */
export const sheets = z.strictObject({
  kind: z.literal('sheets'),
  second: z.enum(['over', 'equal', 'smaller']).optional(),
  sheets: z.array(sheet).min(1).max(2),
});

export type SheetBlock = z.output<typeof block>;
export type DrawnSheets = z.output<typeof sheets>;
