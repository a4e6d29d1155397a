import { z } from 'zod';
import { productName, text, tone } from '../../common';
import { avatar, drawnChip, passage, row } from '../parts';

const storeCall = z.strictObject({
  method: text(1, 8),
  path: text(1, 28),
  header: row,
  fields: z.array(row).length(2),
  ok: text(1, 28),
  /** The number of the version that was stored. */
  version: z.strictObject({ label: text(1, 28), value: z.int() }),
  tags: z.strictObject({ label: text(1, 28), values: z.array(text(1, 44)).length(2) }),
  link: row,
});

/** What is drawn on the integration pages: a name for each drawing, and the words that it holds. */
export const integrationDrawingsSchema = z.strictObject({
  heroes: z.strictObject({
    'api-call': z.strictObject({
      call: storeCall,
      tab: text(1, 28),
      title: text(1, 28),
      filed: row,
      waiting: row,
      upload: text(1, 28),
    }),
    automation: z.strictObject({
      tab: text(1, 16),
      when: text(1, 28),
      event: text(1, 28),
      place: text(1, 28),
      who: text(1, 16),
      time: text(1, 28),
      next: text(1, 28),
      /** Each leaves a row of a table, a message or a tag. */
      steps: z
        .array(
          z.strictObject({
            tone,
            name: text(1, 28),
            cells: z.array(text(1, 16)).length(3).optional(),
            message: text(1, 44).optional(),
            tag: text(1, 28).optional(),
          }),
        )
        .length(3),
    }),
    'chosen-folders': z.strictObject({
      tab: text(1, 16),
      title: text(1, 28),
      folders: z
        .array(z.strictObject({ name: text(1, 16), files: text(1, 28), chosen: z.boolean() }))
        .length(3),
      frontTitle: text(1, 44),
      note: text(1, 16),
      front: passage,
      tags: z.array(drawnChip).length(3),
      bill: text(1, 28),
      billTag: drawnChip,
      billDate: drawnChip,
      kept: text(1, 44),
    }),
    'mail-in': z.strictObject({
      tab: text(1, 28),
      attachments: z
        .array(z.strictObject({ format: text(1, 8), name: text(1, 28), folder: text(1, 44), tone: tone }))
        .length(3),
      /** The address, up to the domain of the site; a line may break after `mailbox`. */
      to: z.strictObject({ label: text(1, 28), mailbox: text(1, 28), host: text(1, 28) }),
      subject: row,
      attached: text(1, 28),
      tags: z.array(drawnChip).length(3),
      tagged: text(1, 44),
    }),
    'two-trees': z.strictObject({
      folder: z.strictObject({ name: text(1, 16), strong: z.boolean() }),
      files: z.array(z.strictObject({ name: text(1, 28), version: text(1, 8) })).length(3),
      left: z.strictObject({ name: text(1, 16), note: text(1, 16) }),
      tab: text(1, 28),
      title: text(1, 16),
      copyTitle: productName,
      state: text(1, 44),
      signedIn: text(1, 44),
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
            tone: tone,
            folder: text(1, 28),
          }),
        )
        .length(5),
      tableHeading: z.array(text(1, 16)).length(5),
      nextCell: text(1, 16),
      stamp: row,
    }),
    'store-call': storeCall,
  }),
  steps: z.strictObject({
    allow: z.strictObject({ avatar, question: text(1, 80), allowed: text(1, 80), time: text(1, 16) }),
    choose: z.strictObject({
      choices: z.array(z.strictObject({ name: text(1, 16), on: z.boolean() })).length(3),
      passes: text(1, 16),
      stays: text(1, 28),
    }),
    arrive: z.strictObject({
      title: text(1, 28),
      note: text(1, 8),
      passage,
      tags: z.array(drawnChip).length(2),
      came: text(1, 44),
    }),
  }),
});

export type IntegrationDrawings = z.output<typeof integrationDrawingsSchema>;

/** What the drawing of that name gets: its words. */
export type IntegrationCopy<
  Group extends keyof IntegrationDrawings,
  Name extends keyof IntegrationDrawings[Group],
> = {
  copy: IntegrationDrawings[Group][Name];
};
