import {
  compare,
  errors,
  Failure,
  isError,
  type Scalar,
  textOrError,
  toNumber,
  toText,
  Unsupported,
} from './values';

/** Runs a function; if it throws an Excel error, that error is the result. */
export function safely(run: () => Scalar): Scalar {
  try {
    return run();
  } catch (error) {
    if (error instanceof Failure) return error.error;
    throw error;
  }
}

/** The result of an operator between two values. */
export function operate(operator: string, a: Scalar, b: Scalar): Scalar {
  if (isError(a)) return a;
  if (isError(b)) return b;
  switch (operator) {
    case '&':
      return textOrError(toText(a) + toText(b));
    case '=':
      return compare(a, b) === 0;
    case '<>':
      return compare(a, b) !== 0;
    case '<':
      return compare(a, b) < 0;
    case '>':
      return compare(a, b) > 0;
    case '<=':
      return compare(a, b) <= 0;
    case '>=':
      return compare(a, b) >= 0;
  }
  const [x, y] = [toNumber(a), toNumber(b)];
  const result = { '+': x + y, '-': x - y, '*': x * y, '/': x / y, '^': x ** y }[operator];
  if (operator === '/' && y === 0) return errors.divide;
  if (result === undefined) throw new Unsupported(`the operator ${operator}`);
  // A sum or difference that is only a rounding error is 0, as in Excel.
  if ((operator === '-' || operator === '+') && Math.abs(result) < Math.abs(x) * 1e-15) return 0;
  return Number.isFinite(result) ? result : errors.number;
}
