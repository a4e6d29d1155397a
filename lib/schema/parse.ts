import type { z } from 'zod';
import { choices } from './choices';
import { plainTextProblem } from './plain-text';
import { lostQuotes } from './quotes';

/** A mistake in a content file, worded for the person who edits it. It has no stack: the place is in the message. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = `${this.name}: ${message}`;
  }
}

type Issue = z.core.$ZodIssue;

/** What is wrong with a field, and what to do: `problem` follows the field's name. */
export type Mistake = { field: string; problem: string };

/** `[1, 'meta', 'title']` → `[1].meta.title`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  );
}

/** zod's type names in an editor's words. */
function kind(expected: string): string {
  const words: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'a group of fields in { }',
    array: 'a list in [ ]',
  };
  return words[expected] ?? `a ${expected}`;
}

/** A value as it stands in the file, cut when it is long. */
function shown(value: unknown): string {
  const words = JSON.stringify(value) ?? String(value);
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** What is wrong and what to do, in one sentence each. */
function explain(issue: Issue, value: unknown): string {
  const found = typeof value === 'string' ? ` It has ${value.length} now: “${value}”.` : '';
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is missing. Add it; it is ${kind(issue.expected)}.`
        : `should be ${kind(issue.expected)}, not ${shown(value)}. Correct it.`;
    case 'too_small':
      if (issue.origin === 'string')
        return `is too short. Write at least ${issue.minimum} characters.${found}`;
      if (issue.origin === 'array') return `needs at least ${issue.minimum} entries. Add what is missing.`;
      return `is ${shown(value)}. It must be ${issue.minimum} or more.`;
    case 'too_big':
      if (issue.origin === 'string') return `is too long. Use at most ${issue.maximum} characters.${found}`;
      if (issue.origin === 'array') return `has too many entries. Keep at most ${issue.maximum}.`;
      return `is ${shown(value)}. It must be ${issue.maximum} or less.`;
    case 'unrecognized_keys':
      return `has a field that nothing reads: ${issue.keys.map((key) => `“${key}”`).join(', ')}. Correct its spelling or remove it.`;
    case 'invalid_value':
      return value === undefined
        ? `is missing. Add it: one of ${choices(issue.values, value)}.`
        : `is ${shown(value)}, which is not one of ${choices(issue.values, value)}.`;
    case 'invalid_union':
      return `is ${shown(value)}, which has none of the known shapes. Compare it with the entries beside it.`;
    default:
      return `${issue.message}${value === undefined ? '' : ` Found: ${shown(value)}.`}`;
  }
}

/**
 * Parses one content file's data when it is loaded.
 *
 * @param file path of the content file, for the message
 * @param schema the strict zod schema of the data
 * @param data what the editor wrote
 * @returns the parsed data
 * @throws ContentError that lists every mistake at once: file, field, what is wrong, what to do
 */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  data: z.input<Schema>,
): z.output<Schema> {
  const texts = textMistakes(data);
  const result = schema.safeParse(data);
  if (result.success && texts.length === 0) return result.data;
  const issues = (result.error?.issues ?? []).map((issue) => ({
    field: fieldName(issue.path),
    problem: explain(issue, valueAt(data, issue.path)),
  }));
  // A text that cannot be printed may be too long or too short only because of that.
  const told = new Set(texts.map(({ field }) => field));
  throw contentError(file, [...texts, ...issues.filter(({ field }) => !told.has(field))], data);
}

/** Texts that cannot be printed as they stand, addresses apart. */
function textMistakes(value: unknown, path: PropertyKey[] = []): Mistake[] {
  if (typeof value === 'string') {
    return path.at(-1) === 'href'
      ? []
      : textProblems(value).map((problem) => ({ field: fieldName(path), problem }));
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textMistakes(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function textProblems(text: string): string[] {
  const lost = lostQuotes(text).map(
    ({ origin, name }) =>
      `quotes “${name}”, which ${origin} does not have. Correct the name between \${ and }, or rewrite the text.`,
  );
  return lost.length > 0 ? lost : [plainTextProblem(text) ?? []].flat();
}

/** Fields by which an editor knows an entry, the best one first. */
const calledBy = ['name', 'title', 'question', 'label', 'slug', 'id'];

/** What an editor calls the innermost entry of a list in which a field stands: `plans[2].yearly` → `Premium`. */
function entryName(data: unknown, field: string): string | undefined {
  const keys = field.match(/[^.[\]]+/g) ?? [];
  const own = keys.at(-1) ?? '';
  const entries = keys
    .map((key, index) => ({
      key,
      value: valueAt(data, keys.slice(0, index + 1)),
      inside: index + 1 < keys.length,
    }))
    .filter(({ key, inside }) => /^\d+$/.test(key) && inside)
    .reverse();
  for (const { value } of entries) {
    if (typeof value !== 'object' || value === null) continue;
    const by = calledBy.find((key) => key in value);
    const name = by && (value as Record<string, unknown>)[by];
    if (by === own) return undefined;
    if (typeof name === 'string' && name !== '') return name;
  }
  return undefined;
}

/**
 * One message for all mistakes of a file.
 *
 * @param data what the fields are names in: entries of lists are then told by their name too
 */
export function contentError(file: string, mistakes: readonly Mistake[], data?: unknown): ContentError {
  const lines = mistakes.map(({ field, problem }) => {
    const entry = entryName(data, field);
    return `  ${field || '(the whole entry)'} ${problem}${entry ? ` It stands in “${entry}”.` : ''}`;
  });
  return new ContentError(`Content error in ${file}\n${lines.join('\n')}`);
}
