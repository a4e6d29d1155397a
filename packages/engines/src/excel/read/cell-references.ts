import type { Range } from './model';

/** Row and column, from 0, of a reference such as `B3`; undefined for any other text. */
function cellOf(reference: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference) ?? [];
  return digits ? { row: Number(digits) - 1, column: columnOf(letters) } : undefined;
}

/** Index from 0 of the column with these letters. */
export const columnOf = (letters: string) =>
  [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Name of a column by its index from 0: A to Z, then AA. */
export const letterOf = (column: number): string =>
  (column < 26 ? '' : letterOf(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** Maximum number of cells that a report names. */
const maxNamedCells = 12;

/** Names of cells for a report, such as `A1, B7 …`. */
export const namesOf = (cells: readonly { row: number; column: number }[]): string => {
  const names = cells.slice(0, maxNamedCells).map(({ row, column }) => `${letterOf(column)}${row + 1}`);
  return `${names.join(', ')}${cells.length > maxNamedCells ? ' …' : ''}`;
};

/** Largest row and column index of a sheet. */
export const lastIndex = { row: 1_048_575, column: 16_383 };

const isIndexUpTo = (last: number) => (value: number) =>
  Number.isInteger(value) && value >= 0 && value <= last;

/** Whether a sheet has a row of this index. */
export const isRow = isIndexUpTo(lastIndex.row);
/** Whether a sheet has a column of this index. */
export const isColumn = isIndexUpTo(lastIndex.column);

/** Parses `A1:C4`, `B2`, whole columns such as `A:C` or whole rows such as `1:4`. */
export function rangeOf(reference: string): Range | undefined {
  const [first = '', last = first] = reference.replaceAll('$', '').split(':');
  if (/^[A-Z]{1,3}$/.test(first) && /^[A-Z]{1,3}$/.test(last)) {
    return { top: 0, left: columnOf(first), bottom: lastIndex.row, right: columnOf(last) };
  }
  if (/^\d+$/.test(first) && /^\d+$/.test(last)) {
    return { top: Number(first) - 1, left: 0, bottom: Number(last) - 1, right: lastIndex.column };
  }
  const [from, to] = [cellOf(first), cellOf(last)];
  return from && to && { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

/**
 * Sheet (its name in lower case) and cells of a reference such as `'My sheet'!$B$3`; the sheet is undefined if none
 * is named.
 */
export function placeOf(written: string): { sheet?: string; reference: string } {
  const [matched, quoted, unquoted] = /^(?:'((?:[^']|'')+)'|([^'!]+))!/.exec(written) ?? [];
  if (matched === undefined) return { reference: written };
  const sheet = quoted?.replaceAll("''", "'") ?? unquoted ?? '';
  return { sheet: sheet.toLowerCase(), reference: written.slice(matched.length) };
}

/** References of a defined name such as `Sheet1!$A$1:$C$9,'My, sheet'!$E$1`, without sheet names. */
export const referencesOf = (formula: string): string[] =>
  [...formula.matchAll(/(?:'(?:[^']|'')*'|[^,'!]+)!([^,]+)/g)].map(([, reference = '']) => reference.trim());
