import { longDate } from '../../lib/format';
import { fieldName, textsIn } from '../../lib/schema/field-names';
import type { FileMistakes, Mistake } from '../../lib/schema/parse';

type Known = {
  site: { securityContactExpires: string };
  pricing: { features: readonly { id: string }[]; plans: readonly { includes: readonly string[] }[] };
};

/**
 * What may be meant and is worth a second look: it is told, and stops nothing. A build of an old state must not fail
 * because of the day on which it is made.
 *
 * @param files data of the content files, by path
 * @param today year-month-day
 */
export function contentWarnings(
  files: ReadonlyMap<string, unknown>,
  { site, pricing }: Known,
  today: string,
): FileMistakes[] {
  return [...files].map(([file, data]) => {
    const mistakes: Mistake[] = textsIn(data, new Set())
      .filter(({ path, text }) => path.at(-1) === 'updated' && text > today)
      .map(({ path, text }) => ({
        field: fieldName(path),
        problem: `is ${longDate(text)}, which is still to come. Write the day of the last change.`,
      }));
    if (file === 'content/site.ts' && site.securityContactExpires < today)
      mistakes.push({
        field: 'securityContactExpires',
        problem: `was ${longDate(site.securityContactExpires)}: /.well-known/security.txt is not valid any more. Write a day within the next year.`,
      });
    if (file === 'content/claims.ts')
      for (const { path, text } of textsIn(data, new Set()))
        if (path.at(-1) === 'text' && /^\d[\d,.]* \p{L}/u.test(text))
          mistakes.push({
            field: fieldName(path),
            problem: `has an ordinary space in “${text}”: a line can end between figure and unit. Write \\u00a0 in its place, as the claims around it have.`,
          });
    if (file === 'content/pricing.ts') {
      const included = new Set(pricing.plans.flatMap(({ includes }) => includes));
      for (const [index, { id }] of pricing.features.entries())
        if (!included.has(id))
          mistakes.push({
            field: `features[${index}].id`,
            problem: `is “${id}”, which no plan includes. Add it to “includes” of a plan, or remove the line.`,
          });
    }
    return { file, mistakes, data };
  });
}
