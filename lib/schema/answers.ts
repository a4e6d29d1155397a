import { z } from 'zod';
import { link, meta, slug, text, uniqueInGroups } from './common';

const base = {
  /** Anchor of the line, `/security/answers#country`. Do not change it once public. */
  id: slug,
  question: text(10, 90),
};

/** A line answered by claims of the register. */
const answered = z.strictObject({
  ...base,
  /** Topic, printed on the sheet above the question. */
  topic: text(3, 40),
  /** Short form of the answer, before the full text. */
  short: text(2, 40),
  answer: text(30, 360),
  /** Names of the claims that both texts quote. */
  claims: z.array(z.string()).min(1).max(4),
  link: link.optional(),
});

/** A line without an answer yet; the launch check lists it. */
const open = z.strictObject({
  ...base,
  unanswered: z.strictObject({
    text: text(20, 220),
    /** Subject of the mail with which a visitor asks for the answer. */
    subject: text(3, 40),
    /** The subject as part of a sentence. */
    about: text(3, 60),
  }),
});

const line = z.union([answered, open]);

export const answersSchema = z
  .strictObject({
    title: text(3, 60),
    lead: text(20, 220),
    meta,
    /** `false` until a lawyer has reviewed what the page says about the law; the launch check lists it. */
    reviewed: z.boolean(),
    sheet: z.strictObject({ title: text(3, 40), filled: text(3, 40) }),
    legal: text(20, 160),
    open: z.strictObject({ title: text(3, 40), text: text(20, 200) }),
    askAll: z.strictObject({
      label: text(3, 60),
      subject: text(3, 40),
      about: text(3, 60),
      lines: z.array(text(3, 100)).min(1).max(8),
    }),
    groups: z
      .array(
        z.strictObject({
          id: slug,
          title: text(3, 40),
          /** Whether the group is about the law. */
          legal: z.boolean().optional(),
          lines: z.array(line).min(2).max(8),
        }),
      )
      .min(3)
      .max(8),
    closing: z.strictObject({ title: text(10, 70), text: text(20, 160), button: link }),
  })
  .superRefine(uniqueInGroups('lines'));

export type Answers = z.output<typeof answersSchema>;
export type AnswerGroup = Answers['groups'][number];
export type AnswerLine = AnswerGroup['lines'][number];
