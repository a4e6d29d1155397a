import type { z } from 'zod';
import { choices } from './choices';
import { fieldInWords, fieldKeys, fieldName, textsIn, valueAt } from './field-names';
import { plainTextProblem } from './plain-text';
import { unknownQuotes } from './quotes';

/**
 * Mistakes in content files, worded for the person who edits them. Without a stack trace, since the message names file
 * and field; the files' data is private, so that printing the error does not print it.
 */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly #files: readonly FileMistakes[];

  constructor(files: readonly FileMistakes[]) {
    super(files.map((file) => fileMessage(file)).join('\n\n'));
    this.#files = files;
    this.stack = `${this.name}: ${this.message}`;
  }

  get files(): readonly FileMistakes[] {
    return this.#files;
  }
}

type Issue = z.core.$ZodIssue;

/**
 * A mistake in a field, and what to do: `problem` is worded so that it follows the field's name. `line` and `words`
 * are set for a mistake that was found by its place in the file: its line, and the words in question.
 */
export type Mistake = { field: string; problem: string; line?: number; words?: string };

/** The mistakes of one content file, and its data, from which messages take the names of entries. */
export type FileMistakes = { file: string; mistakes: readonly Mistake[]; data?: unknown };

/** A zod type name in an editor's words. */
function typeInWords(expected: string): string {
  const typeNames: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    object: 'a group of fields in { }',
    array: 'a list in [ ]',
  };
  return typeNames[expected] ?? `a ${expected}`;
}

/** A value as shown to an editor, shortened if it is long. */
function printable(value: unknown): string {
  if (Array.isArray(value)) return typeInWords('array');
  if (typeof value === 'object' && value !== null) return typeInWords('object');
  const printed = String(value);
  const cut = printed.length > 60 ? `${printed.slice(0, 60)}…` : printed;
  return typeof value === 'string' ? `“${cut}”` : cut;
}

