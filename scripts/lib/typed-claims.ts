import { inr } from '../../lib/format';
import { literalPattern } from '../../lib/literal-pattern';
import type { Claim } from '../../lib/schema/claims';
import { fieldName, textsIn } from '../../lib/schema/field-names';
import type { Mistake } from '../../lib/schema/parse';
import type { Plan } from '../../lib/schema/pricing';

/** Pattern of a claim's words, with normal or no-break spaces between them. A single word is case-sensitive, because a slug may contain `gdpr`. */
function claimPattern(text: string): RegExp {
  const words = literalPattern(text).split(/[\u00a0 ]/);
  return new RegExp(`(?<![\\w,.])${words.join('[ \u00a0]')}(?!\\w)`, words.length > 1 ? 'i' : '');
}

/** Patterns for claims in other words, and for promises that the register lacks. */
export const promisePatterns = [
  /\bAES-?\d*\b|\b(128|256)[- ]bit\b|\b(bank|military)[- ]grade\b|\bend-to-end encr/i,
  /\bISO[ /-]?(IEC)? ?\d{4,5}\b|\bSOC ?[12]\b|\bPCI\b/,
  /\b(fourteen|thirty|seven) days?\b|\btwo[- ]weeks?\b|\bfortnight\b|\b\d+[- ]days? (free|trial)/i,
  /\b(24|twenty-four)[ -]?(h|hrs?|hours?)\b|\b24 ?(x|×|\/) ?7\b|\bround the clock\b|\b(with)?in (a|one) (working )?day\b/i,
  /\bup to \d+ ?(MB|GB)\b|\b\d+ ?(MB|GB) (per file|limit)\b|\bunlimited\b/i,
  /\b\d[\d,]*\+? (apps|customers|users|companies|firms)\b/i,
  /\b99(\.\d+)? ?%|\bguarantee/i,
  /\bno (credit )?card\b|\bcredit card\b/i,
];

/** A finding; `text` is the words on the line that it is about. */
export type TypedClaim = { line: number; text: string; problem: string };

/**
 * Finds hard-coded figures that content/claims.ts or content/pricing.ts owns, and unproven promises. Comments
 * are ignored, as visitors do not see them.
 *
 * @param source text of the file
 * @param site name of the product and email address, which only content/site.ts may contain
 */
export function typedClaims(
  source: string,
  claims: Readonly<Record<string, Claim>>,
  plans: readonly Plan[],
  site?: { name: string; email: string },
): TypedClaim[] {
  const claimPatterns = Object.entries(claims).map(([name, { text }]) => ({
    name,
    pattern: claimPattern(text),
  }));
  const prices = plans.flatMap(({ monthly, yearly }) => [monthly ?? [], yearly ?? []].flat());
  const rules = [
    ...(site
      ? [
          {
            pattern: new RegExp(`(?<![\\w.+-])${literalPattern(site.email)}(?![\\w-])`, 'i'),
            todo: `the email address, which content/site.ts holds. Write \${site.email} instead, in a text between backticks.`,
          },
          {
            pattern: new RegExp(`(?<![\\w.@/])${literalPattern(site.name)}(?!\\w)`),
            todo: `the name of the product, which content/site.ts holds. Write \${site.name} instead, in a text between backticks.`,
          },
        ]
      : []),
    ...plans.map(({ name, slug }) => ({
      pattern: new RegExp(`\\b${name} plan\\b`),
      todo: `the name of a plan. Write \${plan.${slug}} instead of it, in a text between backticks.`,
    })),
    ...claimPatterns.map(({ name, pattern }) => ({
      pattern,
      todo: `which content/claims.ts holds. Write \${fact.${name}} instead, in a text between backticks.`,
    })),
    ...promisePatterns.map((pattern) => ({
      pattern,
      todo: 'a promise. Put it into content/claims.ts, and quote it from there.',
    })),
    ...prices.map((price) => ({
      pattern: new RegExp(
        `(?:₹|\\b(?:Rs\\.?|INR))[ \u00a0]?(?:${inr(price).slice(1)}|${price})(?!,?\\d)|\\b(?:${inr(price).slice(1)}|${price})[ \u00a0]?(?:₹|rupees\\b)`,
        'i',
      ),
      todo: 'a price of a plan. Take it from content/pricing.ts, so that it cannot differ.',
    })),
  ];
  return linesOf(source).flatMap((line, index) => {
    const literal = line.replace(/\$\{.*?\}/g, '…');
    const rule = rules.find(({ pattern }) => pattern.test(literal));
    const text = rule?.pattern.exec(literal)?.[0];
    return rule && text ? [{ line: index + 1, text, problem: `says “${text}”, ${rule.todo}` }] : [];
  });
}

/** Keys of fields with made-up figures. */
const sampleFields = /sample|slides|picture/i;

