import { z } from 'zod';
import { href, link, text, texts } from './common';
import { detailBase, entriesOf, related } from './detail';
import { illustrationName, illustrationOf } from './illustrations';

/** Signs that a legend explains. */
const markStyles = z.enum(['ai', 'person', 'copies', 'reminder', 'expired']);

/** How this feature treats each accepted format; a few words under the format's tab. */
const formats = texts(8, 44, 'pdf', 'word', 'excel', 'ppt', 'jpg');

const item = z.strictObject({ title: text(3, 40), text: text(20, 120) });

/** Onward links to single tools, `/toolsdetails/split-pdf`. */
const tools = z.array(link).min(1).max(6).optional();

const list = z.discriminatedUnion('layout', [
  /** One row per item with a small illustration at its right; what is under the heading is optional. */
  z.strictObject({
    layout: z.literal('rows'),
    items: z
      .array(item.extend({ illustration: illustrationName('features/points').optional() }))
      .min(3)
      .max(9),
    /**
     * Explains the signs that the illustrations use; `words` are shown in that sign, in a column as wide as a date
     * that is written out: 31 March 2028.
     */
    legend: z
      .array(
        z.strictObject({
          mark: markStyles,
          words: text(2, 13).optional(),
          text: text(8, 40),
        }),
      )
      .max(4)
      .optional(),
    /** Figures at a glance, label and value. A value has room for a term and the longest name of a plan. */
    facts: z
      .array(z.strictObject({ label: text(2, 30), value: text(2, 40) }))
      .max(5)
      .optional(),
    note: text(20, 140).optional(),
    tools,
  }),
  /** Two ruled columns beside a second illustration. */
  z.strictObject({
    layout: z.literal('columns'),
    items: z.array(item).min(3).max(9),
    /** The second illustration, and a line under it. */
    beside: illustrationOf('features/beside')
      .extend({ caption: text(20, 140).optional() })
      .optional(),
    tools,
  }),
]);

const steps = z.strictObject({
  title: text(5, 50),
  lead: text(20, 140).optional(),
  items: z
    .array(item.extend({ illustration: illustrationName('features/steps').optional() }))
    .min(2)
    .max(4),
});

/** The coloured band at the end: a button, or two links that take their names from the pages they lead to. */
const closing = z
  .strictObject({
    title: text(5, 50),
    text: text(20, 140),
    button: link.optional(),
    links: z.array(z.strictObject({ href })).min(1).max(3).optional(),
  })
  .refine(
    ({ button, links }) => Boolean(button) !== Boolean(links),
    'needs a “button” or “links”, and not both. Keep one of them.',
  );

const feature = detailBase.extend({
  /** Paragraph under the tagline: the one thing to know before reading on. */
  detail: text(50, 190),
  /** Without one, the hero shows the entry's picture on a sheet. */
  illustration: illustrationOf('features/heroes').optional(),
  formats,
  list,
  steps,
  related: z.array(related).length(3),
  closing,
});

export const entriesSchema = entriesOf(feature);

export type Feature = z.output<typeof feature>;
export type FeatureFormats = Feature['formats'];
export type FeatureList = Feature['list'];
export type FeatureSteps = Feature['steps'];
export type MarkStyle = z.output<typeof markStyles>;

/** Words that are on every feature page. */
export const detailCopySchema = z.strictObject({
  /** Link from the hero to the steps. */
  more: text(3, 30),
  formatsTitle: text(3, 30),
  /** What each format is called. */
  formatNames: texts(2, 8, 'pdf', 'word', 'excel', 'ppt', 'jpg'),
  listTitle: text(3, 40),
  toolsTitle: text(3, 30),
  relatedTitle: text(3, 30),
});
