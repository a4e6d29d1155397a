import { expect, test } from 'vitest';
import { claims } from '@/content/claims';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { linesOf, promisePatterns, typedClaims } from '@/scripts/lib/typed-claims';
import { sourceFiles } from '@/tests/helpers/source-files';

/** Words that must not occur in texts. `certified` may be a key: it is the standard's term for a PDF. */
const forbiddenWords = [/\bcertified\b(?!: \{)/i, /\bcompliant\b/i];

/** Source files of the pages. */
const files = sourceFiles(['content', 'app', 'components'], /\.tsx?$/).filter(
  ({ file }) => !['content/claims.ts', 'content/pricing.ts'].includes(file),
);

test('no page types a figure of the claims or plans, or a promise without a claim', () => {
  const uses = files.flatMap(({ file, text }) =>
    typedClaims(text, claims, pricing.plans).map(({ line, problem }) => `${file}:${line} ${problem}`),
  );
  expect(uses).toEqual([]);
});

test.each([
  'a 256-bit key',
  'Bank-grade storage',
  'ISO27001 and ISO/IEC 27001',
  'restored for thirty days',
  'a two-week trial',
  'a reply within 24 hrs',
  'help 24x7',
  'up to 2 GB',
  'unlimited files',
  '5000+ apps',
  '99.9% uptime',
  'without a credit card',
])('“%s” matches the pattern of a promise', (sentence) => {
  expect(promisePatterns.some((pattern) => pattern.test(sentence))).toBe(true);
});

test.each([
  ['INR 390, and more', 'says “INR 390”, a price of a plan'],
  ['Rs. 3,900 a year', 'says “Rs. 3,900”, a price of a plan'],
  ['490 rupees', 'says “490 rupees”, a price of a plan'],
  [
    `the ${pricing.plans[1]?.name} plan`,
    `the name of a plan. Write \${plan.${pricing.plans[1]?.slug}} instead`,
  ],
  [`with ${site.name}`, 'the name of the product, which content/site.ts holds'],
  [`at ${site.email}`, 'the email address, which content/site.ts holds'],
])('“%s” typed in a text is reported', (sentence, problem) => {
  const matches = typedClaims(`text: 'It is ${sentence}.'`, claims, pricing.plans, site);
  expect(matches).toEqual([expect.objectContaining({ problem: expect.stringContaining(problem) })]);
});

test('no page says certified or compliant', () => {
  const matches = files.filter(({ text }) =>
    linesOf(text).some((line) => forbiddenWords.some((word) => word.test(line))),
  );
  expect(matches.map(({ file }) => file)).toEqual([]);
});
