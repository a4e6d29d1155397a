import { type FunctionOf, type Functions, scalarFunction } from '../context';
import {
  compare,
  errors,
  fail,
  isArea,
  isError,
  isMatrix,
  type Scalar,
  toBoolean,
  type Value,
} from '../values';

const ifFunction: FunctionOf = ([test, yes, no], context, place) => {
  if (!test) return errors.value;
  const value = context.evaluate(test, place);
  if (place.asArray && (isMatrix(value) || isArea(value))) {
    const branches = [yes, no].map((node): Value => (node ? context.evaluate(node, place) : false));
    return context.map([value, ...branches], place, ([condition = null, a = null, b = null]) =>
      isError(condition) ? condition : toBoolean(condition) ? a : b,
    );
  }
  const single = context.toSingle(value, place);
  if (isError(single)) return single;
  const branch = toBoolean(single) ? yes : no;
  if (!branch) return toBoolean(single);
  return branch.kind === 'empty' ? 0 : context.evaluate(branch, place);
};

const fallbackFunction =
  (fails: (value: Scalar) => boolean): FunctionOf =>
  ([first, other], context, place) => {
    if (!first) return errors.value;
    const value = context.evaluate(first, place);
    const fallback = (): Value => (other && other.kind !== 'empty' ? context.evaluate(other, place) : 0);
    if (place.asArray && (isMatrix(value) || isArea(value)))
      return context.map([value, fallback()], place, ([a = null, b = null]) => (fails(a) ? b : a));
    return fails(context.toSingle(value, place)) ? fallback() : value;
  };

/** A function of the truth values of all arguments; texts and empty cells do not count. */
const truthFunction =
  (combine: (truths: boolean[]) => boolean): FunctionOf =>
  (args, context, place) => {
    const results: boolean[] = [];
    for (const { value, fromCells } of context.valuesIn(args, place)) {
      if (isError(value)) fail(value);
      if (fromCells && (value === null || typeof value === 'string')) continue;
      results.push(toBoolean(value));
    }
    return results.length === 0 ? errors.value : combine(results);
  };

const typeTest = (test: (value: Scalar) => boolean): FunctionOf => {
  return ([arg], context, place) => {
    const value = arg ? context.evaluate(arg, place) : null;
    return context.map([value], place, ([scalar = null]) => test(scalar));
  };
};

const isMissing = (value: Scalar) => isError(value) && value.code === errors.notAvailable.code;

export const logic: Functions = {
  IF: ifFunction,
  IFERROR: fallbackFunction(isError),
  IFNA: fallbackFunction(isMissing),
  IFS: (args, context, place) => {
    for (let index = 0; index + 1 < args.length; index += 2) {
      const [test, result] = [args[index], args[index + 1]];
      if (!test || !result) break;
      const condition = context.scalar(test, place);
      if (isError(condition)) return condition;
      if (toBoolean(condition)) return context.evaluate(result, place);
    }
    return errors.notAvailable;
  },
  SWITCH: ([subject, ...cases], context, place) => {
    if (!subject) return errors.value;
    const value = context.scalar(subject, place);
    if (isError(value)) return value;
    for (let index = 0; index + 1 < cases.length; index += 2) {
      const [test, result] = [cases[index], cases[index + 1]];
      if (test && result && compare(context.scalar(test, place), value) === 0)
        return context.evaluate(result, place);
    }
    const last = cases.length % 2 === 1 ? cases.at(-1) : undefined;
    return last ? context.evaluate(last, place) : errors.notAvailable;
  },
  AND: truthFunction((values) => values.every(Boolean)),
  OR: truthFunction((values) => values.some(Boolean)),
  XOR: truthFunction((values) => values.filter(Boolean).length % 2 === 1),
  NOT: scalarFunction(1, 1, ([value = null]) => !toBoolean(value)),
  TRUE: () => true,
  FALSE: () => false,
  NA: () => errors.notAvailable,
  ISBLANK: typeTest((value) => value === null),
  ISNUMBER: typeTest((value) => typeof value === 'number'),
  ISTEXT: typeTest((value) => typeof value === 'string'),
  ISNONTEXT: typeTest((value) => typeof value !== 'string'),
  ISLOGICAL: typeTest((value) => typeof value === 'boolean'),
  ISERROR: typeTest(isError),
  ISERR: typeTest((value) => isError(value) && !isMissing(value)),
  ISNA: typeTest(isMissing),
  ISEVEN: scalarFunction(1, 1, ([value = null]) => Math.trunc(Number(value)) % 2 === 0),
  ISODD: scalarFunction(1, 1, ([value = null]) => Math.abs(Math.trunc(Number(value))) % 2 === 1),
  N: scalarFunction(1, 1, ([value = null]) => (typeof value === 'string' ? 0 : Number(value ?? 0))),
  T: scalarFunction(1, 1, ([value = null]) => (typeof value === 'string' ? value : '')),
};
