import { fieldName } from '../../lib/schema/field-names';
import type { FileMistakes } from '../../lib/schema/parse';

/**
 * Texts in which a misspelt `${fact.…}` became “undefined”. A text may contain the word itself on purpose.
 *
 * @param file path of the content file, for the message
 * @param sources sources of all content files: a text may come from another one
 * @param data its exports once loaded
 */
export function contentHoles(file: string, sources: string, data: unknown): FileMistakes {
  const mistakes = holes(data, sources, [], new Set()).map(({ path, text }) => ({
    field: fieldName(path),
    problem: `has “undefined” where a value should be: “…${text}”. Correct the name between \${ and }.`,
  }));
  return { file, mistakes, data };
}

type Hole = { path: PropertyKey[]; text: string };

function holes(value: unknown, sources: string, path: PropertyKey[], seen: Set<object>): Hole[] {
  if (typeof value === 'string') {
    const words = /.{0,8}\bundefined\b.{0,8}/.exec(value)?.[0];
    if (!words || sources.includes(words)) return [];
    return [{ path, text: /.{0,30}\bundefined\b/.exec(value)?.[0] ?? words }];
  }
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, item]) =>
    holes(item, sources, [...path, Array.isArray(value) ? Number(key) : key], seen),
  );
}
