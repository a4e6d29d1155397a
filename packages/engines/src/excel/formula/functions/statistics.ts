import {
  areaIn,
  type Context,
  type FunctionOf,
  type Functions,
  number,
  numbersIn,
  type Place,
  rowsIn,
} from '../context';
import { countKey, criterion, matchesOnlyEqual } from '../criteria';
import type { Node } from '../parse';
import { compare, errors, fail, isArea, isError, type Scalar } from '../values';

const numbersFunction =
  (apply: (numbers: number[]) => Scalar): FunctionOf =>
  (args, context, place) =>
    apply(numbersIn(args, context, place));

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[]) =>
  values.length ? total(values) / values.length : fail(errors.divide);
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** @param deltaDegrees 1 for the variance of a sample, 0 for that of a whole population */
function variance(values: readonly number[], deltaDegrees: number): number {
  if (values.length <= deltaDegrees) return fail(errors.divide);
  const average = mean(values);
  return total(values.map((value) => (value - average) ** 2)) / (values.length - deltaDegrees);
}

function quantile(values: readonly number[], share: number): Scalar {
  const sorted = ascending(values);
  if (sorted.length === 0 || share < 0 || share > 1) return errors.number;
  const position = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]];
  return low + (high - low) * (position - Math.floor(position));
}

/**
 * Values of the first range for which the values at the same position in other ranges meet their criteria. All ranges
 * should have its size; cells that are missing in a smaller one are empty.
 *
 * @param pairs arguments: range, criterion, range, criterion …
 */
function matching(values: Scalar[][], pairs: readonly Node[], context: Context, place: Place): Scalar[] {
  const tests = pairs.flatMap((_, index) => {
    const condition = pairs[index + 1];
    if (index % 2 === 1 || !condition) return [];
    return { rows: rowsIn(pairs, index, context, place), test: criterion(context.scalar(condition, place)) };
  });
  const height = Math.max(values.length, ...tests.map(({ rows }) => rows.length));
  const width = Math.max(values[0]?.length ?? 0, ...tests.map(({ rows }) => rows[0]?.length ?? 0));
  const matches: Scalar[] = [];
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++)
      if (tests.every(({ rows, test }) => test(rows[r]?.[c] ?? null))) matches.push(values[r]?.[c] ?? null);
  return matches;
}

/** Numbers among matching values. */
const numeric = (values: readonly Scalar[]) =>
  values.flatMap((value) => (isError(value) ? fail(value) : typeof value === 'number' ? value : []));

/** Values to sum in SUMIF: their range starts at its own first cell and has the size of the tested range. */
function sumRange(args: readonly Node[], context: Context, place: Place): Scalar[][] {
  if (!args[2]) return rowsIn(args, 0, context, place);
  const tested = context.clipped(areaIn(args, 0, context, place));
  const { sheet, range } = areaIn(args, 2, context, place);
  const [height, width] = [tested.bottom - tested.top, tested.right - tested.left];
  return Array.from({ length: height + 1 }, (_, r) =>
    Array.from({ length: width + 1 }, (_, c) => context.valueAt(sheet, range.top + r, range.left + c)),
  );
}

const ifs =
  (apply: (values: Scalar[]) => Scalar): FunctionOf =>
  (args, context, place) =>
    apply(matching(rowsIn(args, 0, context, place), args.slice(1), context, place));

const ifOne =
  (apply: (values: Scalar[]) => Scalar): FunctionOf =>
  (args, context, place) =>
    apply(matching(sumRange(args, context, place), args.slice(0, 2), context, place));

const rank: FunctionOf = (args, context, place) => {
  const value = number(args, 0, context, place);
  const numbers = numeric(rowsIn(args, 1, context, place).flat());
  if (!numbers.includes(value)) return errors.notAvailable;
  const upwards = number(args, 2, context, place, 0) !== 0;
  return 1 + numbers.filter((other) => (upwards ? other < value : other > value)).length;
};

const nth =
  (order: (a: number, b: number) => number): FunctionOf =>
  (args, context, place) => {
    const sorted = numeric(rowsIn(args, 0, context, place).flat()).sort(order);
    return sorted[Math.ceil(number(args, 1, context, place)) - 1] ?? errors.number;
  };

const quartile: FunctionOf = (args, context, place) =>
  quantile(numeric(rowsIn(args, 0, context, place).flat()), number(args, 1, context, place) / 4);
