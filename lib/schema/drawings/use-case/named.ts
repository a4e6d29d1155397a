import { z } from 'zod';
import { stock, text } from '../../common';
import { avatar } from '../people';
import { company } from './company';

/** The folders of the use-case pages: a name for each, and the words that it holds. */
export const useCaseDrawingsSchema = z.strictObject({
  client: z.strictObject({
    tab: text(1, 44),
    aside: z.strictObject({
      title: text(1, 16),
      note: text(1, 8),
      rows: z.tuple([
        z.strictObject({ label: text(1, 16), value: text(1, 16) }),
        z.strictObject({ label: text(1, 16), value: text(1, 16) }),
        z.strictObject({ label: text(1, 16), value: text(1, 16) }),
      ]),
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
    bills: z.tuple([
      z.array(text(1, 16)).length(4),
      z.array(text(1, 16)).length(4),
      z.array(text(1, 16)).length(4),
      z.array(text(1, 16)).length(4),
    ]),
    week: z
      .array(z.strictObject({ day: text(1, 8), date: z.int(), state: z.literal('found').optional() }))
      .length(7),
    margin: z.strictObject({ text: z.array(text(1, 44)).length(4), head: text(1, 44) }),
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
      rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 16) })).length(2),
      text: z.array(text(1, 44)).length(2),
      control: text(1, 28),
    }),
    draft: z.strictObject({
      title: text(1, 16),
      note: text(1, 28),
      ply: z.array(text(1, 28)).length(4),
      topHead: z.array(text(1, 16)).length(2),
      top: z.array(text(1, 44)).length(4),
      topStruck: text(1, 16),
      topPen: z.array(text(1, 80)).length(2),
      topMark: z.array(text(1, 44)).length(2),
    }),
  }),
  policy: z.strictObject({
    tab: text(1, 16),
    margin: z.strictObject({
      rows: z.array(z.strictObject({ label: text(1, 16), value: text(1, 16) })).length(2),
      avatar: avatar,
      head: text(1, 28),
      text: z.array(text(1, 44)).length(2),
    }),
    groups: z.strictObject({
      title: text(1, 16),
      groups: z
        .array(
          z.strictObject({
            name: text(1, 16),
            people: z.array(z.strictObject({ initials: text(1, 16), stock: stock })),
            more: z.int(),
            stock: stock,
          }),
        )
        .length(4),
    }),
    matrix: company.extend({ note: text(1, 16), title: text(1, 28), matrixHeading: text(1, 16) }),
  }),
  thesis: z.strictObject({
    tab: text(1, 28),
    margin: z.strictObject({
      avatar: z.tuple([avatar, avatar]),
      head: z.array(text(1, 44)).length(2),
      text: z.array(text(1, 44)).length(3),
    }),
    certificate: z.strictObject({ frame: z.array(text(1, 80)).length(3) }),
    thesis: z.strictObject({
      title: text(1, 44),
      note: text(1, 16),
      text: z.array(text(1, 150)).length(5),
      mark: z.array(text(1, 150)).length(2),
    }),
  }),
  ward: z.strictObject({
    tab: text(1, 28),
    margin: z.strictObject({
      rows: z.tuple([
        z.strictObject({ label: text(1, 16), value: text(1, 44) }),
        z.strictObject({ label: text(1, 16), value: text(1, 8) }),
        z.strictObject({ label: text(1, 16), value: text(1, 16) }),
      ]),
      log: z.array(text(1, 16)).length(4),
      logHead: z.array(text(1, 16)).length(3),
      logPen: text(1, 16),
      logMark: text(1, 16),
    }),
    consent: z.strictObject({
      title: text(1, 16),
      note: text(1, 8),
      text: z.array(text(1, 150)).length(3),
    }),
    note: z.strictObject({
      title: text(1, 28),
      note: text(1, 8),
      rows: z.tuple([
        z.strictObject({ label: text(1, 16), value: text(1, 28) }),
        z.strictObject({ label: text(1, 16), value: text(1, 28) }),
        z.strictObject({ label: text(1, 16), value: text(1, 16) }),
        z.strictObject({ label: text(1, 16), value: text(1, 44) }),
      ]),
      chip: z.array(text(1, 16)).length(3),
    }),
  }),
});

export type UseCaseDrawings = z.output<typeof useCaseDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type UseCaseWords<Name extends keyof UseCaseDrawings> = { words: UseCaseDrawings[Name] };
