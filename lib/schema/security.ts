import { z } from 'zod';
import { href, link, meta, slug, text, titledText } from './common';
import { detailBase, entriesOf, related } from './detail';
import { illustrationName, illustrationOf } from './illustrations';

/** Kinds of writing in illustrations: blue pen of a person, the AI's marker, red for something that ended. */
const writingStyles = ['pen', 'marker', 'ended'] as const;

/** `cells`: 3 × 2, illustration above the text; `rows`: two columns, illustration at the left; `margin`: two columns beside the heading. */
const listLayouts = ['cells', 'rows', 'margin'] as const;

/** The alternative text of an illustration, which says that it is a sample. */
const alt = text(30, 260).regex(/^Sample .+\.$/, 'must begin with “Sample ” and end with a full stop.');

/** Answer to an auditor's question, by the way it is drawn. `onHold` and `deleted` are states of a document. */
const answer = z.union([
  text(2, 40),
  z.strictObject({ pen: text(3, 40) }),
  z.strictObject({ strike: text(3, 30), text: text(3, 30) }),
  z.strictObject({ ended: text(3, 40), pen: text(3, 40).optional() }),
  z.strictObject({ onHold: text(3, 40) }),
  z.strictObject({ deleted: text(3, 40) }),
]);

const question = z.tuple([text(5, 40), text(3, 50), answer]);

/** Layouts of the section for auditors that have no column heads: each is a component in `components/illustrations/security/audit`. */
export const auditLayouts = ['log-line', 'key-rack', 'archive-boxes', 'ticket'] as const;

/** The section for auditors: questions, each with its place in the product and its answer. */
const audit = z.discriminatedUnion('layout', [
  z.strictObject({
    layout: z.literal('walkthrough'),
    title: text(5, 60),
    text: text(30, 160),
    columns: z.tuple([text(3, 30), text(3, 30), text(3, 30)]),
    rows: z.array(question).min(4).max(8),
  }),
  z.strictObject({
    layout: z.enum(auditLayouts),
    title: text(5, 60),
    text: text(30, 160),
    rows: z.array(question).length(6),
  }),
]);

const entry = detailBase.extend({
  /** One or two sentences under the heading. */
  lead: text(40, 150),
  illustration: illustrationOf('security/heroes', alt),
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
            leftToYou: text(10, 120),
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
    /** Legend: what each kind of writing means in this page's illustrations. */
    legend: z
      .array(z.strictObject({ writing: z.enum(writingStyles), words: text(3, 30), text: text(3, 40) }))
      .max(3)
      .default([]),
    items: z.array(titledText.extend({ illustration: illustrationName('security/points') })).length(6),
  }),
  audit,
  related: z.array(related).min(3).max(4),
  relatedLayout: z.enum(['rows', 'cards']).default('rows'),
  closing: z.strictObject({ title: text(10, 70), text: text(20, 160), links: z.tuple([link, link]) }),
});

/** Words that are on each security page. */
export const detailCopySchema = z.strictObject({
  auditLink: text(5, 40),
  /** Anchor of the section for auditors. */
  auditId: slug,
  relatedTitle: text(3, 30),
});

export const entriesSchema = entriesOf(entry);

/** Stages of a document's life on the hub, each with a picture of the same sheet. */
const lifeStages = ['encrypt', 'restrict', 'log', 'retain', 'delete'] as const;

const side = z.strictObject({ title: text(5, 40), items: z.array(text(10, 60)).min(2).max(4) });

export const hubSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  meta,
  /** The auditor's working paper in the hero. */
  paper: z.strictObject({ alt }),
  cardsTitle: text(5, 60),
  dayLog: z.strictObject({
    title: text(5, 60),
    text: text(30, 220),
    /** Numbered explanations of log lines; the same numbers are in the margin of the drawn log. */
    explanations: z.array(titledText).length(3),
    link,
    log: z.strictObject({ alt }),
  }),
  life: z.strictObject({
    title: text(5, 60),
    text: text(30, 220),
    stages: z.array(titledText.extend({ name: z.enum(lifeStages), href, more: text(3, 50) })).length(5),
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
          permissions: z.tuple([z.boolean(), z.boolean(), z.boolean()]),
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
    /** `shown`: what the product shows; `judged`: what only the auditor decides. */
    sides: z.strictObject({ shown: side, judged: side }),
    links: z.array(link).min(1).max(3),
  }),
});

export type SecurityEntry = z.output<typeof entry>;
export type SecurityHub = z.output<typeof hubSchema>;
export type AuditQuestion = z.output<typeof question>;
export type AuditAnswer = z.output<typeof answer>;
export type AuditLayout = (typeof auditLayouts)[number];
export type LifeStage = (typeof lifeStages)[number];
