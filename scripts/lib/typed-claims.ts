import { inr } from '../../lib/format';
import type { Claim } from '../../lib/schema/claims';
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

/** Lines of a file with comments taken out. */
export function linesOf(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replaceAll('\\u00a0', '\u00a0')
    .split('\n')
    .map((text) => text.replace(/^\s*\/\/.*/, ''));
}
