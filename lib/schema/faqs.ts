import { z } from 'zod';
import { link, meta, publishingFields, slug, text, uniqueInGroups, withValues } from './common';
import { illustrationOf } from './illustrations';
import { tones } from './tools';

const question = z.strictObject({
  /** Anchor of the answer, `/faqs#restore-deleted-files`. Other pages link here: do not change it once public. */
  id: slug,
  question: text(10, 90),
  answer: text(40, 520),
  /** Above the answer’s link. Its alternative text has no “Sample: ” where it shows real limits of the product. */
  illustration: illustrationOf('faqs', text(10, 140)).optional(),
  link: link.optional(),
  /** Open from the start: for answers that other pages send their readers to. */
  open: z.boolean().optional(),
  /** `false` while the answer is an assumption about the offer; the launch check lists it. */
  confirmed: z.boolean().optional(),
  ...publishingFields,
});

export const faqsSchema = z
  .strictObject({
    title: text(3, 60),
    lead: text(20, 160),
    meta,
    jump: text(3, 40),
    count: withValues(5, 30, 'n'),
    groups: z
      .array(
        z.strictObject({
          id: slug,
          title: text(3, 40),
          tone: z.enum(tones),
          /** All answers are shown side by side, without opening them. */
          shown: z.boolean().optional(),
          questions: z.array(question).min(2).max(8),
        }),
      )
      .min(2)
      .max(8),
  })
  .superRefine(uniqueInGroups('questions'));

type Faqs = z.output<typeof faqsSchema>;
export type FaqGroup = Faqs['groups'][number];

/** The questions of all groups in one list. */
export const questionsOf = ({ groups }: Pick<Faqs, 'groups'>) => groups.flatMap(({ questions }) => questions);
