import { z } from 'zod';
import { link, meta, picture, slug, text } from './common';
import { avatar } from './drawings/people';
import { reportRepeats } from './unique';

const label = text(10, 140);

/** What is drawn beside a tip. `label` says it in one sentence to people who do not see it. */
const specimen = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sizes'),
    label,
    /** `share` is the length of the bar in percent. */
    rows: z
      .array(z.strictObject({ name: text(2, 16), value: text(2, 12), share: z.number().min(1).max(100) }))
      .min(2)
      .max(4),
  }),
  z.strictObject({ kind: z.literal('formats'), label, names: z.array(text(2, 8)).min(2).max(8) }),
  z.strictObject({
    kind: z.literal('progress'),
    label,
    file: text(3, 24),
    note: text(3, 20),
    percent: z.int().min(0).max(100),
  }),
  z.strictObject({ kind: z.literal('rename'), label, from: text(3, 24), to: text(3, 24) }),
  z.strictObject({ kind: z.literal('locked'), label, text: text(5, 40) }),
]);

const tip = z.strictObject({ title: text(5, 40), text: text(10, 140), specimen });

const section = z.strictObject({
  /** Anchor of the section. */
  id: slug,
  title: text(5, 40),
  picture,
});

export const supportSchema = z
  .strictObject({
    title: text(3, 60),
    lead: text(20, 160),
    meta,
    upload: section.extend({
      text: text(20, 160),
      report: link,
      /** Under the button. */
      promise: text(10, 80),
      tips: z.array(tip).length(5),
    }),
    sharing: section.extend({
      steps: z.array(text(10, 100)).min(3).max(6),
      visit: link,
      drawing: z.strictObject({
        label,
        folder: text(3, 30),
        title: text(3, 30),
        rows: z
          .array(z.strictObject({ avatar: avatar.nullable(), name: text(2, 20), right: text(3, 24) }))
          .min(2)
          .max(5),
      }),
    }),
    restore: section.extend({
      text: text(20, 200),
      more: link,
      /** Read out after the link's label, which alone does not say about what. */
      moreAbout: text(5, 60),
      drawing: z.strictObject({
        label,
        days: z.int().min(7).max(90),
        /** Day on which the sample file is taken back. */
        taken: z.int().min(2).max(89),
        note: text(5, 40),
        first: text(3, 30),
        last: text(3, 30),
      }),
    }),
  })
  .superRefine(({ upload, sharing, restore }, context) => {
    reportRepeats(
      Object.entries({ upload, sharing, restore }).map(([name, { id }]) => ({
        path: [name, 'id'],
        value: id,
      })),
      context,
    );
  });

export const thankYouSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  meta,
  next: z.strictObject({
    title: text(3, 40),
    links: z
      .array(link.extend({ note: text(10, 100) }))
      .min(2)
      .max(4),
  }),
});

export type Support = z.output<typeof supportSchema>;
export type Tip = z.output<typeof tip>;
export type Specimen = z.output<typeof specimen>;
export type ThankYou = z.output<typeof thankYouSchema>;
