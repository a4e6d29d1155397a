import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '@/content/claims';
import { pricing } from '@/content/pricing';
import { inr } from '@/lib/format';
import { inRoot } from '@/scripts/lib/paths';

/** Words of one claim as a pattern; any kind of space counts. One word has to match in case: a slug may hold `gdpr`. */
function pattern(text: string): RegExp {
  const words = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').split(/[\u00a0 ]/);
  return new RegExp(`(?<![\\w,.])${words.join('[ \u00a0]')}(?!\\w)`, words.length > 1 ? 'i' : '');
}

const owned = Object.entries(claims).map(([name, { text }]) => ({ name, found: pattern(text) }));
/** The same promises as people would write them themselves, and promises that the register does not hold. */
const ownWords = [
  /\bAES-?\d*\b|\b(128|256)[- ]bit\b|\b(bank|military)[- ]grade\b|\bend-to-end encr/i,
  /\bISO[ /-]?(IEC)? ?\d{4,5}\b|\bSOC ?[12]\b|\bPCI\b/,
  /\b(fourteen|thirty|seven) days?\b|\btwo[- ]weeks?\b|\bfortnight\b|\b\d+[- ]days? (free|trial)/i,
  /\b(24|twenty-four)[ -]?(h|hrs?|hours?)\b|\b24 ?(x|×|\/) ?7\b|\bround the clock\b|\b(with)?in (a|one) (working )?day\b/i,
  /\bup to \d+ ?(MB|GB)\b|\b\d+ ?(MB|GB) (per file|limit)\b|\bunlimited\b/i,
  /\b\d[\d,]*\+? (apps|customers|users|companies|firms)\b/i,
  /\b99(\.\d+)? ?%|\bguarantee/i,
  /\bno (credit )?card\b|\bcredit card\b/i,
];
const neverSaid = [/\bcertified\b/i, /\bcompliant\b/i];

/** Lines of what pages are made of, with comments taken out: a comment promises nothing to a visitor. */
const lines = ['content', 'app', 'components']
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== 'content/claims.ts')
  .flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
      .replaceAll('\\u00a0', '\u00a0')
      .split('\n')
      .map((text, index) => ({ where: `${file}:${index + 1}`, text: text.replace(/^\s*\/\/.*/, '') })),
  );

test('no page states a claim in its own words', () => {
  const found = lines.flatMap(({ where, text }) =>
    owned.flatMap(({ name, found }) => {
      const match = text.match(found);
      return match ? [`${where} says “${match[0]}”. Write \${fact.${name}} instead.`] : [];
    }),
  );
  expect(found).toEqual([]);
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
])('“%s” would be found', (sentence) => {
  expect(ownWords.some((words) => words.test(sentence))).toBe(true);
});

test('no page paraphrases a claim, or promises what no claim covers', () => {
  const found = lines.flatMap(({ where, text }) =>
    ownWords.flatMap((words) =>
      words.test(text.replace(/\$\{.*?\}/g, '…')) ? [`${where}: ${text.trim()}`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('no page says certified or compliant', () => {
  const found = lines.filter(({ text }) => neverSaid.some((word) => word.test(text)));
  expect(found.map(({ where }) => where)).toEqual([]);
});

test('no page writes the price of a plan itself', () => {
  const prices = pricing.plans
    .flatMap(({ monthly, yearly }) => [monthly, yearly])
    .filter((price) => price !== null);
  const found = lines.filter(({ text }) =>
    prices.some((price) =>
      [inr(price), `₹${price}`].some((words) => new RegExp(`${words}(?![\\d,])`).test(text)),
    ),
  );
  expect(found.map(({ where, text }) => `${where}: ${text.trim()}`)).toEqual([]);
});
