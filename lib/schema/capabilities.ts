import { z } from 'zod';
import { link, slug, text, unique, withValues } from './common';

const capability = z.strictObject({
  id: slug,
  /** Name as in the middle of a sentence; the list below a page capitalises it. */
  name: text(3, 60),
  /** Id of the label on /pricing that includes it. */
  label: slug,
  /** Words by which pages name the capability. */
  words: z.array(text(2, 30)).min(1).max(12),
  /** `false` while it is only assumed which plan includes it; the launch check lists it. */
  confirmed: z.boolean().optional(),
});

export const capabilitiesSchema = z.strictObject({
  title: text(3, 40),
  every: text(3, 40),
  from: withValues(3, 40, 'plan'),
  /** On a first screen: the plan that the page's own capability needs. */
  own: withValues(10, 60, 'plan'),
  /** On a first screen: other capabilities of the page, and the higher plan that they need. */
  later: withValues(10, 60, 'names', 'plan'),
  link,
  list: z.array(capability).min(1).max(40).superRefine(unique('id', 'name')),
});

export type Capabilities = z.output<typeof capabilitiesSchema>;
export type Capability = Capabilities['list'][number];
