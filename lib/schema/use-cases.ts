import { z } from 'zod';
import { link, meta, slug, text, texts, unique, withValues } from './common';
import { detailBase, entriesOf, related } from './detail';
import { illustrationOf } from './illustrations';

const illustration = illustrationOf('use-cases');

const statement = z.strictObject({
  title: text(8, 44),
  text: text(40, 220),
  illustration,
  /** Link to a page with details, if the rows further down do not already link to it. */
  more: link.optional(),
});

const detail = detailBase.extend({
  /** The audience as written in “… for {audience}”. */
  audience: text(3, 40),
  illustration: illustrationOf('use-cases/folders'),
  /** Texts about this office on the hub. */
  card: z.strictObject({
    /** Papers of this office, on the folder's tab. */
    documents: text(8, 40),
    problem: text(30, 120),
    answer: text(30, 140),
    /** One fact that a visitor can check. */
    proof: text(15, 90),
    /** An illustration that the page itself does not show. */
    illustration,
    /** Document to start with on the first day. */
    first: text(8, 60),
    /** The drawing is below the words, as wide as the folder. */
    wide: z.boolean().optional(),
  }),
  intro: text(120, 320),
  /** Three benefits; the first has the wide illustration. */
  statements: z.tuple([statement, statement, statement]),
  why: z.strictObject({
    /** Heading of the left column: how such offices work today. `withProduct`: heading of the right column. */
    before: text(6, 40),
    withProduct: text(4, 40),
    rows: z
      .array(z.strictObject({ before: text(20, 110), withProduct: text(30, 150) }))
      .min(3)
      .max(4),
  }),
  gains: z.strictObject({ title: text(8, 44), items: z.array(text(10, 80)).min(6).max(8) }),
  /** A made-up case, marked as an example. */
  example: text(60, 320)
    .regex(/^Example: /, 'must begin with “Example: ”.')
    .optional(),
  /** Three features, one security page, one integration, in this order of use. */
  start: z.strictObject({ title: text(8, 44), pages: z.array(related).length(5) }),
  closing: z.strictObject({ title: text(8, 48), text: text(30, 160) }),
});

export const hubSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  /** The pigeonholes in the hero: their accessible name, and the label of the one for all other offices. */
  pigeonholes: z.strictObject({ label: text(5, 60), others: text(3, 30) }),
  missing: z.strictObject({
    tab: text(3, 40),
    title: text(8, 60),
    text: text(30, 200),
    /** Audiences without their own page; `id` is their anchor on the hub. */
    others: z
      .array(z.strictObject({ id: slug, name: text(3, 40), text: text(30, 220) }))
      .min(1)
      .max(6)
      .superRefine(unique('id', 'name')),
    link,
  }),
  start: z.strictObject({
    title: text(8, 60),
    columns: texts(3, 30, 'office', 'first', 'feature', 'rule'),
  }),
  closing: z.strictObject({ title: text(8, 48), text: text(30, 160) }),
  meta,
});

/** Headings that are the same on every use-case page. */
export const labelsSchema = z.strictObject({
  why: text(5, 40),
  title: withValues(10, 40, 'audience'),
});

export const entriesSchema = entriesOf(detail);

export type UseCaseHub = z.output<typeof hubSchema>;
export type UseCase = z.output<typeof detail>;