const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|lakh|crore';
const currencies = 'rupees|dollars|euros|pounds';
const moneyPattern = new RegExp(
  [
    String.raw`(?:[₹$€£]|\b(?:Rs\.?|INR|USD|EUR|GBP))[ \u00a0]?\d[\d,]*(?:\.\d+)?`,
    String.raw`\b\d[\d,]*(?:\.\d+)?[ \u00a0]?(?:[₹$€£]|/-|(?:${currencies}|INR|USD|EUR|GBP)\b)`,
    String.raw`\b\d[\d,]*(?:\.\d+)?[ \u00a0](?:lakhs?|crores?)\b`,
    String.raw`\b(?:${numberWords})[- \u00a0](?:${currencies})\b`,
  ].join('|'),
  'gi',
);
const termPattern = new RegExp(
  [
    String.raw`\b\d[\d,]*[- \u00a0]?(?:[KMGT]B|megabytes?|gigabytes?|(?:working |business )?(?:days?|hours?|weeks?)|users?|apps)\b`,
    String.raw`\b(?:with)?in (?:${numberWords})[- \u00a0](?:(?:working|business) )?(?:minutes|hours|days|weeks)\b`,
    // A trial is stated in days; one stated in weeks or months would be another promise.
    String.raw`\b(?:(?:a|one|two|three)[- ](?:week|month)(?:[- ]long)?|(?:week|month)-long)s? (?:free )?trial\b`,
    String.raw`\btrial (?:lasts|runs|takes|goes on)(?: for)? (?:a|one|two|three|\d+) (?:week|month)s?\b`,
  ].join('|'),
  'gi',
);
/** Yearly savings written as a figure, and numbers of free months. */
const savingPattern = /\bsav(?:e|es|ing) (?:up to )?\d+ ?%|\b\d+ ?% (?:off|less|cheaper|discount)\b/gi;
const freeMonthsPattern = new RegExp(
  String.raw`\b(\d+|one|${numberWords}) (?:free months?|months? free)\b`,
  'i',
);
/** A grouped telephone number: at least ten digits, and not a date. */
const telephonePattern =
  /(?:\+\d|\(0\d|\b0\d|\b[6-9]\d{4}[- \u00a0]?\d)[\d()]*(?:[- \u00a0]?[\d()]{2,})*\d\b/g;

/**
 * Finds amounts, sizes and terms in texts that are neither in the price list nor in the register of claims.
 *
 * @param data exports of a content file
 * @param measured whether its sizes are measured limits of the tools, which are not promises
 */
export function typedFigures(
  data: unknown,
  claims: Readonly<Record<string, Claim>>,
  plans: readonly Plan[],
  { measured = false } = {},
): Mistake[] {
  const knownPrices = plans.flatMap(({ monthly, yearly }) =>
    monthly === null || yearly === null ? [] : [monthly, yearly, monthly * 12, monthly * 12 - yearly],
  );
  const knownNumbers = new Set(knownPrices.map(String));
  const promised = Object.values(claims).map(({ text }) => normalize(text));
  return textsIn(data, new Set())
    .filter(({ path }) => !path.some((key) => sampleFields.test(String(key))))
    .flatMap(({ path, text }) => {
      const price = text.match(moneyPattern)?.find((match) => !knownNumbers.has(match.replace(/\D/g, '')));
      const term = measured
        ? undefined
        : text
            .match(termPattern)
            ?.find((match) => !promised.some((claim) => claim.includes(normalize(match))));
      const number = text.match(telephonePattern)?.find((match) => match.replace(/\D/g, '').length >= 10);
      if (number && path.at(-2) !== 'phone')
        return [
          {
            field: fieldName(path),
            problem: `says “${number}”, a telephone number, which belongs only in the field phone of content/site.ts. Write the sentence without it.`,
          },
        ];
      const badges = plans.flatMap(({ badge }) => badge ?? []);
      const saving = text
        .match(savingPattern)
        ?.find((match) => !badges.includes(Number(match.replace(/\D/g, ''))));
      if (saving)
        return [
          {
            field: fieldName(path),
            problem: `says “${saving}”, which no badge of content/pricing.ts says. Write the sentence without it.`,
          },
        ];
      const [months, count = ''] = freeMonthsPattern.exec(text) ?? [];
      if (months && !/^(?:2|two)$/i.test(count))
        return [
          {
            field: fieldName(path),
            problem: `says “${months}”, and a year costs ten monthly payments: two months are free. Correct it.`,
          },
        ];
      const problem = price
        ? `says “${price}”, which no plan costs. Quote prices from content/pricing.ts, or write the sentence without one.`
        : term &&
          `says “${term}”, which no claim of content/claims.ts has. Put it there, and quote it, or write the sentence without it.`;
      return problem ? [{ field: fieldName(path), problem }] : [];
    });
}

const normalize = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();

/** Lines of a file, without comments. */
export function linesOf(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replaceAll('\\u00a0', '\u00a0')
    .split('\n')
    .map((text) => text.replace(/^\s*\/\/.*/, ''));
}