/** What is wrong and what to do, in one sentence each. */
function explain(issue: Issue, value: unknown, data: unknown): string {
  const lengthNote = typeof value === 'string' ? ` It has ${value.length} now: “${value}”.` : '';
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is missing. Add it; it is ${typeInWords(issue.expected)}.`
        : `should be ${typeInWords(issue.expected)}, not ${printable(value)}. Correct it.`;
    case 'too_small':
      if (issue.origin === 'string')
        return `is too short. Write at least ${issue.minimum} characters.${lengthNote}`;
      if (issue.origin === 'array') return tooFewMessage(Number(issue.minimum), value);
      return `is ${printable(value)}. It must be ${issue.minimum} or more.`;
    case 'too_big':
      if (issue.origin === 'string')
        return `is too long. Use at most ${issue.maximum} characters.${lengthNote}`;
      if (issue.origin === 'array')
        return `has ${(value as unknown[]).length} entries. Keep at most ${issue.maximum}.`;
      return `is ${printable(value)}. It must be ${issue.maximum} or less.`;
    case 'invalid_value':
      return choiceMessage(issue.values, value);
    case 'invalid_union':
      if ('options' in issue && Array.isArray(issue.options)) return choiceMessage(issue.options, value);
      return `is ${printable(value)} of no known shape. Compare it with the entries beside it.`;
    case 'custom':
      if (issue.params?.whole) return issue.message;
      return isDuplicate(issue.params)
        ? `is what ${fieldInWords(data, earlierPlace(issue.path, issue.params))} has already. Give each its own.`
        : otherMessage(issue, value);
    default:
      return otherMessage(issue, value);
  }
}

function tooFewMessage(minCount: number, value: unknown): string {
  const required = minCount === 1 ? 'at least one entry' : `at least ${minCount} entries`;
  const { length } = value as unknown[];
  return length === 0 ? `is empty. Write ${required}.` : `needs ${required}. It has ${length} now.`;
}

const choiceMessage = (values: readonly unknown[], value: unknown) =>
  value === undefined
    ? `is missing. Add it: one of ${choices(values, value)}.`
    : `is ${printable(value)}, which is not one of ${choices(values, value)}.`;

/** What `reportRepeats` reports about a value that occurs twice: both paths within the same list. */
type Repeat = { earlier: PropertyKey[]; own: PropertyKey[] };

const isDuplicate = (params: Record<string, unknown> | undefined): params is Repeat =>
  params !== undefined && 'earlier' in params;

const earlierPlace = (path: readonly PropertyKey[], { earlier, own }: Repeat): string[] =>
  [...path.slice(0, path.length - own.length), ...earlier].map(String);

const otherMessage = ({ message }: Issue, value: unknown) =>
  `${message}${value === undefined ? '' : ` Found: ${printable(value)}.`}`;

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
  const unprintableTexts = textMistakes(data);
  const result = schema.safeParse(data);
  if (result.success && unprintableTexts.length === 0) return result.data;
  const issues = (result.error?.issues ?? []).flatMap((issue) => mistakesOf(issue, data));
  // A text that cannot be printed may have a wrong length only because of that.
  const reported = new Set(unprintableTexts.map(({ field }) => field));
  throw contentError(
    file,
    [...unprintableTexts, ...issues.filter(({ field }) => !reported.has(field))],
    data,
  );
}

function mistakesOf(issue: Issue, data: unknown): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    const problem = 'is a field that nothing reads. Correct its spelling or remove it.';
    return issue.keys.map((key) => ({ field: fieldName([...issue.path, key]), problem }));
  }
  const nearest = issue.code === 'invalid_union' ? nearestMistakes(issue, data) : [];
  if (nearest.length > 0) return nearest;
  return [{ field: fieldName(issue.path), problem: explain(issue, valueAt(data, issue.path), data) }];
}

/** Mistakes of a value that has exactly the fields of one known shape, and a wrong value in one of them. */
function nearestMistakes(issue: Extract<Issue, { code: 'invalid_union' }>, data: unknown): Mistake[] {
  const shapes = issue.errors
    .map((inner) =>
      inner.map((innerIssue) => ({ ...innerIssue, path: [...issue.path, ...innerIssue.path] }) as Issue),
    )
    .filter((inner) =>
      inner.every(
        (innerIssue) =>
          innerIssue.code !== 'unrecognized_keys' &&
          innerIssue.path.length > issue.path.length &&
          valueAt(data, innerIssue.path) !== undefined,
      ),
    );
  return shapes.length === 1 ? (shapes[0] ?? []).flatMap((innerIssue) => mistakesOf(innerIssue, data)) : [];
}

/** Fields that only programs read: addresses, and accepted file types. */
const notPrinted: readonly unknown[] = ['href', 'accept'];

/** Texts that cannot be printed unchanged. */
function textMistakes(data: unknown): Mistake[] {
  return textsIn(data)
    .filter(({ path }) => !notPrinted.includes(path.at(-1)))
    .flatMap(({ path, text }) => textProblems(text).map((problem) => ({ field: fieldName(path), problem })));
}

function textProblems(text: string): string[] {
  const unknownNames = unknownQuotes(text).map(
    ({ origin, name, known }) =>
      `quotes “${name}”, which ${origin} does not have. Between \${ and }, write one of ${choices(known, name)}; or rewrite the text.`,
  );
  return unknownNames.length > 0 ? unknownNames : [plainTextProblem(text) ?? []].flat();
}

/**
 * One message for all mistakes of a file.
 *
 * @param lineOf line of a field's value in the file, if known
 */
export function fileMessage(
  { file, mistakes, data }: FileMistakes,
  lineOf: (field: string) => number | undefined = () => undefined,
): string {
  const lines = mistakes.map(({ field, problem, line = lineOf(field) }) => {
    return `  ${line ? `Line ${line}: ` : ''}${fieldInWords(data, fieldKeys(field))} ${problem}`;
  });
  return `Content error in ${file}\n${lines.join('\n')}`;
}

/**
 * The error for one file.
 *
 * @param data data in which the fields are paths, so that list entries are reported by name
 */
export function contentError(file: string, mistakes: readonly Mistake[], data?: unknown): ContentError {
  return new ContentError([{ file, mistakes, data }]);
}
