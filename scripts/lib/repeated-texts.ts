import { lettersOf } from '../../lib/schema/common';
import { fieldInWords, fieldName, isOfSample } from '../../lib/schema/field-names';
import type { Mistake } from '../../lib/schema/parse';

/**
 * Fields whose text must be unique among the entries of a list; one answer may fit two questions, so `answer` is not
 * among them.
 */
const uniqueFields = ['quote', 'text'];

/** Fields by which a visitor distinguishes the entries of a list. */
const distinguishingFields = ['title', 'question', 'name', 'label'];

/** Field with other spellings of a search word: a search matches only exact spellings. */
const spellingsField = 'searchedAs';

/**
 * Finds entries of a list that a visitor cannot distinguish from an earlier one, and short texts of a list that differ
 * only in capitals, hyphens and commas. Cells of a table row may be equal, and so may placeholders of a new entry.
 */
export function repeatedEntries(data: unknown, path: readonly (string | number)[] = []): Mistake[] {
  if (typeof data !== 'object' || data === null || isOfSample(path)) return [];
  const entries = Object.entries(data).map(([key, value]) => ({
    path: [...path, Array.isArray(data) ? Number(key) : key],
    value: value as unknown,
  }));
  const isRow = typeof path.at(-1) === 'number';
  const namedTexts =
    Array.isArray(data) && !isRow ? entries.flatMap(({ path, value }) => nameOf(value, path)) : [];
  return [
    ...namedTexts.flatMap(({ path, shown: printedText, name }, index) => {
      const earlier = namedTexts.slice(0, index).find((namedText) => namedText.name === name);
      if (!earlier) return [];
      const clash =
        earlier.shown.toLowerCase() === printedText.toLowerCase()
          ? 'as an earlier entry of this list is'
          : `and an earlier entry of this list is “${earlier.shown}”: both read the same`;
      return [
        {
          field: fieldName(path),
          problem: `is “${printedText}”, ${clash}. Change one of them, or take it out.`,
        },
      ];
    }),
    ...entries.flatMap(({ path, value }) => repeatedEntries(value, path)),
  ];
}

/** Finds texts of list entries that repeat the words of an earlier entry. */
export function repeatedSentences(
  data: unknown,
  page: unknown,
  path: readonly (string | number)[] = [],
): Mistake[] {
  if (typeof data !== 'object' || data === null || isOfSample(path)) return [];
  const repeated = !Array.isArray(data)
    ? []
    : uniqueFields.flatMap((field) =>
        data.flatMap((entry, index) => {
          const text = entry?.[field];
          if (typeof text !== 'string' || text === '' || /\bTODO\b/.test(text)) return [];
          const earlier = data.findIndex(
            (other) => typeof other?.[field] === 'string' && lettersOf(other[field]) === lettersOf(text),
          );
          if (earlier === index) return [];
          const first = fieldInWords(page, [...path, earlier, field].map(String));
          const problem = `is what ${first} says already. Write another, or take it out.`;
          return [{ field: fieldName([...path, index, field]), problem }];
        }),
      );
  return [
    ...repeated,
    ...Object.entries(data).flatMap(([key, value]) =>
      repeatedSentences(value, page, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ];
}

function nameOf(value: unknown, path: readonly (string | number)[]) {
  const field = distinguishingFields.find(
    (key) => typeof value === 'object' && value !== null && key in value,
  );
  const printedText = field ? (value as Record<string, unknown>)[field] : value;
  if (typeof printedText !== 'string' || printedText === '' || printedText.startsWith('TODO')) return [];
  const name = (path.includes(spellingsField) ? '' : lettersOf(printedText)) || printedText.toLowerCase();
  return [{ path: field ? [...path, field] : path, shown: printedText, name }];
}
