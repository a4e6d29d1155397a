import { z } from 'zod';
import { link, meta, slug, text, unique } from './common';

const paragraph = text(20, 700);

const block = z.union([
  z.strictObject({ text: paragraph }),
  z.strictObject({
    list: z
      .array(z.union([text(10, 260), z.strictObject({ name: text(2, 40), text: text(10, 260) })]))
      .min(2)
      .max(10),
  }),
  /** The first column names the row. */
  z.strictObject({
    table: z.strictObject({
      caption: text(5, 80),
      columns: z.array(text(2, 40)).min(2).max(4),
      rows: z.array(z.array(text(2, 220)).min(2).max(4)).min(1),
    }),
  }),
  z.strictObject({ links: z.array(link).min(1).max(4) }),
  z.strictObject({
    contact: z.strictObject({
      name: text(2, 60),
      email: z.email('is not an email address.'),
      phone: z.strictObject({ label: text(6, 24), href: z.string().startsWith('tel:') }),
    }),
  }),
]);

export const legalSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 200),
  meta,
  /** `false` until a lawyer has read the text; the launch check lists it. Left out where none is needed. */
  reviewed: z.boolean().optional(),
  contents: text(3, 30),
  lastUpdated: text(5, 30),
  /** The button below the summary. */
  action: link,
  sections: z
    .array(
      z.strictObject({
        /** Anchor, `/privacy#your-rights`. Do not change it once public. */
        id: slug,
        title: text(3, 70),
        /** The section in one sentence. */
        short: text(15, 200),
        blocks: z.array(block).min(1).max(8),
      }),
    )
    .min(4)
    .superRefine(unique('id', 'title')),
});

export type Legal = z.output<typeof legalSchema>;
export type LegalBlock = Legal['sections'][number]['blocks'][number];
