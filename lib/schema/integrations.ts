import { z } from 'zod';
import { link, meta, text, texts, titledText } from './common';
import { detailBase, entriesOf, related } from './detail';
import { illustrationName, illustrationOf, sampleText } from './illustrations';

/** Sections of the hub that links may name: `/integrations#integration`. */
export const hubSections = ['integration', 'build-your-own'] as const;

/** `cards`: steps on cards, then facts in boxes; `beside`: steps and facts side by side; `dark`: steps on the dark band. */
const detailLayouts = ['cards', 'beside', 'dark'] as const;

const detail = detailBase.extend({
  /** Product of another maker that this page is about; search engines get its name. */
  product: text(2, 40).optional(),
  illustration: illustrationOf('integrations/heroes'),
  /** What the hub says about this integration. */
  card: z.strictObject({
    text: text(30, 150),
    facts: z
      .array(z.strictObject({ term: text(3, 20), text: text(3, 44) }))
      .min(2)
      .max(3),
    /** When someone would choose this integration, in their own words. */
    situation: text(15, 80),
  }),
  hero: z.strictObject({
    text: text(40, 220),
    /** Link beside the button; without it, the link there leads to the facts (`goodToKnow`) on the same page. */
    link: link.optional(),
  }),
  functions: z.strictObject({
    note: text(20, 160),
    items: z.array(titledText).length(5),
    /** Without an illustration the five items are a plain list; without `alt`, the illustration shows their text itself. */
    illustration: illustrationOf('integrations/functions').partial({ alt: true }).optional(),
  }),
  layout: z.enum(detailLayouts).default('cards'),
  steps: z.array(titledText.extend({ illustration: illustrationName('integrations/steps') })).length(3),
  /** A sample API call, in lines, that runs unchanged once its key is set. */
  call: z
    .strictObject({
      title: text(5, 60),
      text: text(30, 220),
      hint: text(10, 80),
      /** The button that copies it: `done` and `failed` are said after a press. */
      copy: z.strictObject({ label: text(3, 20), done: text(3, 20), failed: text(10, 60) }),
      lines: z.array(text(2, 80)).min(1).max(10),
    })
    .optional(),
  goodToKnow: z
    .array(z.strictObject({ term: text(3, 30), text: text(8, 200) }))
    .min(4)
    .max(6),
  related: z.array(related).length(3),
  closing: z.strictObject({
    title: text(8, 48),
    text: text(30, 160),
    links: z.array(link).length(2),
  }),
});

export const hubSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 170),
  explore: text(5, 40),
  register: z.strictObject({ alt: sampleText }),
  grid: z.strictObject({ title: text(5, 60), lead: text(20, 160) }),
  steps: z.strictObject({
    title: text(5, 60),
    lead: text(20, 160),
    items: z
      .array(titledText.extend({ illustration: illustrationName('integrations/connection') }))
      .length(3),
  }),
  choose: z.strictObject({ title: text(5, 60), lead: text(20, 160) }),
  build: z.strictObject({
    title: text(5, 40),
    text: text(40, 260),
    facts: z.array(text(8, 80)).length(3),
    link,
    alt: sampleText,
  }),
  meta,
});

/** Headings and labels that are the same on every integration page. */
export const labelsSchema = texts(4, 40, 'functions', 'steps', 'know', 'related');

export const entriesSchema = entriesOf(detail);

export type IntegrationHub = z.output<typeof hubSchema>;
export type Integration = z.output<typeof detail>;
