import { z } from 'zod';
import { text } from '../../common';

/** Words of the drawings of one moment of a team's work. */
export const useCaseMoments = z.strictObject({
  'bill-filed': z.strictObject({
    title: text(1, 28),
    note: text(1, 16),
    rows: z.tuple([
      z.strictObject({ label: text(1, 16), value: text(1, 28) }),
      z.strictObject({ label: text(1, 8), value: text(1, 28) }),
    ]),
    overlap: z.array(text(1, 44)).length(2),
  }),
  'link-ended': z.strictObject({
    title: text(1, 44),
    week: z
      .array(z.strictObject({ day: text(1, 8), date: z.int(), state: z.literal('expired').optional() }))
      .length(7),
    rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 44) })).length(2),
    text: text(1, 44),
  }),
  'match-in-place': z.strictObject({
    title: text(1, 44),
    note: text(1, 16),
    overlapTitle: text(1, 44),
    overlapNote: text(1, 16),
    match: text(1, 80),
    overlap: z.array(text(1, 80)).length(3),
  }),
  'one-contract': z.strictObject({
    title: text(1, 44),
    note: text(1, 8),
    rows: z.tuple([
      z.strictObject({ label: text(1, 16), value: text(1, 16) }),
      z.strictObject({ label: text(1, 16), value: text(1, 8) }),
      z.strictObject({ label: text(1, 8), value: text(1, 16) }),
    ]),
    contractHead: text(1, 16),
    contract: text(1, 16),
  }),
  'two-searches': z.strictObject({
    who: text(1, 28),
    found: text(1, 16),
    rows: z
      .array(
        z.strictObject({
          name: text(1, 28),
          kind: z.literal('file'),
          note: text(1, 28),
          strong: z.boolean().optional(),
        }),
      )
      .length(3),
    pairWho: text(1, 28),
    pairFound: text(1, 16),
    pairRows: z.tuple([z.strictObject({ name: text(1, 28), kind: z.literal('file'), note: text(1, 28) })]),
    search: z.strictObject({ query: text(1, 28) }),
  }),
});
