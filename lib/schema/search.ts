import { z } from 'zod';
import { href, text, withValues } from './common';

export const searchSchema = z.strictObject({
  texts: z.strictObject({
    /** Name of the field. */
    label: text(3, 60),
    button: text(3, 20),
    one: text(3, 40),
    /** `{count}` is how many. */
    many: withValues(3, 40, 'count'),
    /** `{query}` is what was typed. */
    none: withValues(10, 160, 'query'),
    more: withValues(10, 80, 'count'),
    loading: text(3, 30),
    failed: text(10, 120),
    /** Name of the list of results for screen readers. */
    results: text(3, 40),
  }),
  /** On /toolsdetails: the name of the field there, and searches that are offered below it. */
  tools: z.strictObject({ label: text(3, 60), title: text(2, 30), list: z.array(text(2, 30)).max(8) }),
  /** Words of a search that say nothing about the page that is looked for. */
  idle: z.array(text(1, 12)),
  /** Jobs that no tool does: what people type, and what is said instead of a tool. */
  absent: z.array(z.strictObject({ searchedAs: z.array(text(2, 40)).min(1), text: text(20, 160) })),
  /** What people call a page, each a word or a phrase. */
  pages: z.array(z.strictObject({ href, searchedAs: z.array(text(2, 40)).min(1) })),
});

export type Search = z.output<typeof searchSchema>;
