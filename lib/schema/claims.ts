import { z } from 'zod';
import { isoDate, text } from './common';

const claim = z.strictObject({
  text: text(2, 60),
  evidence: text(5, 300).nullable(),
  owner: text(2, 40),
  reviewBy: isoDate,
});

/** Claims that drawings print. The others may come and go with the pages that quote them. */
const drawn = {
  encryption: claim,
  iso27001: claim,
  hipaa: claim,
  gdpr: claim,
  restore: claim.extend({
    text: text(2, 60).regex(
      /^(?:[7-9]|[1-8]\d|90)[ \u00a0]days\b/,
      'must begin with a whole number of days, 7 to 90, like “30 days”: pictures are drawn from it.',
    ),
  }),
  linkShort: claim,
  linkLong: claim,
};

export const claimsSchema = z
  .object(drawn)
  .catchall(claim)
  .superRefine((claims, context) => {
    // “14 days”, and “14-day” before a noun, are one term.
    for (const [name, { text: adjective }] of Object.entries(claims)) {
      const base = name.endsWith('Adjective') ? claims[name.replace('Adjective', '')] : undefined;
      const [one, other] = [base?.text, adjective].map((words) => words?.match(/\d+/)?.[0]);
      if (base && one !== other)
        context.addIssue({
          code: 'custom',
          path: [name, 'text'],
          message: `says another term than “${base.text}”, the text of ${name.replace('Adjective', '')}. Write the same in both.`,
        });
    }
  });

export type Claim = z.output<typeof claim>;
