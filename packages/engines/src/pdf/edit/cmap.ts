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

/** Largest number of codes that are mapped, as a range in a broken CMap may have billions. */
const maxCodes = 70_000;

/** Parses an embedded CMap. */
export function readCMap(source: string): CMap {
  const cmap: CMap = { lengths: new Set(), text: new Map(), cids: new Map() };
  let operands: Operand[] = [];
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
      applyEntries(cmap, token.text, operands);
      operands = [];
    }
  }
  return cmap;
}

type Operand = number[] | number | (number[] | number)[];

/** Number of operands of an entry, by the operator that ends a list of them. */
const operandCounts: Record<string, number> = {
  endcodespacerange: 2,
  endbfchar: 2,
  endbfrange: 3,
  endcidchar: 2,
  endcidrange: 3,
};

function applyEntries({ lengths, text, cids }: CMap, operator: string, operands: Operand[]): void {
  const size = operandCounts[operator] ?? operands.length + 1;
  for (let index = 0; index + size <= operands.length; index += size) {
    const [from = [], to = [], value = []] = operands.slice(index, index + size) as number[][];
    if (operator === 'endcodespacerange') lengths.add(from.length);
    else if (operator === 'endbfchar') text.set(codeOfBytes(from), utf16(to));
    else if (operator === 'endcidchar') cids.set(codeOfBytes(from), operands[index + 1] as number);
    else {
      const [first, last] = [codeOfBytes(from), codeOfBytes(to)];
      if (operator === 'endcidrange')
        for (let characterCode = first; characterCode <= last && cids.size < maxCodes; characterCode++)
          cids.set(characterCode, (operands[index + 2] as number) + characterCode - first);
      else
        for (let characterCode = first; characterCode <= last && text.size < maxCodes; characterCode++) {
          const listed = value[characterCode - first] as unknown as number[] | undefined;
          const target = Array.isArray(value[0]) ? listed : incremented(value, characterCode - first);
          if (target) text.set(characterCode, utf16(target));
        }
    }
  }
}

/** Character code that these bytes form. */
export const codeOfBytes = (bytes: number[]): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

function incremented(bytes: number[], count: number): number[] {
  const sum = codeOfBytes(bytes.slice(-2)) + count;
  return [...bytes.slice(0, -2), (sum >> 8) & 255, sum & 255];
}

function utf16(bytes: number[]): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0] ?? 0);
  let text = '';
  for (let offset = 0; offset + 1 < bytes.length; offset += 2)
    text += String.fromCharCode((bytes[offset] ?? 0) * 256 + (bytes[offset + 1] ?? 0));
  return text;
}
