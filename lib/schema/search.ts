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
  /** On /toolsdetails: label of the field there, and example searches below it. */
  tools: z.strictObject({ label: text(3, 60), title: text(2, 30), list: z.array(text(2, 30)).max(8) }),
  /** Stop words of the search. */
  stopWords: z.array(text(1, 12)),
  /** Functions that no tool has: what people type, and the message they get. */
  unsupported: z.array(z.strictObject({ searchedAs: z.array(text(2, 40)).min(1), text: text(20, 160) })),
  /** Other names that people use for a page, each a word or a phrase. */
  pages: z.array(z.strictObject({ href, searchedAs: z.array(text(2, 40)).min(1) })),
});

export type Search = z.output<typeof searchSchema>;
