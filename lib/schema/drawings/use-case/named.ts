import { z } from 'zod';
import { text, texts, tone } from '../../common';
import { avatar, drawnChip, passage, row, week } from '../parts';
import { company } from './company';

/** The folders of the use-case pages: a name for each, and the words that it holds. */
export const useCaseDrawingsSchema = z.strictObject({
  client: z.strictObject({
    tab: text(1, 44),
    aside: z.strictObject({
      title: text(1, 16),
      note: text(1, 8),
      rows: z.array(row).length(2),
      total: row,
      mark: text(1, 28),
      text: text(1, 44),
    }),
    main: z.strictObject({
      title: text(1, 44),
      note: text(1, 16),
      workingHeading: z.array(text(1, 16)).length(5),
      totalCell: z.array(text(1, 16)).length(3),
      totalMark: text(1, 16),
      pen: text(1, 44),
    }),
    bills: z.array(z.array(text(1, 16)).length(4)).length(4),
    week,
    margin: texts(1, 44, 'came', 'filed', 'head', 'due', 'reminder'),
  }),
  matter: z.strictObject({
    tab: text(1, 28),
    aside: z.strictObject({
      title: text(1, 16),
      rows: z
        .array(
          z.strictObject({
            name: text(1, 16),
            note: text(1, 16),
            strong: z.boolean().optional(),
            kind: z.literal('lock').optional(),
          }),
        )
        .length(4),
    }),
    margin: z.strictObject({
      rows: z.array(row).length(2),
      signed: text(1, 44),
      paper: text(1, 44),
      control: text(1, 28),
    }),
    draft: z.strictObject({
      title: text(1, 16),
      note: text(1, 28),
      plies: z
        .array(z.strictObject({ age: z.enum(['oldest', 'older']), version: text(1, 28), by: text(1, 28) }))
        .length(2),
      clauses: z.array(passage).length(2),
      changed: text(1, 80),
    }),
  }),
  policy: z.strictObject({
    tab: text(1, 16),
    margin: z.strictObject({
      rows: z.array(row).length(2),
      avatar,
      head: text(1, 28),
      approved: text(1, 44),
      version: text(1, 44),
    }),
    groups: z.strictObject({
      title: text(1, 16),
      groups: z
        .array(
          z.strictObject({
            name: text(1, 16),
            people: z.array(avatar),
            more: z.int(),
            tone: tone,
          }),
        )
        .length(4),
    }),
    matrix: company.extend({ note: text(1, 16), title: text(1, 28), matrixHeading: text(1, 16) }),
  }),
  thesis: z.strictObject({
    tab: text(1, 28),
    margin: z.strictObject({
      similar: text(1, 44),
      pages: text(1, 44),
      sources: z.array(text(1, 44)).length(2),
      from: avatar,
      to: avatar,
      handed: text(1, 44),
    }),
    certificate: z.strictObject({ number: text(1, 80), degree: text(1, 80), text: text(1, 80) }),
    thesis: z.strictObject({
      title: text(1, 44),
      note: text(1, 16),
      head: text(1, 80),
      passages: z.array(passage).length(2),
    }),
  }),
  ward: z.strictObject({
    tab: text(1, 28),
    margin: z.strictObject({
      rows: z.array(row).length(2),
      closed: row,
      log: z.array(z.strictObject({ time: text(1, 16), entry: passage })).length(3),
    }),
    consent: z.strictObject({
      title: text(1, 16),
      note: text(1, 8),
      text: text(1, 150),
      patient: text(1, 28),
      date: text(1, 16),
    }),
    note: z.strictObject({
      title: text(1, 28),
      note: text(1, 8),
      admitted: row,
      /** What the AI read. */
      read: z.array(row).length(3),
      chips: z.array(drawnChip).length(3),
    }),
  }),
});

export type UseCaseDrawings = z.output<typeof useCaseDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type UseCaseCopy<Name extends keyof UseCaseDrawings> = { copy: UseCaseDrawings[Name] };
