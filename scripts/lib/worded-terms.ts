import type { Claim } from '../../lib/schema/claims';
import { fieldName, isOfSample, textsIn } from '../../lib/schema/field-names';
import type { Mistake } from '../../lib/schema/parse';

const space = '[- \u00a0]';
const count =
  '(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|(?:a |one )?hundred|several|(?:a )?few|a couple of|\\d+)';
/** “a month”, “three working days”, “a month’s”. */
const term = `(?<![\\p{L}\\d.,])${count}${space}(?:(?:full|whole|entire|calendar|working|business)${space})?(?:minute|hour|day|week|fortnight|month|quarter|year)s?\\b`;
/** “the next working day”, “within minutes”. */
const soon = `\\b(?:the )?(?:next|same|following)${space}(?:(?:working|business)${space})?(?:day|morning|week)\\b|\\bovernight\\b|\\btomorrow\\b|\\b(?:with)?in (?:minutes|hours|days)\\b`;
/** Up to 40 characters within the same sentence. */
const near = '[^.!?;:]{0,40}?';

const bothOrders = (subject: string, termPattern: string) => [
  `(?:${subject})${near}(?<term>${termPattern})`,
  `(?<term>${termPattern})${near}(?:${subject})`,
];

/**
 * Kinds of terms in the register of claims, with the words that sentences use for them. A finding quotes the first claim
 * of a kind.
 */
const kinds = [
  {
    claims: ['trial', 'trialAdjective'],
    wordings: bothOrders(
      '\\btrials?\\b|\\bfree (?:for|during)\\b|\\b(?:try|test) (?:it|us|everything)\\b',
      term,
    ),
  },
  {
    claims: ['reply'],
    wordings: [
      ...bothOrders(
        '\\b(?:repl(?:y|ies)|responds?|get back to you|hears? from us|writes? back|(?:we|us|person|team)(?:’ll| will)? answers?)\\b',
        `${term}|${soon}`,
      ),
      `(?<term>\\b(?:next|same|following)${space}(?:working|business)${space}day\\b)`,
    ],
  },
  {
    claims: ['restore'],
    wordings: [
      ...bothOrders(
        '\\brestor(?:e|ed|es|ing)\\b|\\bundelete\\w*|\\b(?:undo|undone)\\b|\\brecycle bin\\b|\\b(?:come|bring|get)s? (?:it |them )?back\\b',
        term,
      ),
      `\\bdeleted (?:files?|documents?) (?:stays?|remains?|is kept|are kept|can|could|may)\\b${near}(?<term>${term})`,
    ],
  },
  {
    claims: ['linkShort', 'linkLong'],
    wordings: [
      `\\blinks?\\b(?: that)?[^.!?;:,]{0,20}\\b(?:ends?|expires?|lasts?|works?|closes?|(?:is|are|stays?) (?:valid|open|live))\\b${near}(?<term>${term})`,
    ],
  },
].map(({ claims, wordings }) => ({
  claims,
  patterns: wordings.map((pattern) => new RegExp(pattern, 'giu')),
}));

/** File sizes in words. */
const sizes = {
  claims: ['limitFree', 'limitEnterprise'],
  patterns: [
    new RegExp(
      `(?<![\\p{L}\\d.,])(?<term>${count}${space}(?:half${space})?(?:(?:kilo|mega|giga|tera)bytes?|[KMGT]B|gigs?))\\b`,
      'giu',
    ),
  ],
};

const normalize = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase();

/**
 * Finds terms in words (trial, replies, restoring, links) and file sizes that are not in the register of claims.
 * Alternative texts describe made-up documents, so they are skipped.
 *
 * @param data exports of a content file
 * @param measured whether its sizes are measured limits of the tools, which are not promises
 */
export function wordedTerms(
  data: unknown,
  claims: Readonly<Record<string, Claim>>,
  { measured = false } = {},
): Mistake[] {
  const isPromised = (wording: string) =>
    Object.values(claims).some(({ text }) => normalize(text).includes(normalize(wording)));
  /** Whether a term belongs to another claim that the sentence mentions too. */
  const belongsToOther = (wording: string, sentence: string, names: readonly string[]) =>
    isPromised(wording) &&
    names.some((name) => claims[name] && normalize(sentence).includes(normalize(claims[name].text)));
  const isClaim = (match: string, names: readonly string[]) =>
    names.some((name) => normalize(claims[name]?.text ?? '').includes(normalize(match)));
  const checkedKinds = (measured ? kinds : [...kinds, sizes]).filter((kind) =>
    kind.claims.some((name) => claims[name]),
  );
  return textsIn(data, new Set())
    .filter(({ path }) => !isOfSample(path) && !/alt$/i.test(String(path.at(-1))))
    .flatMap(({ path, text }) => {
      const [first] = (text.match(/[^.!?]+[.!?]*/gu) ?? []).flatMap((sentence) =>
        checkedKinds.flatMap((kind) =>
          kind.patterns
            .flatMap((pattern) => [...sentence.matchAll(pattern)])
            .map(({ groups }) => ({
              wording: groups?.term ?? '',
              claim: kind.claims.find((name) => claims[name]) ?? '',
            }))
            .filter(
              ({ wording }) =>
                !isClaim(wording, kind.claims) && !belongsToOther(wording, sentence, kind.claims),
            ),
        ),
      );
      if (!first) return [];
      const problem = `says “${first.wording}”, and the claim “${first.claim}” of content/claims.ts says “${claims[first.claim]?.text}”. Quote it as \${fact.${first.claim}}, in a text between backticks, or write the sentence without it.`;
      return [{ field: fieldName(path), problem }];
    });
}
