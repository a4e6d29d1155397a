import {
  areaIn,
  type Context,
  type FunctionOf,
  type Functions,
  number,
  type Place,
  rowsIn,
  text,
} from '../context';
import { wildcard } from '../criteria';
import { type Node, parse } from '../parse';
import {
  compare,
  errors,
  fail,
  isArea,
  isError,
  type Scalar,
  toBoolean,
  Unsupported,
  type Value,
} from '../values';

const sameKind = (a: Scalar, b: Scalar) => typeof a === typeof b && a !== null;

/** Index of the last value that is not greater than the wanted one, in an ascending list; -1 if all are greater. */
function lastUpTo(values: readonly Scalar[], wanted: Scalar): number {
  let [low, high] = [0, values.length - 1];
  let position = -1;
  while (low <= high) {
    let middle = (low + high) >> 1;
    const start = middle;
    while (middle <= high && !sameKind(values[middle] ?? null, wanted)) middle += 1;
    if (middle > high) {
      high = start - 1;
      continue;
    }
    if (compare(values[middle] ?? null, wanted) <= 0) {
      position = middle;
      low = middle + 1;
    } else high = start - 1;
  }
  return position;
}

function exactIndex(values: readonly Scalar[], wanted: Scalar, hasWildcards = true): number {
  if (hasWildcards && typeof wanted === 'string' && /[*?~]/.test(wanted)) {
    const pattern = wildcard(wanted);
    return values.findIndex((value) => typeof value === 'string' && pattern.test(value));
  }
  return values.findIndex((value) => sameKind(value, wanted) && compare(value, wanted) === 0);
}

function lookupValue(args: readonly Node[], context: Context, place: Place): Scalar {
  const [arg] = args;
  const value = arg ? context.scalar(arg, place) : fail(errors.value);
  return isError(value) ? fail(value) : (value ?? 0);
}

const flagIn = (args: readonly Node[], index: number, context: Context, place: Place, fallback: boolean) => {
  const arg = args[index];
  return arg === undefined ? fallback : toBoolean(context.scalar(arg, place));
};

const tableLookup =
  (isAcross: boolean): FunctionOf =>
  (args, context, place) => {
    const wanted = lookupValue(args, context, place);
    const rows = rowsIn(args, 1, context, place);
    const index = Math.trunc(number(args, 2, context, place)) - 1;
    const keys = isAcross ? (rows[0] ?? []) : rows.map((row) => row[0] ?? null);
    if (index < 0) return errors.value;
    if (index >= (isAcross ? rows.length : (rows[0]?.length ?? 0))) return errors.reference;
    const position = flagIn(args, 3, context, place, true)
      ? lastUpTo(keys, wanted)
      : exactIndex(keys, wanted);
    if (position < 0) return errors.notAvailable;
    return (isAcross ? rows[index]?.[position] : rows[position]?.[index]) ?? 0;
  };

const indexOf: FunctionOf = (args, context, place) => {
  const [first] = args;
  const value = first ? context.evaluate(first, place) : errors.value;
  if (isError(value)) return value;
  const rows = isArea(value) ? undefined : context.matrix(value).rows;
  const { top, left, bottom, right } = isArea(value)
    ? value.range
    : { top: 0, left: 0, bottom: (rows?.length ?? 1) - 1, right: (rows?.[0]?.length ?? 1) - 1 };
  const sizes = [number(args, 1, context, place, 0), args[2] && number(args, 2, context, place, 0)];
  // In a single row, one number counts columns.
  const [row = 0, column = 0] =
    sizes[1] === undefined && top === bottom && right > left ? [1, sizes[0]] : [sizes[0], sizes[1]];
  if (row < 0 || column < 0 || top + row - 1 > bottom || left + column - 1 > right) return errors.reference;
  const range = {
    top: row ? top + row - 1 : top,
    bottom: row ? top + row - 1 : bottom,
    left: column ? left + column - 1 : left,
    right: column ? left + column - 1 : right,
  };
  if (isArea(value)) return { sheet: value.sheet, range };
  return {
    rows: (rows ?? [])
      .slice(range.top, range.bottom + 1)
      .map((cells) => cells.slice(range.left, range.right + 1)),
  };
};

const match: FunctionOf = (args, context, place) => {
  const wanted = lookupValue(args, context, place);
  const rows = rowsIn(args, 1, context, place);
  const values = rows.length === 1 ? (rows[0] ?? []) : rows.map((row) => row[0] ?? null);
  const matchType = number(args, 2, context, place, 1);
  if (matchType === 0) return 1 + exactIndex(values, wanted) || errors.notAvailable;
  if (matchType > 0) return 1 + lastUpTo(values, wanted) || errors.notAvailable;
  let found = 0;
  for (const [index, value] of values.entries()) {
    if (!sameKind(value, wanted)) continue;
    if (compare(value, wanted) < 0) break;
    found = index + 1;
  }
  return found || errors.notAvailable;
};

