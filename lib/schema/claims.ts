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
  restore: claim,
  linkShort: claim,
  linkLong: claim,
};

export const claimsSchema = z.object(drawn).catchall(claim);

export type Claim = z.output<typeof claim>;
