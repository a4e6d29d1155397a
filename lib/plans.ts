import type { Capability } from './schema/capabilities';
import type { Plan } from './schema/pricing';

/** Fields whose words are no promise of their page: addresses, other pages, drawings, and what search engines read. */
const elsewhere = new Set([
  'href',
  'slug',
  'picture',
  'meta',
  'related',
  'start',
  'drawing',
  'formats',
  'label',
]);

/** All words of a page about itself. */
export function promisesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(promisesOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (elsewhere.has(key) ? [] : promisesOf(item)));
}

/** Whether a text names a capability, by one of its words: in any case, singular or plural. */
export function speaksOf(text: string, { words }: Pick<Capability, 'words'>): boolean {
  return words.some((word) => new RegExp(`(?<!\\w)${word.replace(/\W/g, '\\$&')}s?(?!\\w)`, 'i').test(text));
}

/** Place of the first plan that includes a label of /pricing; -1 when none does. */
export function firstPlanWith(label: string, plans: readonly Plan[]): number {
  return plans.findIndex(({ includes }) => includes.includes(label));
}

/** The capability that a page is about: the one with the longest word in its name; none when its name has no such word. */
export function ownOf<One extends Capability>(name: string, capabilities: readonly One[]): One | undefined {
  const fits = capabilities.flatMap((one) =>
    one.words
      .filter((word) => speaksOf(name, { words: [word] }))
      .map((word) => ({ one, length: word.length })),
  );
  return fits.sort((a, b) => b.length - a.length)[0]?.one;
}

/** What a page promises, by the plan that it begins with, in the order of the plans. */
export function promisedBy<One extends Capability>(
  page: unknown,
  capabilities: readonly One[],
  plans: readonly Plan[],
): { plan: number; capabilities: One[] }[] {
  const texts = promisesOf(page);
  const promised = capabilities.filter((one) => texts.some((text) => speaksOf(text, one)));
  return plans
    .map((_, plan) => ({
      plan,
      capabilities: promised.filter(({ label }) => firstPlanWith(label, plans) === plan),
    }))
    .filter(({ capabilities: some }) => some.length > 0);
}

/** Words by which a text promises something to everybody. */
const toAll =
  /\b(?:every|each|any|all) (?:of the )?plans?\b|\bfirst plan\b|\bfrom the start\b|\bon day one\b/i;

/**
 * What a sentence promises too early: a capability of a later plan to everybody, or together with the name of an
 * earlier plan alone.
 *
 * @returns the capability and the plan that it begins with
 */
export function tooEarly<One extends Capability>(
  sentence: string,
  capabilities: readonly One[],
  plans: readonly Plan[],
): { capability: One; plan: Plan }[] {
  const named = (plan: Plan) => new RegExp(`(?<!\\w)${plan.name}(?!\\w)`).test(sentence);
  return capabilities.flatMap((capability) => {
    const first = firstPlanWith(capability.label, plans);
    const plan = plans[first];
    if (!plan || first === 0 || named(plan) || !speaksOf(sentence, capability)) return [];
    return toAll.test(sentence) || plans.slice(0, first).some(named) ? [{ capability, plan }] : [];
  });
}
