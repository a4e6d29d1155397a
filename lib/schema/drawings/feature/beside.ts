import { z } from 'zod';
import { text } from '../../common';
import { bars } from '../parts';
import { sheets } from '../sheets';

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

export type FeatureBeside = z.output<typeof featureBeside>;