const percentile: FunctionOf = (args, context, place) =>
  quantile(numeric(rowsIn(args, 0, context, place).flat()), number(args, 1, context, place));

const maximum = (values: number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
const minimum = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const orZero = (value: number) => (Number.isFinite(value) ? value : 0);
const sampleDeviation = numbersFunction((values) => Math.sqrt(variance(values, 1)));
const sampleVariance = numbersFunction((values) => variance(values, 1));

export const statistics: Functions = {
  AVERAGE: numbersFunction(mean),
  MAX: numbersFunction((values) => orZero(maximum(values))),
  MIN: numbersFunction((values) => orZero(minimum(values))),
  MEDIAN: numbersFunction((values) => quantile(values, 0.5)),
  'STDEV.S': sampleDeviation,
  STDEV: sampleDeviation,
  'STDEV.P': numbersFunction((values) => Math.sqrt(variance(values, 0))),
  'VAR.S': sampleVariance,
  VAR: sampleVariance,
  'VAR.P': numbersFunction((values) => variance(values, 0)),
  MODE: numbersFunction((values) => {
    const counts = new Map<number, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    const highest = maximum([...counts.values()]);
    return highest < 2
      ? errors.notAvailable
      : ([...counts].find(([, count]) => count === highest)?.[0] ?? errors.notAvailable);
  }),
  COUNT: (args, context, place) => {
    let count = 0;
    for (const { value, fromCells } of context.valuesIn(args, place))
      if (typeof value === 'number' || (!fromCells && typeof value === 'boolean')) count += 1;
    return count;
  },
  COUNTA: (args, context, place) => {
    let count = 0;
    for (const { value, fromCells } of context.valuesIn(args, place))
      if (value !== null || !fromCells) count += 1;
    return count;
  },
  COUNTBLANK: (args, context, place) => {
    const { top, left, bottom, right } = areaIn(args, 0, context, place).range;
    const filled = rowsIn(args, 0, context, place)
      .flat()
      .filter((value) => value !== null && value !== '').length;
    return (bottom - top + 1) * (right - left + 1) - filled;
  },
  SUMIF: ifOne((values) => total(numeric(values))),
  AVERAGEIF: ifOne((values) => mean(numeric(values))),
  COUNTIF: (args, context, place) => {
    const [range, second] = args;
    // Fast path: rules and columns that look for duplicates call this once for each of their cells.
    if (range && second && !place.asArray) {
      const area = context.evaluate(range, place);
      const wanted = isArea(area) ? context.scalar(second, place) : null;
      if (isArea(area) && matchesOnlyEqual(wanted))
        return context.countsByValue(area).get(countKey(wanted)) ?? 0;
    }
    return matching(rowsIn(args, 0, context, place), args.slice(0, 2), context, place).length;
  },
  COUNTIFS: (args, context, place) => matching(rowsIn(args, 0, context, place), args, context, place).length,
  SUMIFS: ifs((values) => total(numeric(values))),
  AVERAGEIFS: ifs((values) => mean(numeric(values))),
  MAXIFS: ifs((values) => orZero(maximum(numeric(values)))),
  MINIFS: ifs((values) => orZero(minimum(numeric(values)))),
  RANK: rank,
  'RANK.EQ': rank,
  LARGE: nth((a, b) => b - a),
  SMALL: nth((a, b) => a - b),
  QUARTILE: quartile,
  'QUARTILE.INC': quartile,
  PERCENTILE: percentile,
  'PERCENTILE.INC': percentile,
  FREQUENCY: (args, context, place) => {
    const values = numeric(rowsIn(args, 0, context, place).flat());
    const bins = ascending(numeric(rowsIn(args, 1, context, place).flat()));
    const counts = [...bins, Number.POSITIVE_INFINITY].map(
      (bin, index) =>
        values.filter((value) => value <= bin && (index === 0 || value > (bins[index - 1] ?? 0))).length,
    );
    return { rows: counts.map((count) => [count]) };
  },
  UNIQUE: (args, context, place) => {
    const uniqueRows: Scalar[][] = [];
    for (const row of rowsIn(args, 0, context, place))
      if (
        !uniqueRows.some((other) => other.every((value, index) => compare(value, row[index] ?? null) === 0))
      )
        uniqueRows.push(row);
    return { rows: uniqueRows };
  },
};
