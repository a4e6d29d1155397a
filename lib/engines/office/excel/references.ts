import type { Range } from './model';

/** `B3` as row and column from 0; undefined for what is none. */
export function cellOf(reference: string): { row: number; column: number } | undefined {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d+)$/.exec(reference) ?? [];
  return digits ? { row: Number(digits) - 1, column: columnOf(letters) } : undefined;
}

export const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** `A1:C4` or `B2`. */
export function rangeOf(reference: string): Range | undefined {
  const [from, to = from] = reference.split(':').map(cellOf);
  return from && to && { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

/** The references of a name such as `Sheet1!$A$1:$C$9,'My, sheet'!$E$1`, without their sheets. */
export const referencesOf = (formula: string): string[] =>
  [...formula.matchAll(/(?:'(?:[^']|'')*'|[^,'!]+)!([^,]+)/g)].map(([, reference = '']) => reference.trim());
