import { z } from 'zod';
import { isoDate, text } from './common';

const claim = z.strictObject({
  text: text(2, 60),
  evidence: text(5, 300).nullable(),
  owner: text(2, 40),
  reviewBy: isoDate,
});

/**
 * Claims that illustrations print, which therefore must exist; others may be added and removed with the pages that
 * quote them.
 */
const drawnClaims = {
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

/** Pairs of claims of which the first must not exceed the second. */
const ascendingPairs = [
  ['limitFree', 'limitEnterprise'],
  ['linkShort', 'linkLong'],
] as const;

/** Sizes of units in megabytes or hours. */
const units: Readonly<Record<string, number>> = {
  KB: 0.001,
  MB: 1,
  GB: 1000,
  hour: 1,
  day: 24,
  week: 168,
  month: 720,
};

/** A figure with its unit as one number; undefined for other words. */
function sizeOf(text: string): number | undefined {
  const [, figure = '', unit = ''] = /^([\d,.]+)[ \u00a0](\w+?)s?\b/.exec(text) ?? [];
  const factor = units[unit];
  return factor && Number(figure.replaceAll(',', '')) * factor;
}

export const claimsSchema = z
  .object(drawnClaims)
  .catchall(claim)
  .superRefine((claims, context) => {
    for (const [lesser, larger] of ascendingPairs) {
      const [lesserSize, largerSize] = [claims[lesser], claims[larger]].map((claim) =>
        sizeOf(claim?.text ?? ''),
      );
      if (lesserSize !== undefined && largerSize !== undefined && lesserSize > largerSize)
        context.addIssue({
          code: 'custom',
          path: [lesser, 'text'],
          message: `is more than “${claims[larger]?.text}”, the text of ${larger}. Correct one of them.`,
        });
    }
    // “14 days” and the adjective “14-day” must state the same number of days.
    for (const [name, { text: adjective }] of Object.entries(claims)) {
      const base = name.endsWith('Adjective') ? claims[name.replace('Adjective', '')] : undefined;
      const [baseNumber, adjectiveNumber] = [base?.text, adjective].map(
        (phrase) => phrase?.match(/\d+/)?.[0],
      );
      if (base && baseNumber !== adjectiveNumber)
        context.addIssue({
          code: 'custom',
          path: [name, 'text'],
          message: `states another period than “${base.text}”, the text of ${name.replace('Adjective', '')}. Write the same in both.`,
        });
    }
  });

export type Claim = z.output<typeof claim>;
