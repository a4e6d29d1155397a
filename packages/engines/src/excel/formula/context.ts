import type { Range, Workbook } from '../read/model';
import type { Node } from './parse';
import {
  type Area,
  errors,
  fail,
  isArea,
  isError,
  type Matrix,
  type Scalar,
  toNumber,
  toText,
  type Value,
} from './values';

/** Position of a formula, its offset from the cell for which it was written, and whether arrays are expected. */
export type Place = {
  sheet: number;
  row: number;
  column: number;
  rowOffset: number;
  columnOffset: number;
  asArray: boolean;
};

/** Stands for a formula outside of any cell. */
export const noPlace: Place = {
  sheet: 0,
  row: -1,
  column: -1,
  rowOffset: 0,
  columnOffset: 0,
  asArray: false,
};

/** What functions need of the calculator. */
export type Context = {
  readonly workbook: Workbook;
  readonly now: Date;
  evaluate(node: Node, place: Place): Value;
  scalar(node: Node, place: Place): Scalar;
  toSingle(value: Value, place: Place): Scalar;
  matrix(value: Value): Matrix;
  /** How often each value occurs in an area, by `countKey`; computed once per area. */
  countsByValue(area: Area): ReadonlyMap<string, number>;
  map(values: readonly Value[], place: Place, apply: (values: Scalar[]) => Scalar): Value;
  valueAt(sheet: number, row: number, column: number): Scalar;
  formulaAt(sheet: number, row: number, column: number): string | undefined;
  clipped(area: Area): Range;
  run(formula: string, place: Place): Value;
  valuesIn(args: readonly Node[], place: Place): Iterable<{ value: Scalar; fromCells: boolean }>;
};

export type FunctionOf = (args: readonly Node[], context: Context, place: Place) => Value;

export type Functions = Record<string, FunctionOf>;

/** A function of single values, such as ROUND; applied to each element where arrays are expected. */
export const scalarFunction =
  (min: number, max: number, apply: (values: Scalar[]) => Scalar): FunctionOf =>
  (args, context, place) => {
    if (args.length < min || args.length > max) fail(errors.value);
    const values = args.map((arg) => context.evaluate(arg, place));
    return context.map(values, place, (scalars) => {
      const error = scalars.find((value) => isError(value));
      return error === undefined ? apply(scalars) : error;
    });
  };

/** Like `scalarFunction`, for numbers; a missing argument is undefined. */
export const numberFunction = (
  min: number,
  max: number,
  apply: (...numbers: number[]) => Scalar,
): FunctionOf =>
  scalarFunction(min, max, (values) => {
    const result = apply(...values.map(toNumber));
    return typeof result === 'number' && !Number.isFinite(result) ? errors.number : result;
  });

/**
 * Numbers of arguments: literals are converted to numbers, in cells only numbers count. Throws the first error value.
 */
export function numbersIn(args: readonly Node[], context: Context, place: Place): number[] {
  const numbers: number[] = [];
  for (const { value, fromCells } of context.valuesIn(args, place)) {
    if (isError(value)) fail(value);
    if (!fromCells) numbers.push(toNumber(value));
    else if (typeof value === 'number') numbers.push(value);
  }
  return numbers;
}

/** An argument as a number. Throws if it is missing and has no fallback. */
export const number = (
  args: readonly Node[],
  index: number,
  context: Context,
  place: Place,
  fallback?: number,
) => {
  const arg = args[index];
  if (arg === undefined || (arg.kind === 'empty' && fallback !== undefined))
    return fallback ?? fail(errors.value);
  return toNumber(context.scalar(arg, place));
};

/** An argument as a text. Throws if it is missing. */
export const text = (args: readonly Node[], index: number, context: Context, place: Place) => {
  const arg = args[index];
  return arg === undefined ? fail(errors.value) : toText(context.scalar(arg, place));
};

/** The area that an argument refers to. */
export function areaIn(args: readonly Node[], index: number, context: Context, place: Place): Area {
  const arg = args[index];
  const value = arg && context.evaluate(arg, place);
  if (value === undefined || !isArea(value))
    return fail(value !== undefined && isError(value) ? value : errors.value);
  return value;
}

/** Values of an argument, row by row. Throws if the argument itself is an error. */
export function rowsIn(args: readonly Node[], index: number, context: Context, place: Place): Scalar[][] {
  const arg = args[index];
  if (!arg) fail(errors.value);
  const value = context.evaluate(arg, place);
  if (isError(value)) fail(value);
  return context.matrix(value).rows;
}
