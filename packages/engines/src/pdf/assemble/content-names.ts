import { nameOf } from '../reader/object-parser';

/** Resource categories (ISO 32000-2, Table 34), by the operators whose operand names a resource. */
const categoryOfOperator: Record<string, string> = {
  Do: 'XObject',
  Tf: 'Font',
  gs: 'ExtGState',
  sh: 'Shading',
  scn: 'Pattern',
  SCN: 'Pattern',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  BDC: 'Properties',
  DP: 'Properties',
};

/** Operators whose operands name no resource (ISO 32000-2, Annex A). */
const operatorsWithoutResources = new Set(
  `b B b* B* BI BMC BT BX c cm d d0 d1 EI EMC ET EX f F f* G g h i j J K k l m M MP n q Q re RG rg ri s S sc SC
  T* Tc Td TD Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);

const whiteSpace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Array.from('()<>[]{}/%', (character) => character.charCodeAt(0)));
const endsToken = new Uint8Array(256);
for (const code of [...whiteSpace, ...delimiters]) endsToken[code] = 1;

/** Names of resources in content, by category. */
export class ContentNames {
  readonly #names = new Set<string>();

  add(category: string, name: string): void {
    this.#names.add(category + name);
  }

  addAll(other: ContentNames): void {
    for (const name of other.#names) this.#names.add(name);
  }

  /** @param name as `PDFName.asString` writes it */
  has(category: string, name: string): boolean {
    return this.#names.has(category + name) || this.#names.has(anyCategory + name);
  }

  get size(): number {
    return this.#names.size;
  }
}

/** Category of a name whose operator is unknown: it may be any. */
const anyCategory = '*';

/**
 * Names of resources that content uses (ISO 32000-2, 7.8.2 and 7.8.3). In malformed content, names count for all
 * categories, as readers may interpret it differently.
 */
export function namesIn(bytes: Uint8Array): ContentNames {
  const names = new ContentNames();
  let operands: string[] = [];
  /** Names among the operands that are in dictionaries, such as the properties of marked content. */
  let namesInDictionary: string[] = [];
  let depth = 0;
  for (let offset = 0; offset < bytes.length; ) {
    const code = bytes[offset] as number;
    if (whiteSpace.has(code)) offset++;
    else if (code === 37) offset = lineEnd(bytes, offset);
    else if (code === 40) {
      const end = stringEnd(bytes, offset);
      if (end < 0) {
        addEveryName(names, bytes, offset);
        break;
      }
      offset = end;
    } else if (code === 47) {
      const end = tokenEnd(bytes, offset + 1);
      (depth > 0 ? namesInDictionary : operands).push(nameOf(bytes, offset + 1, end).asString());
      offset = end;
    } else if (code === 60 && bytes[offset + 1] !== 60) {
      const end = bytes.indexOf(62, offset);
      offset = end < 0 ? bytes.length : end + 1;
    } else if (code === 60 || (code === 62 && bytes[offset + 1] === 62)) {
      depth = Math.max(0, depth + (code === 60 ? 1 : -1));
      offset += 2;
    } else if (delimiters.has(code)) offset++;
    else if (code >= 43 && code <= 57) {
      // Digits, signs and points; an operator may follow without white space: `12Tf`.
      while ((bytes[offset] as number) >= 43 && (bytes[offset] as number) <= 57 && bytes[offset] !== 47)
        offset++;
    } else {
      const end = tokenEnd(bytes, offset);
      const word = String.fromCharCode(...bytes.subarray(offset, Math.min(end, offset + 40)));
      if (word === 'true' || word === 'false' || word === 'null') {
        offset = end;
        continue;
      }
      if (depth > 0) for (const name of [...operands, ...namesInDictionary]) names.add(anyCategory, name);
      else if (operands.length > 0) addOperands(names, word, operands);
      if (word === 'ID') {
        for (const name of operands) names.add('ColorSpace', name);
        const endOfImage = imageEnd(bytes, end + 1);
        if (endOfImage < 0) {
          addEveryName(names, bytes, end);
          break;
        }
        offset = endOfImage;
      } else offset = end;
      // Operands between BI and ID are entries of the inline image.
      operands = [];
      namesInDictionary = [];
      depth = 0;
    }
  }
  return names;
}

function addOperands(names: ContentNames, operator: string, operands: string[]): void {
  const category = categoryOfOperator[operator];
  if (!category && (operatorsWithoutResources.has(operator) || operator === 'ID')) return;
  for (const name of operands) names.add(category ?? anyCategory, name);
}

function tokenEnd(bytes: Uint8Array, from: number): number {
  let offset = from;
  while (offset < bytes.length && endsToken[bytes[offset] as number] === 0) offset++;
  return offset;
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let offset = from;
  while (offset < bytes.length && bytes[offset] !== 10 && bytes[offset] !== 13) offset++;
  return offset;
}

/** Position after a literal string; -1 if it does not end. */
function stringEnd(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let offset = from; offset < bytes.length; offset++) {
    const code = bytes[offset];
    if (code === 92) offset++;
    else if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return offset + 1;
  }
  return -1;
}

/** Number of bytes after an inline image that must look like text. */
const lookahead = 16;

/**
 * Position after an inline image (ISO 32000-2, 8.9.7), whose data may contain the end marker by chance; -1 if it does
 * not end.
 */
function imageEnd(bytes: Uint8Array, from: number): number {
  for (let offset = bytes.indexOf(69, from); offset >= 0; offset = bytes.indexOf(69, offset + 1)) {
    if (bytes[offset + 1] !== 73) continue;
    const next = bytes[offset + 2];
    if (next !== undefined && !whiteSpace.has(next)) continue;
    const following = bytes.subarray(offset + 2, offset + 2 + lookahead);
    if (following.every((code) => (code >= 32 && code < 127) || whiteSpace.has(code))) return offset + 2;
  }
  return -1;
}

function addEveryName(names: ContentNames, bytes: Uint8Array, from: number): void {
  for (let offset = bytes.indexOf(47, from); offset >= 0; offset = bytes.indexOf(47, offset + 1))
    names.add(anyCategory, nameOf(bytes, offset + 1, tokenEnd(bytes, offset + 1)).asString());
}
