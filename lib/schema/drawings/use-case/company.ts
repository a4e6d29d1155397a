import { z } from 'zod';
import { text } from '../../common';

const right = z.enum(['edit', 'view', 'none']);

/** Rights of teams in folders, in the order of the teams. */
export const company = z.strictObject({
  teams: z.array(text(1, 12)).readonly(),
  folders: z
    .array(
      z.strictObject({
        name: text(1, 20),
        rights: z.array(right).readonly(),
        documents: z
          .array(
            z.strictObject({
              name: text(1, 24),
              version: text(1, 6),
              own: z.strictObject({ team: text(1, 12), right }).optional(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
});

export type Company = z.output<typeof company>;
