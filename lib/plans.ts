import { literalPattern } from './literal-pattern';
import type { Capability } from './schema/capabilities';
import { textsIn } from './schema/field-names';
import type { Plan } from './schema/pricing';

/** Fields whose texts promise nothing for their page: addresses, links, other pages, illustrations, file formats, search engine texts. */
const notPromises = new Set([
  'href',
  'slug',
  'picture',
  'meta',
  'related',
  'start',
  'illustration',
  'formats',
  'label',
]);

/** All texts of a page about itself. */
export const ownTextsOf = (page: unknown): string[] =>
  textsIn(page)
    .filter(({ path }) => !path.some((key) => notPromises.has(String(key))))
    .map(({ text }) => text);

/** Cached patterns, as a check searches every word in every text. */
const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const existing = patterns.get(word);
  if (existing) return existing;
  const pattern = new RegExp(`(?<!\\w)${literalPattern(word)}s?(?!\\w)`, 'i');
  patterns.set(word, pattern);
  return pattern;
}

/** Whether a text names a capability by one of its words, in any case, singular or plural. */
export function mentions(text: string, { words }: Pick<Capability, 'words'>): boolean {
  return words.some((word) => patternOf(word).test(text));
}

/** Index of the first plan that includes a label of /pricing; -1 if none does. */
export function firstPlanWith(label: string, plans: readonly Plan[]): number {
  return plans.findIndex(({ includes }) => includes.includes(label));
}

/** The page's own capability: the one with the longest word in its name; undefined if there is none. */
export function ownCapability<One extends Capability>(
  name: string,
  capabilities: readonly One[],
): One | undefined {
  const matches = capabilities.flatMap((capability) =>
    capability.words
      .filter((word) => mentions(name, { words: [word] }))
      .map((word) => ({ capability, length: word.length })),
  );
  return matches.sort((a, b) => b.length - a.length)[0]?.capability;
}

/** Capabilities promised by a page, by their lowest plan, in plan order. */
export function promisedCapabilities<One extends Capability>(
  page: unknown,
  capabilities: readonly One[],
  plans: readonly Plan[],
): { plan: number; capabilities: One[] }[] {
  const texts = ownTextsOf(page);
  const promised = capabilities.filter((capability) => texts.some((text) => mentions(text, capability)));
  return plans
    .map((_, plan) => ({
      plan,
      capabilities: promised.filter(({ label }) => firstPlanWith(label, plans) === plan),
    }))
    .filter(({ capabilities: planCapabilities }) => planCapabilities.length > 0);
}

/** Words that promise something to everybody. */
const everyPlan =
  /\b(?:every|each|any|all) (?:of the )?plans?\b|\bfirst plan\b|\bfrom the start\b|\bon day one\b/i;

/**
 * Promises of a sentence that are too early: a capability of a higher plan promised to everybody, or named together
 * with lower plans only.
 *
 * @returns the capability and its lowest plan
 */
export function earlyPromise<One extends Capability>(
  sentence: string,
  capabilities: readonly One[],
  plans: readonly Plan[],
): { capability: One; plan: Plan }[] {
  const isNamed = (plan: Plan) => new RegExp(`(?<!\\w)${plan.name}(?!\\w)`).test(sentence);
  return capabilities.flatMap((capability) => {
    const first = firstPlanWith(capability.label, plans);
    const plan = plans[first];
    if (!plan || first === 0 || isNamed(plan) || !mentions(sentence, capability)) return [];
    return everyPlan.test(sentence) || plans.slice(0, first).some(isNamed) ? [{ capability, plan }] : [];
  });
}
