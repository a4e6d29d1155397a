import { windows1252 } from '../../../write/symbol-fonts';
import { formatNumber, hasNoDate } from '../../read/number-format';
import { type FunctionOf, type Functions, scalarFunction, text } from '../context';
import { wildcard } from '../criteria';
import {
  errors,
  fail,
  isError,
  maxTextLength,
  numberIn,
  type Scalar,
  toBoolean,
  toNumber,
  toText,
} from '../values';
import { rounded } from './numbers';

/** A function of one text. */
const textFunction = (apply: (text: string) => Scalar): FunctionOf =>
  scalarFunction(1, 1, ([value = null]) => apply(toText(value)));

const wholeNumber = (value: Scalar | undefined, fallback: number) => {
  const number = value === undefined ? fallback : Math.trunc(toNumber(value));
  return number < 0 ? fail(errors.value) : number;
};

const join: FunctionOf = (args, context, place) => {
  let joined = '';
  for (const { value } of context.valuesIn(args, place)) {
    if (isError(value)) return value;
    joined += toText(value);
    if (joined.length > maxTextLength) return errors.value;
  }
  return joined;
};

/** Code of a text's first letter in the Windows code page; 63 for a letter that the code page lacks. */
function codeOf(text: string): Scalar {
  const [letter] = text;
  if (letter === undefined) return errors.value;
  const position = windows1252.indexOf(letter);
  const code = letter.charCodeAt(0);
  return position >= 0 ? 0x80 + position : code > 255 ? 63 : code;
}

const proper = (text: string) =>
  text
    .toLowerCase()
    .replace(
      /(^|[^\p{L}])(\p{L})/gu,
      (_, previousCharacter: string, letter: string) => previousCharacter + letter.toUpperCase(),
    );

function substitute([text = null, old = null, replacement = null, occurrence]: Scalar[]): Scalar {
  const [source, from, to] = [toText(text), toText(old), toText(replacement)];
  if (from === '') return source;
  if (occurrence === undefined) {
    const parts = source.split(from);
    const added = (parts.length - 1) * (to.length - from.length);
    return source.length + added > maxTextLength ? errors.value : parts.join(to);
  }
  let position = -1;
  for (let count = 0; count < toNumber(occurrence); count++) {
    position = source.indexOf(from, position + 1);
    if (position < 0) return source;
  }
  return source.slice(0, position) + to + source.slice(position + from.length);
}

function search([wanted = null, text = null, from = 1]: Scalar[]): Scalar {
  const [source, start] = [toText(text), toNumber(from) - 1];
  const pattern = wildcard(toText(wanted)).source.slice(1, -1);
  const match = new RegExp(pattern, 'isu').exec(source.slice(start));
  return match ? start + match.index + 1 : errors.value;
}

export const texts: Functions = {
  TEXT: scalarFunction(2, 2, ([value = null, format = null]) => {
    const number = typeof value === 'string' ? (numberIn(value) ?? value) : (value ?? 0);
    if (typeof number === 'boolean') return toText(number);
    // Excel has no dates before 1900 or after 9999.
    return hasNoDate(toText(format), number)
      ? errors.value
      : formatNumber(toText(format), number as number | string);
  }),
  FIXED: scalarFunction(1, 3, ([value = null, digits = 2, withoutCommas = false]) =>
    formatNumber(
      `${toBoolean(withoutCommas) ? '0' : '#,##0'}${toNumber(digits) > 0 ? `.${'0'.repeat(toNumber(digits))}` : ''}`,
      rounded(toNumber(value), toNumber(digits)),
    ),
  ),
  VALUE: scalarFunction(1, 1, ([value = null]) => toNumber(value)),
  NUMBERVALUE: scalarFunction(1, 1, ([value = null]) => toNumber(value)),
  CONCATENATE: join,
  CONCAT: join,
  TEXTJOIN: (args, context, place) => {
    const [, , ...others] = args;
    const delimiter = text(args, 0, context, place);
    const skipsEmpty = args[1] ? toBoolean(context.scalar(args[1], place)) : true;
    const parts: string[] = [];
    let length = 0;
    for (const { value } of context.valuesIn(others, place)) {
      if (isError(value)) return value;
      const part = toText(value);
      if (part === '' && skipsEmpty) continue;
      length += part.length + (parts.length > 0 ? delimiter.length : 0);
      if (length > maxTextLength) return errors.value;
      parts.push(part);
    }
    return parts.join(delimiter);
  },
  UPPER: textFunction((value) => value.toUpperCase()),
  LOWER: textFunction((value) => value.toLowerCase()),
  PROPER: textFunction(proper),
  TRIM: textFunction((value) => value.replace(/ +/g, ' ').replace(/^ | $/g, '')),
  CLEAN: textFunction((value) => value.replace(/\p{Cc}/gu, '')),
  LEN: textFunction((value) => value.length),
  CODE: textFunction(codeOf),
  UNICODE: textFunction((value) => value.codePointAt(0) ?? errors.value),
  CHAR: scalarFunction(1, 1, ([value = null]) => {
    const code = Math.trunc(toNumber(value));
    if (!(code >= 1 && code <= 255)) return errors.value;
    return windows1252[code - 0x80] ?? String.fromCharCode(code);
  }),
  UNICHAR: scalarFunction(1, 1, ([value = null]) => {
    const code = Math.trunc(toNumber(value));
    return code >= 1 && code <= 0x10_ffff ? String.fromCodePoint(code) : errors.value;
  }),
  LEFT: scalarFunction(1, 2, ([value = null, length]) => toText(value).slice(0, wholeNumber(length, 1))),
  RIGHT: scalarFunction(1, 2, ([value = null, length]) => {
    const count = wholeNumber(length, 1);
    return count === 0 ? '' : toText(value).slice(-count);
  }),
  MID: scalarFunction(3, 3, ([value = null, from, length]) => {
    const start = wholeNumber(from, 1) - 1;
    return start < 0 ? errors.value : toText(value).slice(start, start + wholeNumber(length, 0));
  }),
  REPT: scalarFunction(2, 2, ([value = null, times]) => {
    const [repeated, number] = [toText(value), wholeNumber(times, 1)];
    return repeated.length * number > maxTextLength ? errors.value : repeated.repeat(repeated ? number : 0);
  }),
  EXACT: scalarFunction(2, 2, ([a = null, b = null]) => toText(a) === toText(b)),
  FIND: scalarFunction(2, 3, ([wanted = null, value = null, from = 1]) => {
    const position = toText(value).indexOf(toText(wanted), toNumber(from) - 1);
    return position < 0 ? errors.value : position + 1;
  }),
  SEARCH: scalarFunction(2, 3, search),
  SUBSTITUTE: scalarFunction(3, 4, substitute),
  REPLACE: scalarFunction(4, 4, ([value = null, from = null, length = null, other = null]) => {
    const [source, start] = [toText(value), toNumber(from) - 1];
    return source.slice(0, start) + toText(other) + source.slice(start + toNumber(length));
  }),
};
