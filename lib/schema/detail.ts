import { z } from 'zod';
import { href, meta, picture, publishingFields, slug, text, unique } from './common';

/**
 * A link from a detail page to another: its target, and the reason to follow it. Name and picture come from the
 * target's own entry.
 */
export const related = z.strictObject({ href, note: text(10, 90) });

/** What every detail page has, whatever its family. Families extend it. */
export const detailBase = z.strictObject({
  /** Number in the public address: 2 is `/feature2page`. Never reused, never changed once public. */
  n: z.int().min(1).max(9999),
  /** Readable alias: `smart-tagging` also answers under `/features/smart-tagging`. */
  slug,
  /** Name on cards, in links and as heading. */
  name: text(3, 40),
  /** One sentence under the heading and on the hub's card. */
  tagline: text(15, 90),
  picture,
  meta,
  ...publishingFields,
});

/** Schema for all pages of a family, from the schema of one page. */
export const entriesOf = <Entry extends z.ZodType<DetailBase>>(entry: Entry) =>
  z
    .array(entry)
    .min(1)
    .superRefine(unique<DetailBase>('n', 'slug', 'name', 'picture'));

export type DetailBase = z.output<typeof detailBase>;
export type Related = z.output<typeof related>;
