import { rangeOf } from '../read/cell-references';
import type { Range } from '../read/model';
import { errors, type FormulaError, Unsupported } from './values';

/** A reference. `fixed` tells which of its top, left, bottom and right do not move when the formula is copied. */
export type Reference = {
  kind: 'reference';
  sheet?: string;
  range: Range;
  fixed: readonly [boolean, boolean, boolean, boolean];
};

export type Node =
  | { kind: 'value'; value: number | string | boolean | FormulaError }
  | Reference
  | { kind: 'name'; name: string; sheet?: string }
  | { kind: 'table'; table: string; inside: string }
  | { kind: 'call'; name: string; args: Node[] }
  | { kind: 'unary'; operator: '-' | '+' | '%' | '@'; operand: Node }
  | { kind: 'binary'; operator: string; left: Node; right: Node }
  | { kind: 'array'; rows: Node[][] }
  | { kind: 'empty' };

const tokenPatterns = [
  ['space', /\s+/y],
  ['text', /"(?:[^"]|"")*"/y],
  ['error', /#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)/y],
  ['number', /(?:\d+\.?\d*|\.\d+)(?:E[-+]?\d+)?(?![A-Z_$\d:!])/iy],
  ['sheet', /(?:'(?:[^']|'')+'|[\p{L}_\d.[\]]+(?::[\p{L}_\d.]+)?)!/uy],
  [
    'reference',
    /\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?(?![\p{L}\d_(.[])|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}(?![\p{L}\d_(.])|\$?\d{1,7}:\$?\d{1,7}(?![\d.])/iuy,
  ],
  ['table', /[\p{L}_\\][\p{L}\d_.\\]*\[(?:[^[\]]|\[(?:[^[\]]|'\[|'\])*\])*\]|\[(?:[^[\]]|\[[^[\]]*\])*\]/uy],
  ['call', /[\p{L}_][\p{L}\d_.]*\(/uy],
  ['name', /[\p{L}_\\][\p{L}\d_.\\?]*/uy],
  ['operator', /<>|<=|>=|[-+*/^&=<>%@#:,;(){}]/y],
] as const;

type Token = { kind: (typeof tokenPatterns)[number][0]; text: string };

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < formula.length) {
    let token: Token | undefined;
    for (const [kind, pattern] of tokenPatterns) {
      pattern.lastIndex = position;
      const text = pattern.exec(formula)?.[0];
      if (text === undefined) continue;
      token = { kind, text };
      break;
    }
    if (!token) throw new Unsupported(`the formula at “${formula.slice(position, position + 20)}”`);
    position += token.text.length;
    tokens.push(token);
  }
  return tokens;
}

const precedences: Record<string, number> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '&': 2,
  '+': 3,
  '-': 3,
  '*': 4,
  '/': 4,
  '^': 5,
};

/**
 * Parses a formula without its equals sign (ECMA-376, 18.17).
 *
 * @throws Unsupported for syntax outside of this parser: unions, intersections, other workbooks
 */
export function parse(formula: string): Node {
  const tokens = tokensOf(formula).filter(({ kind }) => kind !== 'space');
  let position = 0;
  const peek = () => tokens[position]?.text;
  const take = () => tokens[position++];
  const expect = (text: string) => {
    if (take()?.text !== text) throw new Unsupported(`the formula ${formula}`);
  };

  function expression(minPrecedence: number): Node {
    let left = prefix();
    for (;;) {
      const operator = peek() ?? '';
      if (tokens[position]?.kind !== 'operator') return left;
      const precedence = precedences[operator];
      if (precedence === undefined || precedence < minPrecedence) return left;
      position += 1;
      left = { kind: 'binary', operator, left, right: expression(precedence + 1) };
    }
  }

  function prefix(): Node {
    const operator = peek();
    if (tokens[position]?.kind === 'operator' && (operator === '-' || operator === '+' || operator === '@')) {
      position += 1;
      return { kind: 'unary', operator, operand: prefix() };
    }
    let node = primary();
    while (peek() === '%') {
      position += 1;
      node = { kind: 'unary', operator: '%', operand: node };
    }
    return node;
  }

  function primary(): Node {
    const token = take();
    switch (token?.kind) {
      case 'number':
        return { kind: 'value', value: Number(token.text) };
      case 'text':
        return { kind: 'value', value: token.text.slice(1, -1).replaceAll('""', '"') };
      case 'error': {
        const value = Object.values(errors).find(({ code }) => code === token.text);
        if (!value) throw new Unsupported(token.text);
        return { kind: 'value', value };
      }
      case 'sheet':
        return onSheet(token.text.slice(0, -1));
      case 'reference':
        return referenceOf(token.text);
      case 'table': {
        const [, table = '', inside = ''] = /^([^[]*)\[(.*)\]$/su.exec(token.text) ?? [];
        return { kind: 'table', table, inside };
      }
      case 'call':
        return { kind: 'call', name: functionName(token.text.slice(0, -1)), args: args(')') };
      case 'name':
        if (/^(true|false)$/i.test(token.text))
          return { kind: 'value', value: token.text.toLowerCase() === 'true' };
        return { kind: 'name', name: token.text };
      default:
        if (token?.text === '(') {
          const inner = expression(0);
          expect(')');
          return inner;
        }
        if (token?.text === '{') return array();
        throw new Unsupported(`the formula ${formula}`);
    }
  }

  function onSheet(text: string): Node {
    const sheet = text.startsWith("'") ? text.slice(1, -1).replaceAll("''", "'") : text;
    if (/\[|\]|:/.test(sheet)) throw new Unsupported(`the reference ${text}`);
    const token = take();
    if (token?.kind === 'reference') return { ...referenceOf(token.text), sheet };
    if (token?.kind === 'name') return { kind: 'name', name: token.text, sheet };
    if (token?.kind === 'error') return { kind: 'value', value: errors.reference };
    throw new Unsupported(`the formula ${formula}`);
  }

  function args(end: string): Node[] {
    const list: Node[] = [];
    if (peek() === end) {
      position += 1;
      return list;
    }
    for (;;) {
      list.push(peek() === ',' || peek() === end ? { kind: 'empty' } : expression(0));
      const next = take()?.text;
      if (next === end) return list;
      if (next !== ',') throw new Unsupported(`the formula ${formula}`);
    }
  }

  function array(): Node {
    const rows: Node[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(prefix());
      const next = take()?.text;
      if (next === '}') return { kind: 'array', rows };
      if (next === ';') rows.push([]);
      else if (next !== ',') throw new Unsupported(`the formula ${formula}`);
    }
  }

  const node = expression(0);
  if (position < tokens.length) throw new Unsupported(`the formula ${formula}`);
  return node;
}

/** Newer functions are stored with a prefix. */
const functionName = (text: string) => text.toUpperCase().replace(/^(_XLFN\.|_XLWS\.|_XLUDF\.)+/, '');

function referenceOf(text: string): Reference {
  const range = rangeOf(text.toUpperCase());
  if (!range) throw new Unsupported(`the reference ${text}`);
  const [first = '', last = first] = text.split(':');
  const isRowFixed = (part: string) => /\$\d/.test(part) || !/\d/.test(part);
  const isColumnFixed = (part: string) => /\$[A-Z]/i.test(part) || !/[A-Z]/i.test(part);
  const { top, bottom, left, right } = range;
  return {
    kind: 'reference',
    range: {
      top: Math.min(top, bottom),
      bottom: Math.max(top, bottom),
      left: Math.min(left, right),
      right: Math.max(left, right),
    },
    fixed: [isRowFixed(first), isColumnFixed(first), isRowFixed(last), isColumnFixed(last)],
  };
}
