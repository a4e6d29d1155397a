import { unknownQuotes } from './quotes';

/** `[1, 'meta', 'title']` → `[1].meta.title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

/** `[1].meta.title` → `['1', 'meta', 'title']`. */
export const fieldKeys = (field: string): string[] => field.match(/[^.[\]]+/g) ?? [];

/** Value at a path in data; undefined if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

/**
 * All texts in data, with their paths.
 *
 * @param visited objects that were already visited and are skipped, if entries may occur twice
 */
export function textsIn(
  value: unknown,
  visited?: Set<object>,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null || visited?.has(value)) return [];
  visited?.add(value);
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, visited, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Whether a field's text belongs to a made-up document, by the keys of its path. */
export const isOfSample = (path: readonly PropertyKey[]) =>
  path.some((key) => /sample|slides/i.test(String(key)));

/** Fields by which an editor knows an entry, the best one first. */
const nameFields = ['name', 'title', 'question', 'label', 'slug', 'id'];

/** Name of an entry of a list for editors; undefined if it has none, or if its name is the field in question. */
function entryName(entry: unknown, askedField: string | undefined): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const nameField = nameFields.find((key) => key in entry);
  const name = nameField && (entry as Record<string, unknown>)[nameField];
  return nameField !== askedField &&
    typeof name === 'string' &&
    name !== '' &&
    unknownQuotes(name).length === 0
    ? name
    : undefined;
}

/**
 * A field in an editor's words: `plans[2].yearly` → `yearly of “Premium”`, and where an entry has no name
 * `steps[2].text` → `text of entry 3 of steps`.
 */
export function fieldInWords(data: unknown, keys: readonly string[]): string {
  let keyCount = keys.length;
  const words: string[] = [];
  while (keyCount > 0) {
    const lastNumber = keys.slice(0, keyCount).findLastIndex((key) => /^\d+$/.test(key));
    const keysInEntry = keys.slice(lastNumber + 1, keyCount);
    if (keysInEntry.length > 0) words.push(keysInEntry.join('.'));
    if (lastNumber < 0) break;
    const name = entryName(valueAt(data, keys.slice(0, lastNumber + 1)), keys[lastNumber + 1]);
    words.push(name ? `“${name}”` : `entry ${Number(keys[lastNumber]) + 1}`);
    // The name identifies the entry; names of enclosing lists would add nothing.
    if (name) break;
    keyCount = lastNumber;
  }
  return words.join(' of ') || 'The whole content';
}
