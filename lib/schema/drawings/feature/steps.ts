import { z } from 'zod';
import { text, tone } from '../../common';
import { avatar, bars, drawnChip, drawnIcon, part, run } from '../parts';

const words = text(1, 44);
const name = text(1, 28);

/** What is on a sheet below its lines of writing. */
const below = z.union([
  z.strictObject({ run, look: z.enum(['large', 'ruled']).optional() }),
  z.strictObject({ locked: name }),
  z.strictObject({ formats: z.array(text(1, 8)).min(1).max(2) }),
  z.strictObject({ fields: z.array(text(1, 16)).length(3) }),
  /** Signatures of the office's people. */
  z.strictObject({
    signed: z
      .array(z.enum(['rao', 'iyer', 'khan']))
      .min(1)
      .max(3),
  }),
  z.strictObject({ toSign: z.literal(true) }),
  z.strictObject({ picture: z.literal('cut') }),
]);

/** A small sheet. On coloured tone `lines` stand for the writing, each with what became of it. */
const sheet = z.strictObject({
  title: name.optional(),
  note: text(1, 16).optional(),
  tone: tone.optional(),
  ...bars,
  lines: z
    .array(z.enum(['same', 'heading', 'changed', 'removed', 'matched']))
    .max(5)
    .optional(),
  picked: z.boolean().optional(),
  below: z.array(below).max(3).default([]),
});

/** The picture above a step: the state it ends in. */
export const featureStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page'), page: sheet }),
  z.strictObject({ kind: z.literal('pair'), pages: z.tuple([sheet, sheet]) }),
  /** A page and its copies behind it, the last one outermost. */
  z.strictObject({ kind: z.literal('stack'), copies: z.array(tone).min(1).max(3), page: sheet }),
  /** A folder, with the sheet that is in it. */
  z.strictObject({
    kind: z.literal('folder'),
    name,
    locked: z.boolean().optional(),
    run,
    page: sheet.optional(),
  }),
  z.strictObject({
    kind: z.literal('notice'),
    tone,
    icon: drawnIcon,
    title: name,
    lines: z.array(part).length(2),
  }),
  /** Three people in turn, by their signs or numbered. */
  z.strictObject({
    kind: z.literal('people'),
    rows: z
      .array(
        z.strictObject({
          avatar: avatar.optional(),
          name: text(1, 16),
          note: text(1, 28).optional(),
          chosen: z.boolean().optional(),
        }),
      )
      .length(3),
  }),
  z.strictObject({ kind: z.literal('photo'), photo: z.enum(['person', 'cut']), note: name }),
  /** Three files on their way into a field. */
  z.strictObject({ kind: z.literal('pile'), formats: z.array(text(1, 8)).length(3), text: text(1, 16) }),
  z.strictObject({ kind: z.literal('found'), query: name, page: sheet }),
  z.strictObject({ kind: z.literal('question'), chips: z.array(drawnChip).length(3), question: words }),
  z.strictObject({ kind: z.literal('answer'), page: sheet, answer: words, accept: words }),
  /** A letter in blocks, one of which is on its way in. */
  z.strictObject({ kind: z.literal('blocks'), placing: name, placed: text(1, 16) }),
]);

export type FeatureStep = z.output<typeof featureStep>;
export type StepSheet = z.output<typeof sheet>;
