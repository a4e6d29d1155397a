import { z } from 'zod';
import { href, link, meta, picture, slug, text } from './common';
import { tones } from './tools';

/** Sections of the page that links may name: `/features#explore`. */
export const hubSections = ['tools', 'explore', 'storage'] as const;

const slide = z.strictObject({ title: text(3, 24), text: text(10, 80), picture, tone: z.enum(tones) });

const storage = z.strictObject({
  /** The fact itself, large. */
  fact: text(2, 40),
  title: text(3, 40),
  text: text(20, 160),
  picture,
});

/** How one feature's card differs from a plain one. A feature that is not named here gets a plain card. */
const card = z.strictObject({
  /** Alias of the feature. */
  slug,
  /** A dark card; use it once at most, so that it stands out. */
  dark: z.boolean().default(false),
  /** Printed when the card is a wide one. */
  points: z.array(text(5, 44)).max(3).default([]),
  /** The step on its page whose illustration a wide card shows, counted from 1. */
  step: z.int().min(1).max(9).optional(),
});

export const featuresHubSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  meta,
  hero: z.strictObject({
    button: link,
    more: link,
    /** Links to sections of the page; `anchor` is the section's id. */
    shortcuts: z
      .array(z.strictObject({ title: text(3, 20), text: text(3, 24), anchor: z.enum(hubSections) }))
      .length(3),
    carousel: text(5, 60),
    slides: z.array(slide).length(3),
  }),
  tools: z.strictObject({
    title: text(3, 40),
    lead: text(20, 160),
    legend: text(5, 40),
    /** Tools shown before the first press of the button. */
    initialCount: z.int().min(1).max(48),
    more: text(3, 20),
    less: text(3, 20),
    overview: z.strictObject({ label: text(3, 40), href }),
  }),
  features: z.strictObject({ title: text(3, 40), cards: z.array(card) }),
  storage: z.strictObject({
    title: text(3, 40),
    lead: text(20, 160),
    carousel: text(5, 60),
    slides: z.array(storage).length(3),
  }),
});

export type FeaturesHub = z.output<typeof featuresHubSchema>;
