import { z } from 'zod';
import { link, meta, picture, reportRepeats, slug, text } from './common';
import { illustrationOf } from './illustrations';

/** Alternative text, without “Sample: ”, because some of these illustrations show real limits of the product. */
const alt = text(10, 140);

const tip = z.strictObject({
  title: text(5, 40),
  text: text(10, 140),
  illustration: illustrationOf('support/tips', alt),
});

const section = z.strictObject({
  /** Anchor of the section. */
  id: slug,
  title: text(5, 40),
  picture,
});

export const supportSchema = z
  .strictObject({
    title: text(3, 60),
    lead: text(20, 160),
    /** The button of the first screen. */
    write: link,
    meta,
    upload: section.extend({
      text: text(20, 160),
      report: link,
      /** Text under the button. */
      replyTime: text(10, 80),
      tips: z.array(tip).length(5),
    }),
    sharing: section.extend({
      steps: z.array(text(10, 100)).min(3).max(6),
      visit: link,
      illustration: illustrationOf('support', alt),
    }),
    restore: section.extend({
      text: text(20, 200),
      steps: z.array(text(10, 100)).length(3),
      more: link,
      /** Read out after the link's label, which does not name the subject. */
      moreAbout: text(5, 60),
      illustration: illustrationOf('support', alt),
    }),
  })
  .superRefine((page, context) => {
    // Finds sections by their `id`, so that a section added later is compared too.
    const sections = Object.entries(page).flatMap(([name, section]) =>
      typeof section === 'object' && 'id' in section ? [{ path: [name, 'id'], value: section.id }] : [],
    );
    reportRepeats(sections, context);
  });

export const thankYouSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  oddAddress: text(10, 140),
  meta,
  next: z.strictObject({
    title: text(3, 40),
    links: z
      .array(link.extend({ note: text(10, 100) }))
      .min(2)
      .max(4),
  }),
});

export type Support = z.output<typeof supportSchema>;
export type ThankYou = z.output<typeof thankYouSchema>;
