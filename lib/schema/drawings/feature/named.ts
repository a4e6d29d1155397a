import { z } from 'zod';
import { stock, text } from '../../common';

/** The drawings of the first screens of features: a name for each, and the words that it holds. */
export const featureDrawingsSchema = z.strictObject({
  'ai-tools': z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    /** Numbers of the three clauses; the words are those of the second. */
    clauses: z.array(text(1, 3)).length(3),
    clause: z.array(text(1, 80)).length(2),
    clauseMark: text(1, 80),
    question: text(1, 44),
    answer: z.array(text(1, 28)).length(3),
    answerHead: text(1, 44),
    jobsChip: z.array(text(1, 16)).length(3),
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
    partiesHead: z.array(text(1, 28)).length(2),
    parties: z.array(text(1, 16)).length(2),
    noticeHead: text(1, 16),
    signs: z.array(text(1, 28)).length(2),
    grip: text(1, 16),
    tableHead: z.array(text(1, 16)).length(3),
    table: z.array(text(1, 16)).length(6),
  }),
  expiry: z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    days: z.array(text(1, 8)).length(7),
    weekDays: z
      .array(z.strictObject({ day: text(1, 8), date: z.int(), state: z.literal('found').optional() }))
      .length(7),
    rows: z.tuple([
      z.strictObject({ label: text(1, 28), value: text(1, 28) }),
      z.strictObject({ label: text(1, 28), value: text(1, 28) }),
    ]),
    licence: z.array(text(1, 80)).length(4),
    licenceHead: text(1, 16),
    licenceMark: text(1, 28),
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
    sizes: z.array(text(1, 16)).length(2),
  }),
  plagiarism: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    sourcesTitle: text(1, 16),
    note: text(1, 28),
    sources: z.array(z.strictObject({ name: text(1, 44), share: text(1, 8) })).length(3),
    thesis: z.array(text(1, 80)).length(5),
    thesisMark: z.array(text(1, 80)).length(3),
    ringHead: text(1, 8),
    ring: text(1, 16),
    jobsChip: z.array(text(1, 16)).length(2),
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
        z.strictObject({
          initials: text(1, 16),
          stock: stock,
          name: text(1, 16),
          role: text(1, 28),
          rights: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
        }),
      )
      .length(4),
    rights: z.array(text(1, 16)).length(3),
    rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 16) })).length(3),
    revoke: text(1, 28),
    head: z.array(text(1, 16)).length(4),
    linkHead: text(1, 44),
  }),
  signature: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    /** Number of the clause. */
    clause: text(1, 3),
    agreement: text(1, 150),
    places: z.array(text(1, 3)).length(3),
    signers: z.array(text(1, 16)).length(3),
    state: z.array(text(1, 28)).length(3),
    field: text(1, 16),
    lock: text(1, 80),
    screenHead: text(1, 44),
    finish: text(1, 16),
  }),
  tagging: z.strictObject({
    label: text(1, 260),
    title: text(1, 44),
    cardTitle: text(1, 44),
    tags: z.array(z.strictObject({ label: text(1, 16), value: text(1, 80) })).length(4),
    lease: z.array(text(1, 80)).length(8),
    leaseMark: z.array(text(1, 80)).length(4),
    card: z.array(text(1, 80)).length(2),
    cardStruck: text(1, 16),
    cardCircled: text(1, 16),
  }),
  upload: z.strictObject({
    label: text(1, 260),
    format: text(1, 8),
    ledgerFormat: text(1, 16),
    photoFormat: text(1, 8),
    zone: text(1, 44),
    tabHead: text(1, 28),
    rowHead: z.array(text(1, 28)).length(3),
    row: z.array(text(1, 44)).length(2),
    progress: text(1, 8),
  }),
  versions: z.strictObject({
    label: text(1, 260),
    title: text(1, 28),
    history: z
      .array(
        z.strictObject({
          version: text(1, 8),
          stock: stock,
          what: text(1, 28),
          who: text(1, 28),
          locked: z.boolean().optional(),
        }),
      )
      .length(4),
    /** Number of the clause that differs. */
    clause: text(1, 3),
    oldTitle: text(1, 8),
    note: text(1, 16),
    newTitle: text(1, 8),
    newNote: text(1, 16),
    old: z.array(text(1, 80)).length(3),
    oldStruck: text(1, 28),
    new: z.array(text(1, 80)).length(3),
    newPen: text(1, 28),
  }),
});

export type FeatureDrawings = z.output<typeof featureDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type FeatureWords<Name extends keyof FeatureDrawings> = { words: FeatureDrawings[Name] };
