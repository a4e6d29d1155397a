import {
  areaIn,
  type FunctionOf,
  type Functions,
  number,
  numberFunction,
  numbersIn,
  rowsIn,
} from '../context';
import { errors, fail, isError, type Scalar, Unsupported } from '../values';

/**
 * Rounds half away from zero in decimal, as Excel does: 1.005 to two digits is 1.01, although its binary value is
 * slightly less.
 */
export function rounded(
  value: number,
  digits: number,
  round: (value: number) => number = Math.round,
): number {
  const places = Math.trunc(digits);
  const factor = 10 ** Math.abs(places);
  const magnitude = Math.abs(value);
  const shifted = Number((places >= 0 ? magnitude * factor : magnitude / factor).toPrecision(15));
  const integer = round(shifted);
  const result = Math.sign(value) * (places >= 0 ? integer / factor : integer * factor);
  return Number(result.toPrecision(15)) + 0;
}

const multiple = (round: (value: number) => number): FunctionOf =>
  numberFunction(1, 3, (value, step = 1) => {
    if (step === 0) return 0;
    return Number((round(Number((value / step).toPrecision(15))) * step).toPrecision(15));
  });

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Sum of the products of corresponding array elements; anything but a number counts as 0. */
const sumProduct: FunctionOf = (args, context, place) => {
  const arrays = args.map((_, index) => rowsIn(args, index, context, { ...place, asArray: true }));
  const [first = []] = arrays;
  let sum = 0;
  for (const array of arrays)
    if (array.length !== first.length || array[0]?.length !== first[0]?.length) return errors.value;
  for (const [r, row] of first.entries()) {
    for (const c of row.keys()) {
      let product = 1;
      for (const array of arrays) {
        const value: Scalar = array[r]?.[c] ?? null;
        if (isError(value)) return value;
        product *= typeof value === 'number' ? value : 0;
      }
      sum += product;
    }
  }
  return sum;
};

const sum: FunctionOf = (args, context, place) => add(numbersIn(args, context, place));

const add = (numbers: readonly number[]) => {
  let total = 0;
  for (const addend of numbers) total += addend;
  return total;
};

/** Functions of SUBTOTAL, by its first argument. */
const subtotals: Record<number, (values: number[]) => Scalar> = {
  1: (values) => (values.length ? add(values) / values.length : errors.divide),
  2: (values) => values.length,
  4: (values) => values.reduce((a, b) => Math.max(a, b), values[0] ?? 0),
  5: (values) => values.reduce((a, b) => Math.min(a, b), values[0] ?? 0),
  9: add,
};

/**
 * SUBTOTAL: leaves out cells that are subtotals themselves, and hidden rows (all of them from 101 on, otherwise only
 * filtered ones).
 */
const subtotal: FunctionOf = (args, context, place) => {
  const functionNumber = number(args, 0, context, place);
  const apply = subtotals[functionNumber % 100];
  if (!apply) throw new Unsupported(`SUBTOTAL of the kind ${functionNumber}`);
  const values: number[] = [];
  for (const index of args.slice(1).keys()) {
    const area = areaIn(args, index + 1, context, place);
    const sheet = context.workbook.sheets[area.sheet];
    const { top, left, bottom, right } = context.clipped(area);
    for (let row = top; row <= bottom; row++) {
      if (sheet?.rows.get(row)?.hidden && (functionNumber > 100 || sheet.isFiltered)) continue;
      for (let column = left; column <= right; column++) {
        if (/\bSUBTOTAL\(/i.test(context.formulaAt(area.sheet, row, column) ?? '')) continue;
        const value = context.valueAt(area.sheet, row, column);
        if (isError(value)) return value;
        if (typeof value === 'number') values.push(value);
      }
    }
  }
  return apply(values);
};

export const numbers: Functions = {
  SUM: sum,
  PRODUCT: (args, context, place) => {
    const all = numbersIn(args, context, place);
    return all.length === 0 ? 0 : all.reduce((a, b) => a * b, 1);
  },
  SUMPRODUCT: sumProduct,
  SUMSQ: (args, context, place) => add(numbersIn(args, context, place).map((value) => value * value)),
  ABS: numberFunction(1, 1, Math.abs),
  SIGN: numberFunction(1, 1, Math.sign),
  INT: numberFunction(1, 1, (value) => Math.floor(Number(value.toPrecision(15)))),
  TRUNC: numberFunction(1, 2, (value, digits = 0) => rounded(value, digits, Math.floor)),
  ROUND: numberFunction(2, 2, (value, digits = 0) => rounded(value, digits)),
  ROUNDUP: numberFunction(2, 2, (value, digits = 0) => rounded(value, digits, Math.ceil)),
  ROUNDDOWN: numberFunction(2, 2, (value, digits = 0) => rounded(value, digits, Math.floor)),
  MROUND: numberFunction(2, 2, (value, step = 1) =>
    step === 0
      ? 0
      : value * step < 0
        ? fail(errors.number)
        : Math.round(Math.abs(value / step)) * step * (step < 0 ? -1 : 1) * Math.sign(value || 1),
  ),
  CEILING: multiple(Math.ceil),
  'CEILING.MATH': multiple(Math.ceil),
  FLOOR: multiple(Math.floor),
  'FLOOR.MATH': multiple(Math.floor),
  EVEN: numberFunction(1, 1, (value) => Math.sign(value) * 2 * Math.ceil(Math.abs(value) / 2)),
  ODD: numberFunction(
    1,
    1,
    (value) => (Math.sign(value) || 1) * (2 * Math.ceil((Math.abs(value) - 1) / 2) + 1),
  ),
  MOD: numberFunction(2, 2, (value, by = 0) =>
    by === 0 ? errors.divide : value - by * Math.floor(value / by),
  ),
  QUOTIENT: numberFunction(2, 2, (value, by = 0) => (by === 0 ? errors.divide : Math.trunc(value / by))),
  POWER: numberFunction(2, 2, (value, power = 1) => value ** power),
  SQRT: numberFunction(1, 1, Math.sqrt),
  EXP: numberFunction(1, 1, Math.exp),
  LN: numberFunction(1, 1, Math.log),
  LOG10: numberFunction(1, 1, Math.log10),
  LOG: numberFunction(1, 2, (value, base = 10) => Math.log(value) / Math.log(base)),
  PI: () => Math.PI,
  FACT: numberFunction(1, 1, (value) =>
    value < 0 || value > 170 ? errors.number : factorial(Math.floor(value)),
  ),
  COMBIN: numberFunction(2, 2, (n, k = 0) =>
    k > n || k < 0
      ? errors.number
      : Math.round(
          factorial(Math.floor(n)) / factorial(Math.floor(k)) / factorial(Math.floor(n) - Math.floor(k)),
        ),
  ),
  GCD: (args, context, place) => numbersIn(args, context, place).reduce((a, b) => gcd(a, Math.trunc(b)), 0),
  LCM: (args, context, place) =>
    numbersIn(args, context, place).reduce((a, b) => (a * Math.trunc(b)) / (gcd(a, Math.trunc(b)) || 1), 1),
  SIN: numberFunction(1, 1, Math.sin),
  COS: numberFunction(1, 1, Math.cos),
  TAN: numberFunction(1, 1, Math.tan),
  ATAN: numberFunction(1, 1, Math.atan),
  RADIANS: numberFunction(1, 1, (value) => (value * Math.PI) / 180),
  DEGREES: numberFunction(1, 1, (value) => (value * 180) / Math.PI),
  SUBTOTAL: subtotal,
};

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}
