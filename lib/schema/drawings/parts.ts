import { z } from 'zod';
import { stock, text } from '../common';
import { avatar } from './people';

const words = text(1, 44);

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
  stock: stock.optional(),
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
  z.strictObject({ mark: words, source: z.int().min(1).max(9).optional() }),
  z.strictObject({ source: z.int().min(1).max(9) }),
  /** The tab of a file's format. */
  z.strictObject({ format: text(1, 8) }),
  z.strictObject({ avatar }),
  /** A button. */
  z.strictObject({ control: words }),
]);

/** Parts that follow each other as one sentence. */
export const run = z.array(part).min(1).max(4);

/** Lines of writing by their widths in percent; of these, counted from 0, some are read by the AI, some are headings. */
export const bars = {
  bars: z.array(z.int().min(1).max(100)).max(8).optional(),
  read: z.array(z.int()).optional(),
  headings: z.array(z.int()).optional(),
};

export type DrawnPart = z.output<typeof part>;
