import { z } from 'zod';
import { text } from '../../common';
import { labelChip } from './does';

/** The drawing under a step: lines as typed, labels, or boxes to tick. */
export const integrationStep = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lines'), lines: z.array(text(2, 34)).min(1).max(2) }),
  z.strictObject({
    kind: z.literal('chips'),
    chips: z.array(labelChip).min(1).max(3),
  }),
  z.strictObject({
    kind: z.literal('boxes'),
    boxes: z
      .array(z.strictObject({ text: text(2, 24), ticked: z.boolean() }))
      .min(2)
      .max(3),
  }),
]);

export type IntegrationStep = z.output<typeof integrationStep>;
