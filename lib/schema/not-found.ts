import { z } from 'zod';
import { href, meta, text, withValues } from './common';

export const notFoundSchema = z.strictObject({
  title: text(3, 60),
  /** Name of the page in its breadcrumb. */
  crumb: text(3, 30),
  /** The sentence around the address that was asked for; `{address}` is where it is. */
  lead: withValues(20, 160, 'address'),
  /** Replaces the address until a script has read it. */
  unknown: text(3, 30),
  picture: text(10, 120),
  meta,
  /** Heading and pages before a script has compared addresses, then the heading of what it found. */
  start: z.strictObject({ title: text(3, 40), pages: z.array(z.strictObject({ href })).length(3) }),
  closest: text(3, 40),
  all: z.strictObject({
    title: text(3, 40),
    policies: z.strictObject({ title: text(3, 30), pages: z.array(z.strictObject({ href })).min(1) }),
    rest: text(3, 30),
  }),
});

export type NotFound = z.output<typeof notFoundSchema>;
