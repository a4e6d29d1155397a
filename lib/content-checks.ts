import type { Answers } from './schema/answers';
import { choices } from './schema/choices';
import type { Claim } from './schema/claims';
import type { Feature } from './schema/features';
import type { FeaturesHub } from './schema/features-hub';
import { ContentError, contentError, type FileMistakes } from './schema/parse';

/**
 * Runs a check for every part of the content, to report all mistakes at once.
 *
 * @throws ContentError with all failures
 */
export function checkAll<Part>(parts: Iterable<Part>, check: (part: Part) => void): void {
  const files: FileMistakes[] = [];
  for (const part of parts) {
    try {
      check(part);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      files.push(...error.files);
    }
  }
  if (files.length > 0) throw new ContentError(files);
}

/**
 * Finds entries that describe an unknown slug.
 *
 * @param file path of the content file, for the message
 * @param field its list, `features.cards`
 * @param entries entries of the list
 * @param slugs known slugs
 * @param origin the file that defines them
 * @param data whole content of the file, from which the message takes the names of entries
 * @throws ContentError naming file and fields
 */
export function checkSlugs(
  file: string,
  field: string,
  entries: readonly { slug: string }[],
  slugs: readonly string[],
  origin: string,
  data?: unknown,
): void {
  const namedSlugs = entries.map(({ slug }, index) => ({ field: `${field}[${index}].slug`, slug }));
  checkNamed(file, namedSlugs, slugs, origin, data);
}

/**
 * Finds fields that name an unknown slug.
 *
 * @param file path of the content file, for the message
 * @param namedSlugs the fields and their values
 * @param slugs known slugs
 * @param origin the file that defines them
 * @param data whole content of the file, from which the message takes the names of entries
 * @throws ContentError naming file and fields
 */
export function checkNamed(
  file: string,
  namedSlugs: readonly { field: string; slug: string }[],
  slugs: readonly string[],
  origin: string,
  data?: unknown,
): void {
  const mistakes = namedSlugs
    .filter(({ slug }) => !slugs.includes(slug))
    .map(({ field, slug }) => ({
      field,
      problem: `is “${slug}”, which ${origin} does not have. Use one of ${choices(slugs, slug)}, or remove the entry.`,
    }));
  if (mistakes.length > 0) throw contentError(file, mistakes, data);
}

/**
 * Finds cards of features whose `step` names no step with an illustration on that feature's page.
 *
 * @param file path of the content file, for the message
 * @throws ContentError naming file and fields
 */
export function checkSteps(
  file: string,
  hub: Pick<FeaturesHub, 'features'>,
  features: readonly Pick<Feature, 'slug' | 'steps'>[],
): void {
  const mistakes = hub.features.cards.flatMap(({ slug, step }, index) => {
    const feature = features.find((entry) => entry.slug === slug);
    if (!step || !feature || feature.steps.items[step - 1]?.illustration) return [];
    const illustrated = feature.steps.items.flatMap(({ illustration }, index) =>
      illustration ? [index + 1] : [],
    );
    const names =
      illustrated.length > 0 ? `Use one of ${illustrated.join(', ')}, or` : 'No step there has one:';
    const problem = `is ${step}, but that step of “${slug}” in content/features.ts has no illustration. ${names} remove the field.`;
    return [{ field: `features.cards[${index}].step`, problem }];
  });
  if (mistakes.length > 0) throw contentError(file, mistakes, hub);
}

/**
 * Finds placeholders of `npm run new` in entries that are not drafts.
 *
 * @param file path of the content file, for the message
 * @param data its parsed content
 * @throws ContentError naming file and fields
 */
export function checkFinished(file: string, data: unknown): void {
  const mistakes = unfinishedFields(data).map((field) => ({
    field,
    problem: 'is still a “TODO”. Write it, or put “draft: true” back into the entry until you have.',
  }));
  if (mistakes.length > 0) throw contentError(file, mistakes, data);
}

function unfinishedFields(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return /^([A-Z][a-z]+: )?TODO\b/.test(value) ? [field] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => unfinishedFields(item, `${field}[${index}]`));
  if (!value || typeof value !== 'object' || ('draft' in value && value.draft === true)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    unfinishedFields(item, field ? `${field}.${key}` : key),
  );
}

/**
 * Finds answers that do not agree with the register of claims: each must quote exactly the claims that it names.
 *
 * @param file path of the content file, for the message
 * @param claims the register, by name
 * @throws ContentError naming file and fields
 */
export function checkAnswers(
  file: string,
  { groups }: Pick<Answers, 'groups'>,
  claims: Readonly<Record<string, Claim>>,
): void {
  const mistakes = groups.flatMap(({ lines }, group) =>
    lines.flatMap((line, index) => {
      if (!('claims' in line)) return [];
      return line.claims.flatMap((name, position) => {
        const field = `groups[${group}].lines[${index}].claims[${position}]`;
        const claim = claims[name];
        if (!claim) {
          const claimNames = choices(Object.keys(claims), name);
          const problem = `is “${name}”, which content/claims.ts does not have. Use one of ${claimNames}.`;
          return [{ field, problem }];
        }
        if (`${line.short} ${line.answer}`.includes(claim.text)) return [];
        const problem = `is “${name}”, which the answer does not quote. Write \${fact.${name}} into it, or take the name out.`;
        return [{ field, problem }];
      });
    }),
  );
  if (mistakes.length > 0) throw contentError(file, mistakes, { groups });
}
