import { contentTokens } from '../content-tokens';

/** Mappings of a CMap (PDF 1.7, 9.7.5 and 9.10.3). */
export type CMap = {
  /** Lengths of codes in bytes. */
  lengths: Set<number>;
  /** Text of a code, from `bfchar` and `bfrange`. */
  text: Map<number, string>;
  /** Glyph numbers of codes, from `cidchar` and `cidrange`. */
  cids: Map<number, number>;
};

const most = 70_000;

/** Parses an embedded CMap. */
export function readCMap(source: string): CMap {
  const cmap: CMap = { lengths: new Set(), text: new Map(), cids: new Map() };
  let operands: (number[] | number | (number[] | number)[])[] = [];
  let list: (number[] | number)[] | undefined;
  for (const token of contentTokens(source)) {
    if (token.kind === 'string' || token.kind === 'number') {
      (list ?? operands).push(token.kind === 'string' ? token.bytes : token.value);
    } else if (token.kind === 'other') {
      if (source[token.start] === '[') list = [];
      else if (source[token.start] === ']' && list) {
        operands.push(list);
        list = undefined;
      }
    } else if (token.kind === 'operator') {
      end(cmap, token.text, operands);
      operands = [];
    }
  }
  return cmap;
}

type Operand = number[] | number | (number[] | number)[];

function end(cmap: CMap, operator: string, operands: Operand[]): void {
  const bytes = (at: number) => (operands[at] ?? []) as number[];
  if (operator === 'endcodespacerange') {
    for (let at = 0; at + 1 < operands.length; at += 2) cmap.lengths.add(bytes(at).length);
  } else if (operator === 'endbfchar') {
    for (let at = 0; at + 1 < operands.length; at += 2) cmap.text.set(code(bytes(at)), utf16(bytes(at + 1)));
  } else if (operator === 'endbfrange') {
    for (let at = 0; at + 2 < operands.length; at += 3) {
      const [first, last] = [code(bytes(at)), code(bytes(at + 1))];
      const to = bytes(at + 2);
      const isList = Array.isArray(to[0]);
      for (let one = first; one <= last && cmap.text.size < most; one++) {
        const target = isList ? (to[one - first] as unknown as number[] | undefined) : plus(to, one - first);
        if (target) cmap.text.set(one, utf16(target));
      }
    }
  } else if (operator === 'endcidchar') {
    for (let at = 0; at + 1 < operands.length; at += 2)
      cmap.cids.set(code(bytes(at)), operands[at + 1] as number);
  } else if (operator === 'endcidrange') {
    for (let at = 0; at + 2 < operands.length; at += 3) {
      const [first, last] = [code(bytes(at)), code(bytes(at + 1))];
      for (let one = first; one <= last && cmap.cids.size < most; one++)
        cmap.cids.set(one, (operands[at + 2] as number) + one - first);
    }
  }
}

export const code = (bytes: number[]): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

const plus = (bytes: number[], count: number): number[] => [
  ...bytes.slice(0, -2),
  ...split16(code(bytes.slice(-2)) + count),
];

const split16 = (value: number) => [(value >> 8) & 255, value & 255];

function utf16(bytes: number[]): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
  return text;
}
