import { z } from 'zod';
import {
  distinctTexts,
  link,
  meta,
  reportRepeats,
  slug,
  text,
  withOptionalValues,
  withValues,
} from './common';

/** Texts in the form itself. */
const form = z
  .strictObject({
    fullName: text(2, 30),
    email: text(2, 30),
    message: text(2, 30),
    hint: text(10, 100),
    /** Above the fields, if JavaScript is off: what the mail will contain anyway. */
    noScript: text(20, 200),
    submit: text(2, 20),
    sending: text(2, 20),
    /** Heading of the summary when a check fails. */
    problem: text(5, 40),
    /** Messages of the three checks, by field. */
    checks: z
      .strictObject({ fullName: text(10, 60), email: text(10, 60), message: text(10, 60) })
      .superRefine(distinctTexts('fullName', 'email', 'message')),
    /** Read out before an error under its field, and before the page's title. */
    errorPrefix: text(3, 20),
    /** Shown when the endpoint did not accept the message. */
    alert: text(10, 60),
    /** Below the alert; the email address follows as a link. */
    failed: text(20, 120),
    /** The reason, if no answer came, or one that is not the endpoint's. */
    unanswered: text(20, 120),
    /** Subject of an email to that address. */
    mailSubject: text(3, 60),
    /** Under the endpoint's own message when the form was sent. */
    sent: text(20, 120),
    /** Label of the honeypot field, for people whose browser shows it. */
    honeypot: text(10, 60),
    /** `{count}` is the number of characters left in the message. */
    left: withValues(10, 60, 'count'),
    privacy: text(10, 120),
    privacyLink: link,
  })
  .superRefine(distinctTexts('fullName', 'email', 'message'))
  .superRefine(distinctTexts('submit', 'sending'));

/** What a choice on /pricing becomes: the subject above the form, and the first line of the message. */
const choice = z.strictObject({
  chose: text(2, 40),
  change: link,
  priced: withValues(5, 200, 'plan', 'price', 'renewal'),
  onRequest: withValues(5, 200, 'plan', 'billing', 'renewal'),
  billing: z
    .strictObject({ monthly: text(3, 30), yearly: text(3, 30) })
    .superRefine(distinctTexts('monthly', 'yearly')),
  renewal: z.strictObject({ on: text(5, 40), off: text(5, 40) }).superRefine(distinctTexts('on', 'off')),
});

const topic = z.strictObject({
  /** What the message is about, in the subject of its mail. */
  subject: text(3, 40),
  /** What the message is about, in the subject above the form. */
  label: text(3, 60),
  /** Lines that the visitor completes. */
  lines: z.array(text(3, 100)).min(1).max(8),
  /** Questions from another file, put after the lines. */
  questions: z.array(text(10, 90)).optional(),
});

/** `/contact?trial=feature2page` requests the trial, and states the page it came from. */
const trial = z.strictObject({
  subject: text(3, 40),
  label: text(3, 60),
  /** Heading above the form, and above the subject. */
  title: text(3, 60),
  /** In the subject, before the plan that was chosen with it. */
  with: text(3, 40),
  /** In the message, the plan that was chosen with it. */
  planned: withValues(5, 200, 'plan', 'price'),
  from: withValues(5, 200, 'page'),
  lines: z
    .array(withOptionalValues(3, 140, 'from'))
    .min(1)
    .max(8)
    .refine(
      (lines) => lines.some((line) => line.includes('{from}')),
      'must hold {from} in one of its lines.',
    ),
  /** Heading of the steps beside the form. */
  next: text(3, 40),
  steps: z.array(text(10, 120)).length(2),
});

export const contactSchema = z.strictObject({
  title: text(3, 60),
  lead: text(20, 160),
  meta,
  form,
  choice,
  about: text(3, 30),
  trial,
  /** `/contact?topic=upload-failure` fills the message with the topic's lines. */
  topics: z.record(slug, topic).superRefine((topics, context) => {
    for (const field of ['subject', 'label'] as const)
      reportRepeats(
        Object.entries(topics).map(([name, topic]) => ({ path: [name, field], value: topic[field] })),
        context,
      );
  }),
  letterhead: z.strictObject({ label: text(2, 12), note: text(5, 40) }),
  next: z.strictObject({ title: text(3, 40), steps: z.array(text(10, 120)).min(2).max(5) }),
  direct: text(3, 40),
  answered: z.strictObject({ title: text(3, 40), links: z.array(link).min(1).max(5) }),
});

export type Contact = z.output<typeof contactSchema>;
