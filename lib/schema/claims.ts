import { z } from 'zod';
import { isoDate, text } from './common';

const claim = z.strictObject({
  text: text(2, 60),
  evidence: text(5, 300).nullable(),
  owner: text(2, 40),
  reviewBy: isoDate,
});

export const claimsSchema = z.strictObject({
  encryption: claim,
  storage: claim,
  iso27001: claim,
  hipaa: claim,
  gdpr: claim,
  trial: claim,
  trialAdjective: claim,
  noCard: claim,
  reply: claim,
  supportHours: claim,
  restore: claim,
  limitFree: claim,
  limitEnterprise: claim,
  linkShort: claim,
  linkLong: claim,
  zapierApps: claim,
  formats: claim,
});

/** The words of each claim by its name. */
export type Facts = Record<keyof z.output<typeof claimsSchema>, string>;
