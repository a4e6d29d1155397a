import type { Inline, TextLook } from '../model';
import { grouped, inlinesOf, joinParts, type Part, scripted, sign } from './equations';

/**
 * The circled number for a circle and a number set over each other, as East Asian papers write it; undefined
 * otherwise.
 */
const circled = (text: string): string | undefined => {
  const [, number] = /^[○〇◯](\d{1,2})$/u.exec(text) ?? [];
  return number !== undefined && Number(number) >= 1 && Number(number) <= 20
    ? String.fromCodePoint(0x245f + Number(number))
    : undefined;
};

const closingBrackets: Record<string, string> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '⌈': '⌉',
  '⌊': '⌋',
};

/** Converts the parts of an EQ field's switch, by the letter of the switch; `options` are the switches after it. */
const fieldReaders: Record<string, (parts: Part[][], options: string) => Part[]> = {
  f: ([over = [], under = []]) => [...grouped(over), sign('/'), ...grouped(under)],
  r: (parts) => [
    ...(parts.length > 1 ? scripted(parts[0] ?? [], 'super') : []),
    ...[sign('√'), ...grouped(parts.at(-1) ?? [])],
  ],
  s: (parts, options) => parts.flatMap((part) => scripted(part, /\\do/i.test(options) ? 'sub' : 'super')),
  i: ([from = [], to = [], body = []], options) => [
    sign(/\\su/i.test(options) ? '∑' : /\\pr/i.test(options) ? '∏' : '∫'),
    ...[...scripted(from, 'sub'), ...scripted(to, 'super'), ...body],
  ],
  b: (parts, options) => {
    const bracketOf = (name: string) => new RegExp(`\\\\${name}\\\\(.)`, 'iu').exec(options)?.[1];
    const [both, left, right] = ['bc', 'lc', 'rc'].map(bracketOf);
    const hasOneSide = left !== undefined || right !== undefined;
    const first = left ?? (hasOneSide ? '' : (both ?? '('));
    const last = right ?? (hasOneSide ? '' : (closingBrackets[first] ?? first));
    return [sign(first), ...parts.flat(), sign(last)];
  },
  o: (parts) => {
    const text = parts
      .flat()
      .map((part) => part.text.trim())
      .join('');
    const circledNumber = circled(text);
    return circledNumber === undefined ? parts.flat() : [sign(circledNumber)];
  },
  l: (parts) => joinParts(parts, ','),
  a: (parts) => joinParts(parts, '; '),
};

/** Switches of format, such as those of readings above letters. */
const formatSwitches = /\\\*\s*(?:"[^"]*"|[a-z]+\d*)\s*/gi;

/**
 * An EQ field in one line, like an equation. It has no saved result: Word draws it from its instruction (ECMA-376
 * part 1, 17.16.5.16 names it as a field of older programs).
 */
export function equationOfField(instruction: string, look: TextLook): Inline[] {
  const code = instruction
    .replace(/^\s*EQ\s*/i, '')
    .replace(formatSwitches, '')
    .trim();
  let index = 0;
  const readList = (): Part[][] => {
    const parts: Part[][] = [[]];
    while (index < code.length) {
      const letter = code[index];
      if (letter === ')') break;
      if (letter === ',' || letter === ';') {
        parts.push([]);
        index += 1;
      } else parts.at(-1)?.push(...readNext());
    }
    index += 1;
    return parts;
  };
  const readNext = (): Part[] => {
    const rest = code.slice(index);
    const [matched, name = '', options = ''] =
      /^\\([a-z])((?:\s*\\[a-z]{2}(?:\s*-?\d+)?(?:\\.)?)*)\s*\(/iu.exec(rest) ?? [];
    if (matched) {
      index += matched.length;
      const parts = readList();
      return fieldReaders[name.toLowerCase()]?.(parts, options) ?? parts.flat();
    }
    if (rest.startsWith('(')) {
      index += 1;
      return [sign('('), ...joinParts(readList(), ','), sign(')')];
    }
    const [taken = rest.slice(0, 1)] = /^(?:\\[^a-z]|[^\\(),;])+/iu.exec(rest) ?? [];
    index += taken.length;
    const text = taken.replace(/\\(.)/gu, '$1');
    return text && taken !== '\\' ? [{ text, isUpright: true }] : [];
  };
  const parts: Part[] = [];
  while (index < code.length) {
    parts.push(...readNext());
    // Outside of brackets a comma is a plain character.
    const [comma] = /^[,;)]/.exec(code.slice(index)) ?? [];
    if (comma) parts.push(sign(comma));
    index += comma ? 1 : 0;
  }
  return inlinesOf(parts, look);
}
