import { z } from 'zod';
import { text, tone } from '../common';

const words = text(1, 44);
const sentence = text(1, 80);
const source = z.int().min(1).max(9);

/** What a round sign with initials shows. */
export const avatar = z.strictObject({ initials: text(1, 3), tone });

export const drawnIcon = z.enum([
  'alert',
  'arrow',
  'bell',
  'check',
  'clock',
  'cloud',
  'external',
  'file',
  'folder',
  'laptop-off',
  'link',
  'lock',
  'mail',
  'search',
  'shield',
  'upload',
]);

export const drawnChip = z.strictObject({
  chip: words,
  tone: tone.optional(),
  dashed: z.boolean().optional(),
  icon: drawnIcon.optional(),
});

/** One sentence for assistive technology; it says that the drawing is a sample. */
export const drawingLabel = text(30, 220).regex(
  /^Sample: .+\.$/,
  'must begin with “Sample: ” and end with a full stop.',
);

/** One part of a drawing: words as they look, or a sign. */
export const part = z.union([
  /** Plain words; with a caret where they are just being written. */
  z.strictObject({ text: words, caret: z.literal(true).optional() }),
  z.strictObject({ strong: words }),
  /** As the document itself has it: numbers and heads of clauses, names. */
  z.strictObject({ bold: words }),
  /** Stamped by the system: times, numbers, names of files. */
  z.strictObject({ mono: words }),
  drawnChip,
  z.strictObject({ icon: drawnIcon }),
  /** What a person did, in blue pen. */
  z.strictObject({ pen: words }),
  /** What a person crossed out. */
  z.strictObject({ strike: words }),
  /** Expired or revoked only. */
  z.strictObject({ ended: words, icon: drawnIcon.optional() }),
  /** What has been done, with a tick. */
  z.strictObject({ done: words }),
  /** What the AI read, and the number of its source where something was made of it. */
  z.strictObject({ mark: words, source: source.optional() }),
  z.strictObject({ source }),
  /** The tab of a file's format. */
  z.strictObject({ format: text(1, 8) }),
  z.strictObject({ avatar }),
  /** A button. */
  z.strictObject({ control: words }),
]);

/** Parts that follow each other as one sentence. */
export const run = z.array(part).min(1).max(4);

/** A paragraph of a document, in pieces as they look: what the AI read, a person wrote or crossed out. */
export const passage = z
  .array(
    z.union([
      z.strictObject({ text: sentence }),
      z.strictObject({ bold: words }),
      z.strictObject({ mark: sentence, source: source.optional() }),
      z.strictObject({ pen: sentence }),
      z.strictObject({ strike: words }),
    ]),
  )
  .min(1)
  .max(7);

/** What is at the left of a row, and what holds for it. */
export const row = z.strictObject({ label: text(1, 28), value: words });

/** Seven days in a row; a date is `found` by the AI or has `expired`. */
export const week = z
  .array(z.strictObject({ day: text(1, 8), date: z.int(), state: z.enum(['found', 'expired']).optional() }))
  .length(7);

/** Lines of writing by their widths in percent; of these, counted from 0, some are read by the AI, some are headings. */
export const bars = {
  bars: z.array(z.int().min(1).max(100)).max(8).optional(),
  read: z.array(z.int()).optional(),
  headings: z.array(z.int()).optional(),
};

export type DrawnPart = z.output<typeof part>;