const xlookup: FunctionOf = (args, context, place) => {
  const wanted = lookupValue(args, context, place);
  const keys = rowsIn(args, 1, context, place);
  const results = rowsIn(args, 2, context, place);
  const isAcross = keys.length === 1 && (keys[0]?.length ?? 0) > 1;
  const values = isAcross ? (keys[0] ?? []) : keys.map((row) => row[0] ?? null);
  const matchType = number(args, 4, context, place, 0);
  const backwards = number(args, 5, context, place, 1) === -1;
  let position = backwards
    ? values.findLastIndex((value) => sameKind(value, wanted) && compare(value, wanted) === 0)
    : exactIndex(values, wanted, matchType === 2);
  if (position < 0 && (matchType === -1 || matchType === 1)) {
    for (const [index, value] of values.entries()) {
      if (!sameKind(value, wanted) || compare(value, wanted) * matchType < 0) continue;
      if (position < 0 || compare(value, values[position] ?? null) * matchType < 0) position = index;
    }
  }
  if (position < 0) {
    const [, , , other] = args;
    return other && other.kind !== 'empty' ? context.evaluate(other, place) : errors.notAvailable;
  }
  const rows = isAcross ? results.map((row) => [row[position] ?? null]) : [results[position] ?? []];
  return rows.length === 1 && rows[0]?.length === 1 ? (rows[0][0] ?? 0) : { rows };
};

const lookup: FunctionOf = (args, context, place) => {
  const wanted = lookupValue(args, context, place);
  const rows = rowsIn(args, 1, context, { ...place, asArray: true });
  const isRow = (rows[0]?.length ?? 0) > rows.length;
  const keys = isRow ? (rows[0] ?? []) : rows.map((row) => row[0] ?? null);
  const resultRows = args[2] ? rowsIn(args, 2, context, place) : undefined;
  const results = resultRows
    ? resultRows.length === 1
      ? (resultRows[0] ?? [])
      : resultRows.map((row) => row[0] ?? null)
    : isRow
      ? (rows.at(-1) ?? [])
      : rows.map((row) => row.at(-1) ?? null);
  const position = lastUpTo(keys, wanted);
  return position < 0 ? errors.notAvailable : (results[position] ?? 0);
};

/** A function of the first row and column of an area and its size, or of the formula's own cell. */
const areaFunction =
  (numberOf: (area: { top: number; left: number; bottom: number; right: number }) => number): FunctionOf =>
  (args, context, place): Value => {
    const { row, column } = place;
    return numberOf(
      args[0]
        ? areaIn(args, 0, context, place).range
        : { top: row, left: column, bottom: row, right: column },
    );
  };

const offset: FunctionOf = (args, context, place) => {
  const { sheet, range } = areaIn(args, 0, context, place);
  const [down, across] = [number(args, 1, context, place, 0), number(args, 2, context, place, 0)];
  const height = number(args, 3, context, place, range.bottom - range.top + 1);
  const width = number(args, 4, context, place, range.right - range.left + 1);
  const [top, left] = [range.top + Math.trunc(down), range.left + Math.trunc(across)];
  if (top < 0 || left < 0 || height < 1 || width < 1) return errors.reference;
  return { sheet, range: { top, left, bottom: top + height - 1, right: left + width - 1 } };
};

export const lookups: Functions = {
  VLOOKUP: tableLookup(false),
  HLOOKUP: tableLookup(true),
  XLOOKUP: xlookup,
  LOOKUP: lookup,
  MATCH: match,
  INDEX: indexOf,
  OFFSET: offset,
  INDIRECT: (args, context, place) => {
    if (!flagIn(args, 1, context, place, true)) throw new Unsupported('a reference in rows and columns');
    const node = parse(text(args, 0, context, place));
    if (node.kind !== 'reference' && node.kind !== 'name') return errors.reference;
    return context.evaluate(node, { ...place, rowOffset: 0, columnOffset: 0 });
  },
  CHOOSE: (args, context, place) => {
    const chosen = args[Math.trunc(number(args, 0, context, place))];
    return chosen && chosen !== args[0] ? context.evaluate(chosen, place) : errors.value;
  },
  ROW: areaFunction(({ top }) => top + 1),
  COLUMN: areaFunction(({ left }) => left + 1),
  ROWS: (args, context, place) => rowsOrColumns(args, context, place, true),
  COLUMNS: (args, context, place) => rowsOrColumns(args, context, place, false),
  TRANSPOSE: (args, context, place) => {
    const rows = rowsIn(args, 0, context, place);
    return { rows: (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null)) };
  },
  HYPERLINK: (args, context, place) => {
    const shownNode = args[1] ?? args[0];
    return shownNode ? context.scalar(shownNode, place) : errors.value;
  },
};

function rowsOrColumns(args: readonly Node[], context: Context, place: Place, rows: boolean): Value {
  const { top, left, bottom, right } = areaIn(args, 0, context, place).range;
  return rows ? bottom - top + 1 : right - left + 1;
}
