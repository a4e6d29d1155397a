import { compare, errors, FormulaError, numberIn, type Scalar } from './values';

/** Key of a value; values that COUNTIF considers equal have the same key. */
export const countKey = (value: number | string): string =>
  typeof value === 'number' ? `${Number(value.toPrecision(15))}` : `"${value.toLowerCase()}`;

/** How often each value occurs in rows, by `countKey`. */
export function countsIn(rows: readonly (readonly Scalar[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of rows.flat()) {
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    const key = countKey(value);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Whether a criterion matches only equal values: it is a number, or a text without operators and wildcards. */
export const matchesOnlyEqual = (wanted: Scalar): wanted is number | string =>
  typeof wanted === 'number' ||
  (typeof wanted === 'string' &&
    /^[^<>=#*?~\d]+$/.test(wanted) &&
    !/^(true|false)$/i.test(wanted) &&
    numberIn(wanted) === undefined);

/** Makes a test of a criterion as in COUNTIF: `">=5"`, `"<>x"`, `"Ra*"`, a number or a text. */
export function criterion(wanted: Scalar): (value: Scalar) => boolean {
  if (wanted instanceof FormulaError)
    return (value) => value instanceof FormulaError && value.code === wanted.code;
  if (typeof wanted !== 'string')
    return (value) => value !== null && typeof value === typeof (wanted ?? 0) && compare(value, wanted) === 0;
  const [, operator = '', operand = ''] = /^(<>|<=|>=|=|<|>)?(.*)$/s.exec(wanted) ?? [];
  const number = numberIn(operand) ?? dateIn(operand);
  const isNegated = operator === '<>';
  if (operator === '' || operator === '=' || isNegated) {
    const equal = equalTo(operand, number, operator);
    return (value) => equal(value) !== isNegated;
  }
  const against: Scalar = number ?? operand;
  return (value) => {
    if (typeof value !== typeof against || value === null) return false;
    const order = compare(value, against);
    return { '<': order < 0, '>': order > 0, '<=': order <= 0, '>=': order >= 0 }[operator] ?? false;
  };
}

function equalTo(operand: string, number: number | undefined, operator: string): (value: Scalar) => boolean {
  if (operand === '')
    return operator === '' ? (value) => value === null || value === '' : (value) => value === null;
  if (number !== undefined)
    return (value) =>
      typeof value === 'number'
        ? compare(value, number) === 0
        : typeof value === 'string' && numberIn(value) === number;
  if (/^(true|false)$/i.test(operand)) return (value) => value === (operand.toLowerCase() === 'true');
  const error = Object.values(errors).find(({ code }) => code === operand.toUpperCase());
  if (error) return (value) => value instanceof FormulaError && value.code === error.code;
  const pattern = wildcard(operand);
  return (value) => typeof value === 'string' && pattern.test(value);
}

/** A text with the wildcards `*`, `?` and `~` as a regular expression that matches a whole text. */
export const wildcard = (text: string, flags = 'isu') =>
  new RegExp(
    `^${text.replace(/~([*?~])|[\\^$.|?*+()[\]{}/]/g, (character, kept?: string) =>
      kept !== undefined
        ? `\\${kept}`.replace('\\~', '~')
        : character === '*'
          ? '.*'
          : character === '?'
            ? '.'
            : `\\${character}`,
    )}$`,
    flags,
  );

/** A date in a criterion, `1/4/2026` or `2026-04-01`, day first as in India. */
function dateIn(text: string): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  const [, d, m, y] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(text) ?? [];
  const parts = year ? [year, month, day] : y ? [y, m, d] : undefined;
  if (!parts) return undefined;
  const [a = 0, b = 1, c = 1] = parts.map(Number);
  return Date.UTC(a, b - 1, c) / 864e5 + 25_569;
}
