import { z } from 'zod';
import { stock, text } from '../../common';
import { avatar } from '../people';

const storeCall = z.strictObject({
  method: text(1, 8),
  text: z.array(text(1, 28)).length(2),
  key: z.array(text(1, 28)).length(6),
  /** The number of the version that was stored. */
  stored: z.int(),
  string: z.array(text(1, 28)).length(3),
  ok: text(1, 28),
  mark: z.array(text(1, 44)).length(2),
});

/** What is drawn on the integration pages: a name for each drawing, and the words that it holds. */
export const integrationDrawingsSchema = z.strictObject({
  heroes: z.strictObject({
    'api-call': z.strictObject({
      call: storeCall,
      tab: text(1, 28),
      title: text(1, 28),
      portal: z.array(text(1, 28)).length(5),
    }),
    automation: z.strictObject({
      tab: text(1, 16),
      when: z.array(text(1, 28)).length(4),
      whenHead: text(1, 16),
      step: z.array(text(1, 44)).length(4),
      stepHead: z.array(text(1, 28)).length(3),
      row: z.array(text(1, 16)).length(3),
      stepChip: text(1, 28),
    }),
    'chosen-folders': z.strictObject({
      tab: text(1, 16),
      title: text(1, 28),
      folders: z
        .array(z.strictObject({ name: text(1, 16), files: text(1, 28), chosen: z.boolean() }))
        .length(3),
      frontTitle: text(1, 44),
      note: text(1, 16),
      front: z.array(text(1, 44)).length(2),
      frontMark: z.array(text(1, 28)).length(2),
      frontChip: z.array(text(1, 28)).length(3),
      billHead: text(1, 28),
      billChip: text(1, 8),
      dateChip: text(1, 28),
      kept: text(1, 44),
    }),
    'mail-in': z.strictObject({
      tab: text(1, 28),
      attachments: z
        .array(z.strictObject({ format: text(1, 8), name: text(1, 28), folder: text(1, 44), stock: stock }))
        .length(3),
      head: z.array(text(1, 28)).length(3),
      headHead: z.array(text(1, 28)).length(2),
      text: text(1, 28),
      tagsChip: z.array(text(1, 16)).length(3),
      tags: text(1, 44),
    }),
    'two-trees': z.strictObject({
      folder: z.strictObject({ name: text(1, 16), strong: z.boolean() }),
      files: z.array(z.strictObject({ name: text(1, 28), version: text(1, 8) })).length(3),
      left: z.strictObject({ name: text(1, 16), note: text(1, 16) }),
      tab: text(1, 28),
      title: text(1, 16),
      copyTitle: text(1, 16),
      state: z.array(text(1, 44)).length(2),
    }),
  }),
  hub: z.strictObject({
    'inward-register': z.strictObject({
      title: text(1, 28),
      note: text(1, 28),
      arrivals: z
        .array(
          z.strictObject({
            time: text(1, 16),
            document: text(1, 28),
            tag: text(1, 28),
            stock: stock,
            folder: text(1, 28),
          }),
        )
        .length(5),
      tableHeading: z.array(text(1, 16)).length(5),
      nextCell: text(1, 16),
      stamp: z.array(text(1, 28)).length(2),
    }),
    'store-call': storeCall,
  }),
  steps: z.strictObject({
    allow: z.strictObject({ avatar: avatar, text: z.array(text(1, 80)).length(3) }),
    choose: z.strictObject({
      choices: z.array(z.strictObject({ name: text(1, 16), on: z.boolean() })).length(3),
      passes: text(1, 16),
      stays: text(1, 28),
    }),
    arrive: z.strictObject({
      title: text(1, 28),
      note: text(1, 8),
      text: z.array(text(1, 44)).length(2),
      mark: text(1, 28),
      chip: z.array(text(1, 28)).length(2),
    }),
  }),
});

export type IntegrationDrawings = z.output<typeof integrationDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type IntegrationWords<
  Group extends keyof IntegrationDrawings,
  Name extends keyof IntegrationDrawings[Group],
> = {
  words: IntegrationDrawings[Group][Name];
};
