import { contentError, fieldName } from '../../lib/schema/parse';

/**
 * Texts into which a misspelt `${fact.…}` put the word “undefined”. Whoever writes the word in a text means it.
 *
 * @param file path of the content file, for the message
 * @param sources what all content files say: a text may come from another one
 * @param exported what it exports once it is loaded; the field needs no name before it when that is one value
 * @returns one message with each field, and the text around the hole; undefined when there is none
 */
export function contentHoles(
  file: string,
  sources: string,
  exported: Record<string, unknown>,
): string | undefined {
  const values = Object.values(exported);
  const data = values.length === 1 ? values[0] : exported;
  const found = holes(data, sources, [], new Set());
  if (found.length === 0) return undefined;
  return contentError(
    file,
    found.map(({ path, text }) => ({
      field: fieldName(path),
      problem: `has “undefined” where a value should be: “…${text}”. Correct the name between \${ and }.`,
    })),
    data,
  ).message;
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
