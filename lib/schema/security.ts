import { z } from 'zod';
import { href, link, meta, slug, text, titled } from './common';
import { detailBase, entriesOf, related } from './detail';
import { audit, part, securityDrawingsSchema } from './drawings';

/** Blue pen, the AI's marker, red. */
const writingSigns = ['pen', 'marker', 'ended'] as const;

/** Cells 3 × 2 under their drawings, slips beside them in two columns, or two columns beside the heading. */
const listLayouts = ['cells', 'slips', 'margin'] as const;

const entry = detailBase.extend({
  /** One or two sentences under the heading. */
  lead: text(40, 150),
  drawing: securityDrawingsSchema.shape.heroes.keyof(),
  /** Explains three terms before the list; only where the page's name needs it. */
  meanings: z
    .strictObject({
      title: text(5, 60),
      text: text(30, 220),
      labels: z.tuple([text(3, 30), text(3, 30)]),
      items: z
        .array(
          z.strictObject({
            title: text(3, 40),
            text: text(40, 200),
            ready: text(40, 240),
            yours: text(10, 120),
          }),
        )
        .length(3),
    })
    .optional(),
  list: z.strictObject({
    title: text(5, 60),
    layout: z.enum(listLayouts).default('cells'),
    /** Under the heading, where it is beside the items. */
    note: text(20, 160).optional(),
    /** What the three ways of writing mean in this page's drawings. */
    signs: z
      .array(z.strictObject({ sign: z.enum(writingSigns), words: text(3, 30), text: text(3, 40) }))
      .max(3)
      .default([]),
    items: z.array(titled.extend({ drawing: z.array(part).min(1).max(6) })).length(6),
  }),
  audit,
  related: z.array(related).min(3).max(4),
  onward: z.enum(['rows', 'cards']).default('rows'),
  closing: z.strictObject({ title: text(10, 70), text: text(20, 160), links: z.tuple([link, link]) }),
});

/** Words that are on each security page. */
export const detailCopySchema = z.strictObject({
  auditLink: text(5, 40),
  /** Anchor of the auditor's part. */
  auditId: slug,
  relatedTitle: text(3, 30),
});

export const entriesSchema = entriesOf(entry);

/** One stage of a document's life on the hub; the view draws the same sheet in each state. */
const lifeStages = ['encrypt', 'restrict', 'log', 'retain', 'delete'] as const;

const side = z.strictObject({ title: text(5, 40), items: z.array(text(10, 60)).min(2).max(4) });

export const hubSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  meta,
  /** The working paper drawn in the hero: what was asked, where it was answered, on which form. */
  paper: z.strictObject({
    label: text(5, 40),
    note: text(3, 12),
    title: text(5, 40),
    rows: z.array(z.tuple([text(5, 40), text(3, 40)])).length(5),
    signed: text(3, 40),
  }),
  cardsTitle: text(5, 60),
  day: z.strictObject({
    title: text(5, 60),
    text: text(30, 220),
    /** Numbered readings; the same numbers stand in the margin of the drawn log. */
    readings: z.array(titled).length(3),
    link,
  }),
  life: z.strictObject({
    title: text(5, 60),
    text: text(30, 220),
    stages: z.array(titled.extend({ name: z.enum(lifeStages), href, more: text(3, 50) })).length(5),
  }),
  roles: z.strictObject({
    title: text(5, 60),
    text: text(30, 260),
    caption: text(10, 120),
    columns: z.tuple([text(3, 20), text(3, 20), text(3, 20), text(3, 20)]),
    rows: z
      .array(
        z.strictObject({
          role: text(3, 20),
          who: text(3, 60),
          rights: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
        }),
      )
      .min(1),
    yes: text(2, 12),
    no: text(2, 12),
    link,
  }),
  readiness: z.strictObject({
    title: text(5, 70),
    text: text(60, 420),
    /** What the product can show, and what only an auditor can say. */
    sides: z.strictObject({ shown: side, said: side }),
    links: z.array(link).min(1).max(3),
  }),
});

export type SecurityEntry = z.output<typeof entry>;
export type SecurityHub = z.output<typeof hubSchema>;
export type LifeStage = (typeof lifeStages)[number];
