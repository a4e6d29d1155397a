import { inr } from '../../lib/format';
import type { Claim } from '../../lib/schema/claims';
import { fieldName, textsIn } from '../../lib/schema/field-names';
import type { Mistake } from '../../lib/schema/parse';
import type { Plan } from '../../lib/schema/pricing';

/** Pattern of a claim's words, with any spaces. One word matches in case: a slug may hold `gdpr`. */
function pattern(text: string): RegExp {
  const words = text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').split(/[\u00a0 ]/);
  return new RegExp(`(?<![\\w,.])${words.join('[ \u00a0]')}(?!\\w)`, words.length > 1 ? 'i' : '');
}

/** Claims in other words, and promises missing in the register. */
export const ownWords = [
  /\bAES-?\d*\b|\b(128|256)[- ]bit\b|\b(bank|military)[- ]grade\b|\bend-to-end encr/i,
  /\bISO[ /-]?(IEC)? ?\d{4,5}\b|\bSOC ?[12]\b|\bPCI\b/,
  /\b(fourteen|thirty|seven) days?\b|\btwo[- ]weeks?\b|\bfortnight\b|\b\d+[- ]days? (free|trial)/i,
  /\b(24|twenty-four)[ -]?(h|hrs?|hours?)\b|\b24 ?(x|×|\/) ?7\b|\bround the clock\b|\b(with)?in (a|one) (working )?day\b/i,
  /\bup to \d+ ?(MB|GB)\b|\b\d+ ?(MB|GB) (per file|limit)\b|\bunlimited\b/i,
  /\b\d[\d,]*\+? (apps|customers|users|companies|firms)\b/i,
  /\b99(\.\d+)? ?%|\bguarantee/i,
  /\bno (credit )?card\b|\bcredit card\b/i,
];

export type TypedClaim = { line: number; problem: string };

/**
 * Finds hard-coded figures that content/claims.ts or content/pricing.ts owns, and unproven promises. Comments
 * are ignored, as visitors do not see them.
 *
 * @param source text of the file
 */
export function typedClaims(
  source: string,
  claims: Readonly<Record<string, Claim>>,
  plans: readonly Plan[],
): TypedClaim[] {
  const owned = Object.entries(claims).map(([name, { text }]) => ({ name, found: pattern(text) }));
  const prices = plans.flatMap(({ monthly, yearly }) => [monthly ?? [], yearly ?? []].flat());
  const rules = [
    ...owned.map(({ name, found }) => ({
      found,
      todo: `which content/claims.ts holds. Write \${fact.${name}} instead, in a text between backticks.`,
    })),
    ...ownWords.map((found) => ({
      found,
      todo: 'a promise. Put it into content/claims.ts, and quote it from there.',
    })),
    ...prices.map((price) => ({
      found: new RegExp(`(${inr(price)}|₹${price})(?![\\d,])`),
      todo: 'a price of a plan. Take it from content/pricing.ts, so that it cannot differ.',
    })),
  ];
  return linesOf(source).flatMap((text, index) => {
    const typed = text.replace(/\$\{.*?\}/g, '…');
    const rule = rules.find(({ found }) => found.test(typed));
    return rule ? [{ line: index + 1, problem: `says “${rule.found.exec(typed)?.[0]}”, ${rule.todo}` }] : [];
  });
}

/** Fields whose figures are made up or measured: drawings, samples, and answers about what a tool on the page takes. */
const ownFigures = /drawing|sample|slides|picture/i;

const money =
  /(?:[₹$€£]|\b(?:Rs\.?|INR|USD|EUR))[ \u00a0]?\d[\d,]*(?:\.\d+)?|\b\d[\d,]*[ \u00a0](?:rupees|dollars|euros)\b/gi;
const terms =
  /\b\d[\d,]*[- \u00a0]?(?:[KMGT]B|megabytes?|gigabytes?|days?|hours?|weeks?|users?|apps)\b|\b(?:with)?in (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|sixty|ninety)[- \u00a0](?:minutes|hours|days|weeks)\b/gi;
/** In groups, as numbers are dialled: at least ten digits, and no date. */
const telephone = /(?:\+\d|\(0\d|\b0\d|\b[6-9]\d{4}[- \u00a0]?\d)[\d()]*(?:[- \u00a0]?[\d()]{2,})*\d\b/g;

/**
 * Finds amounts, sizes and terms in the finished texts that neither the price list nor the register of claims has.
 *
 * @param data exports of a content file
 * @param measured whether its sizes are those of the tools, which are no promise
 */
export function typedFigures(
  data: unknown,
  claims: Readonly<Record<string, Claim>>,
  plans: readonly Plan[],
  { measured = false } = {},
): Mistake[] {
  const sums = plans.flatMap(({ monthly, yearly }) =>
    monthly === null || yearly === null ? [] : [monthly, yearly, monthly * 12, monthly * 12 - yearly],
  );
  const known = new Set(sums.map(String));
  const promised = Object.values(claims).map(({ text }) => spaced(text));
  return textsIn(data, new Set())
    .filter(({ path }) => !path.some((key) => ownFigures.test(String(key))))
    .flatMap(({ path, text }) => {
      const price = text.match(money)?.find((found) => !known.has(found.replace(/\D/g, '')));
      const term = measured
        ? undefined
        : text.match(terms)?.find((found) => !promised.some((claim) => claim.includes(spaced(found))));
      const number = text.match(telephone)?.find((found) => found.replace(/\D/g, '').length >= 10);
      if (number && path.at(-2) !== 'phone')
        return [
          {
            field: fieldName(path),
            problem: `says “${number}”, a telephone number, which stands once, in the field phone of content/site.ts. Write the sentence without it.`,
          },
        ];
      const problem = price
        ? `says “${price}”, which no plan costs. Quote prices from content/pricing.ts, or write the sentence without one.`
        : term &&
          `says “${term}”, which no claim of content/claims.ts has. Put it there, and quote it, or write the sentence without it.`;
      return problem ? [{ field: fieldName(path), problem }] : [];
    });
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();

/** Lines of a file with comments taken out. */
export function linesOf(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replaceAll('\\u00a0', '\u00a0')
    .split('\n')
    .map((text) => text.replace(/^\s*\/\/.*/, ''));
}
