import { z } from 'zod';
import { text, tone } from '../../common';
import { drawingLabel } from '../parts';

/** A label on a drawn document. */
const labelChip = z.strictObject({ text: text(2, 24), tone: tone.default('bond') });

/** Two folders kept in step: a row per change, on the side where it began and on the other. */
const sync = z.strictObject({
  kind: z.literal('sync'),
  label: drawingLabel,
  sides: z.tuple([text(2, 40), text(2, 40)]),
  sign: text(3, 30),
  rows: z
    .array(
      z.strictObject({
        time: text(4, 8),
        from: z.enum(['there', 'here', 'nowhere']),
        there: text(3, 44),
        here: text(2, 44),
        chips: z.array(labelChip).max(2).default([]),
      }),
    )
    .min(3)
    .max(6),
});

/** Folders with a tick or without, the same names on the other side, and the versions of one file. */
const paths = z.strictObject({
  kind: z.literal('paths'),
  label: drawingLabel,
  heads: z.tuple([text(3, 30), text(3, 30)]),
  folders: z
    .array(
      z.strictObject({
        name: text(2, 30),
        chosen: z.boolean(),
        note: text(3, 40).optional(),
        files: z.array(z.strictObject({ name: text(3, 40), chip: labelChip })).max(3),
      }),
    )
    .min(2)
    .max(4),
  versions: z.strictObject({
    file: text(3, 40),
    list: z.array(z.strictObject({ name: text(1, 6), day: text(4, 20) })).length(3),
  }),
  search: z.strictObject({ words: text(3, 30), found: text(5, 60) }),
});

/** A mail taken apart: its text stays, and what leaves it is beside each item of the list. */
const mail = z.strictObject({
  kind: z.literal('mail'),
  label: drawingLabel,
  from: text(3, 60),
  subject: text(3, 60),
  lines: z.array(text(2, 80)).min(2).max(5),
  stays: text(5, 50),
  attachments: z.array(text(3, 30)).length(3),
  chips: z.array(z.array(labelChip).min(1).max(3)).length(5),
});

/** Events at the left, what they start at the right, and the account between them; the last item runs back. */
const switchboard = z.strictObject({
  kind: z.literal('switchboard'),
  hub: text(5, 30),
  lines: z.array(text(3, 40)).length(5),
});

/** Requests and replies between two sites, one pair per item of the list. */
const calls = z.strictObject({
  kind: z.literal('calls'),
  label: drawingLabel,
  sides: z.tuple([text(2, 30), text(2, 30)]),
  pairs: z.array(z.strictObject({ request: text(5, 60), reply: text(3, 60) })).length(5),
});

/** What the five things look like on paper; `components/drawings/integration/map.tsx` has one component for each kind. */
export const doesDrawing = z.discriminatedUnion('kind', [sync, paths, mail, switchboard, calls]);

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

export type DoesDrawing = z.output<typeof doesDrawing>;
export type IntegrationStep = z.output<typeof integrationStep>;
