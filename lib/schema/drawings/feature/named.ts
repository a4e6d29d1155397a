import { z } from 'zod';
import { text, tone } from '../../common';
import { avatar, bars, drawnChip, drawnIcon, passage, row, run, week } from '../parts';

/** The drawings of the first screens of features: a name for each, and the words that it holds. */
export const featureDrawingsSchema = z.strictObject({
  'ai-tools': z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    /** Each is words, or lines of writing. */
    clauses: z
      .array(z.strictObject({ number: text(1, 3), passage: passage.optional(), bars: bars.bars }))
      .length(3),
    question: text(1, 44),
    answer: run,
    place: text(1, 28),
    jobs: z.array(drawnChip).length(2),
    /** The job with the sign of a voice. */
    aloud: text(1, 16),
  }),
  builder: z.strictObject({
    label: text(1, 260),
    shelf: z
      .array(
        z.strictObject({
          kind: z.enum(['header', 'parties', 'clause', 'table', 'signature']),
          name: text(1, 28),
          placed: z.boolean(),
        }),
      )
      .length(5),
    format: text(1, 8),
    exportFormat: text(1, 8),
    export: text(1, 16),
    parties: z.array(z.strictObject({ name: text(1, 28), side: text(1, 16) })).length(2),
    noticeHead: text(1, 16),
    grip: text(1, 16),
    tableHead: z.array(text(1, 16)).length(3),
    table: z.array(text(1, 16)).length(6),
  }),
  expiry: z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    days: z.array(text(1, 8)).length(7),
    weekDays: week,
    last: row,
    reminder: row,
    granted: passage,
    valid: passage,
    nameHead: text(1, 28),
    noticeHead: text(1, 28),
    expired: text(1, 44),
  }),
  images: z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    crop: text(1, 16),
    noteHead: text(1, 28),
    sizesHead: text(1, 16),
    before: text(1, 16),
    after: text(1, 16),
  }),
  plagiarism: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    sourcesTitle: text(1, 16),
    note: text(1, 28),
    sources: z.array(z.strictObject({ name: text(1, 44), share: text(1, 8) })).length(3),
    thesis: z.array(passage).length(3),
    /** In the ring: how much, and of what. */
    share: text(1, 8),
    similar: text(1, 16),
    jobs: z.array(drawnChip).length(2),
  }),
  sharing: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    note: text(1, 8),
    managerTitle: text(1, 28),
    managerNote: text(1, 16),
    adminTitle: text(1, 44),
    people: z
      .array(
        avatar.extend({
          name: text(1, 16),
          role: text(1, 28),
          rights: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
        }),
      )
      .length(4),
    rights: z.array(text(1, 16)).length(3),
    rows: z.array(row).length(3),
    revoke: text(1, 28),
    head: z.array(text(1, 16)).length(4),
    linkHead: text(1, 44),
  }),
  signature: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    agreement: passage,
    /** In the order in which they sign; whoever has no `hand` yet has the field. */
    signers: z
      .array(
        z.strictObject({
          name: text(1, 16),
          hand: z.enum(['rao', 'iyer', 'khan']).optional(),
          state: text(1, 28),
        }),
      )
      .length(3),
    field: text(1, 16),
    lock: text(1, 80),
    screenHead: text(1, 44),
    finish: text(1, 16),
  }),
  tagging: z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    cardTitle: text(1, 44),
    tags: z.array(row).length(4),
    lease: z.array(passage).length(4),
    /** The tag that a person changed. */
    folder: z.strictObject({ label: text(1, 16), struck: text(1, 16), circled: text(1, 16) }),
    changed: text(1, 80),
  }),
  upload: z.strictObject({
    label: text(1, 260),
    format: text(1, 8),
    ledgerFormat: text(1, 16),
    photoFormat: text(1, 8),
    zone: text(1, 44),
    tabHead: text(1, 28),
    /** `percent` is how much of a file is in while it is uploaded. */
    files: z
      .array(
        z.strictObject({
          icon: drawnIcon,
          name: text(1, 28),
          percent: z.int().optional(),
          state: text(1, 44),
        }),
      )
      .length(3),
  }),
  versions: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    history: z
      .array(
        z.strictObject({
          version: text(1, 8),
          tone: tone,
          what: text(1, 28),
          who: text(1, 28),
          locked: z.boolean().optional(),
        }),
      )
      .length(4),
    oldTitle: text(1, 8),
    note: text(1, 16),
    newTitle: text(1, 8),
    newNote: text(1, 16),
    old: passage,
    restore: text(1, 16),
    new: passage,
    changed: text(1, 44),
  }),
});

export type FeatureDrawings = z.output<typeof featureDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type FeatureCopy<Name extends keyof FeatureDrawings> = { copy: FeatureDrawings[Name] };
