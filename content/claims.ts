import { type Claim, claimsSchema } from '../lib/schema/claims';
import { parseContent } from '../lib/schema/parse';
import { quotable } from '../lib/schema/quotes';

/**
 * Every compliance, limit and support claim of the site, once. Pages quote `fact.…` and never write the figure
 * themselves; a test fails when one does. `\u00a0` keeps a figure and its unit on one line.
 *
 * - `text`: the words that pages print.
 * - `evidence`: what proves the claim. `null` until the owner has something to show; the launch check lists it.
 * - `owner`: who answers for it. `reviewBy`: after this day the launch check asks for a new look. Claims of one kind are
 *   due together and the kinds in turns, those first that change soonest: service, offers, standards, numbers of others,
 *   techniques, limits.
 */
const register = {
  /** How stored files are encrypted. */
  encryption: { text: 'AES-256', evidence: null, owner: 'Product', reviewBy: '2027-05-31' },
  /** Where files are stored. */
  storage: { text: 'cloud object storage', evidence: null, owner: 'Product', reviewBy: '2027-05-31' },
  /** The standard for information security. */
  iso27001: { text: 'ISO\u00a027001', evidence: null, owner: 'Compliance', reviewBy: '2027-03-31' },
  /** The American rules for health data. */
  hipaa: { text: 'HIPAA', evidence: null, owner: 'Compliance', reviewBy: '2027-03-31' },
  /** The European rules for personal data. */
  gdpr: { text: 'GDPR', evidence: null, owner: 'Compliance', reviewBy: '2027-03-31' },
  /** How long the free trial lasts. */
  trial: { text: '14\u00a0days', evidence: null, owner: 'Sales', reviewBy: '2027-02-28' },
  /** The same before a noun: “the … trial”. Change both together. */
  trialAdjective: { text: '14-day', evidence: null, owner: 'Sales', reviewBy: '2027-02-28' },
  /** What the trial does not ask for. Begins with a capital; inside a sentence pages write it small. */
  noCard: { text: 'No credit card', evidence: null, owner: 'Sales', reviewBy: '2027-02-28' },
  /** How soon a person answers a message. */
  reply: { text: '24\u00a0hours', evidence: null, owner: 'Support', reviewBy: '2027-01-31' },
  /** When reports can be sent. */
  supportHours: { text: '24/7', evidence: null, owner: 'Support', reviewBy: '2027-01-31' },
  /** How long a deleted file can be brought back. It begins with a whole number, which Support draws as days. */
  restore: { text: '30\u00a0days', evidence: null, owner: 'Product', reviewBy: '2027-06-30' },
  /** Largest file on the Free plan. */
  limitFree: { text: '50\u00a0MB', evidence: null, owner: 'Product', reviewBy: '2027-06-30' },
  /** Largest file on the Enterprise plan. */
  limitEnterprise: { text: '500\u00a0MB', evidence: null, owner: 'Product', reviewBy: '2027-06-30' },
  /** The shorter life of a share link. */
  linkShort: { text: '24\u00a0hours', evidence: null, owner: 'Product', reviewBy: '2027-07-31' },
  /** The longer life of a share link. */
  linkLong: { text: '7\u00a0days', evidence: null, owner: 'Product', reviewBy: '2027-07-31' },
  /** How many apps Zapier connects. */
  zapierApps: { text: '5,000\u00a0apps', evidence: null, owner: 'Product', reviewBy: '2027-04-30' },
  /** What documents in the product are used for, as the terms have it. */
  purpose: { text: 'only to provide the product', evidence: null, owner: 'Legal', reviewBy: '2027-02-28' },
  /** Where the tools on this website work. */
  onDevice: {
    text: 'in your browser, on your device',
    evidence:
      'tests/e2e/local-only.spec.ts and engines-inside.spec.ts: nothing leaves the page once a file is there',
    owner: 'Product',
    reviewBy: '2027-05-31',
  },
  /** The Indian law on personal data. */
  dpdp: {
    text: 'Digital Personal Data Protection Act,\u00a02023',
    evidence: 'Act No. 22 of 2023, sections 2(i), 2(k) and 8(2)',
    owner: 'Legal',
    reviewBy: '2027-02-28',
  },
  /** The Indian law on electronic signatures. */
  itAct: {
    text: 'Information Technology Act,\u00a02000',
    evidence: 'Act No. 21 of 2000, section 5 and its First and Second Schedules',
    owner: 'Legal',
    reviewBy: '2027-02-28',
  },
  /** Kinds of file that can be uploaded, as a list in a sentence. */
  formats: {
    text: 'PDF, Word, Excel, PPT and JPG',
    evidence: null,
    owner: 'Product',
    reviewBy: '2027-06-30',
  },
};

export const claims = parseContent('content/claims.ts', claimsSchema, register) as Record<
  keyof typeof register,
  Claim
>;

/** The words of each claim, for template strings: `${fact.restore}`. */
export const fact = quotable(
  'content/claims.ts',
  Object.fromEntries(Object.entries(claims).map(([name, { text }]) => [name, text])) as Record<
    keyof typeof register,
    string
  >,
);
