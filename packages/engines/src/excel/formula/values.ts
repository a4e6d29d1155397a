import type { Range } from '../read/model';

/** An error of a formula, such as `#DIV/0!`, as a value. */
export class FormulaError {
  constructor(readonly code: string) {}
}

export const errors = {
  value: new FormulaError('#VALUE!'),
  divide: new FormulaError('#DIV/0!'),
  notAvailable: new FormulaError('#N/A'),
  name: new FormulaError('#NAME?'),
  number: new FormulaError('#NUM!'),
  reference: new FormulaError('#REF!'),
  empty: new FormulaError('#NULL!'),
};

/** Maximum number of characters in a cell. */
export const maxTextLength = 32_767;

/** A text, or Excel's error if it is too long for a cell. */
export const textOrError = (text: string): Scalar => (text.length > maxTextLength ? errors.value : text);

/** Thrown where a result cannot be computed here, because a function or a text format is not supported. */
export class Unsupported extends Error {}

/** Null represents an empty cell. */
export type Scalar = number | string | boolean | null | FormulaError;

/** Cells of the sheet with this index. */
export type Area = { sheet: number; range: Range };

/** Rows of values. */
export type Matrix = { rows: Scalar[][] };

export type Value = Scalar | Area | Matrix;

export const isArea = (value: Value): value is Area =>
  typeof value === 'object' && value !== null && 'range' in value;

export const isMatrix = (value: Value): value is Matrix =>
  typeof value === 'object' && value !== null && 'rows' in value;

export const isError = (value: Value): value is FormulaError => value instanceof FormulaError;

/** Thrown by functions to return an Excel error as the result. */
export class Failure extends Error {
  constructor(readonly error: FormulaError) {
    super(error.code);
  }
}

export function fail(error: FormulaError): never {
  throw new Failure(error);
}

/** The number in a text that Excel accepts as a number: `1,234.5`, `12%`, `-3`, `₹ 5`; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const withoutSymbol = text.trim().replace(/^[₹$€£]\s*/, '');
  if (!/^[-+]?(\d[\d,]*)?(\.\d*)?(E[-+]?\d+)?%?$/i.test(withoutSymbol) || !/\d/.test(withoutSymbol))
    return undefined;
  const value = Number(withoutSymbol.replace(/[,%]/g, ''));
  if (Number.isNaN(value)) return undefined;
  return withoutSymbol.endsWith('%') ? value / 100 : value;
}

/** @throws Failure for an error or a text that is not a number; Unsupported for a text that may be a date */
export function toNumber(value: Scalar): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value === null) return 0;
  if (value instanceof FormulaError) fail(value);
  const number = numberIn(value);
  if (number !== undefined) return number;
  if (/\d/.test(value) && /[-/:]|[a-z]{3}/i.test(value))
    throw new Unsupported(`the text “${value}” as a number`);
  return fail(errors.value);
}

/** A value as text in a formula: numbers have the format General, with up to 15 digits. */
export function toText(value: Scalar): string {
  if (value === null) return '';
  if (value instanceof FormulaError) fail(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  const rounded = Number(value.toPrecision(15));
  const size = Math.abs(rounded);
  if (rounded !== 0 && (size >= 1e21 || size < 1e-9)) {
    const [digits = '', power = ''] = rounded.toExponential().split('e');
    return `${digits}E${power.replace(/^([-+])(\d)$/, '$10$2')}`;
  }
  return `${rounded}`;
}

/** @throws Failure for an error or a text other than TRUE and FALSE */
export function toBoolean(value: Scalar): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (value === null) return false;
  if (value instanceof FormulaError) fail(value);
  if (/^true$/i.test(value)) return true;
  return /^false$/i.test(value) ? false : fail(errors.value);
}

const rankOf = (value: Scalar) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2);

/** The array element for a position; an array with a single row or column repeats it for all others. */
export function valueAt(rows: readonly (readonly Scalar[])[], r: number, c: number): Scalar {
  const row = rows.length === 1 ? rows[0] : rows[r];
  const value = row?.length === 1 ? row[0] : row?.[c];
  return value === undefined ? errors.notAvailable : value;
}

/**
 * Compares two values in Excel's sort order: numbers, texts (ignoring case), FALSE, TRUE. An empty cell counts as 0, as
 * the empty text or as FALSE, according to the type of the other value.
 */
export function compare(a: Scalar, b: Scalar): number {
  if (a instanceof FormulaError) fail(a);
  if (b instanceof FormulaError) fail(b);
  const [left, right] = [a ?? emptyAs(b), b ?? emptyAs(a)];
  if (rankOf(left) !== rankOf(right)) return rankOf(left) - rankOf(right);
  if (typeof left === 'string' && typeof right === 'string') {
    const [one, other] = [left.toLowerCase(), right.toLowerCase()];
    return one < other ? -1 : one > other ? 1 : 0;
  }
  const difference = Number(left) - Number(right);
  // Numbers that differ only in the sixteenth digit are equal.
  return Math.abs(difference) < Math.abs(Number(left)) * 4e-16 ? 0 : difference;
}

const emptyAs = (other: Scalar) => (typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0);
