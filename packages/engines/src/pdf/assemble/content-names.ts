import { nameOf } from '../reader/syntax';

/** Resource kinds (ISO 32000-2, Table 34) by the operators that name one of their entries. */
const kindOf: Record<string, string> = {
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
const others = new Set(
  `b B b* B* BI BMC BT BX c cm d d0 d1 EI EMC ET EX f F f* G g h i j J K k l m M MP n q Q re RG rg ri s S sc SC
  T* Tc Td TD Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
);

const whiteSpace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Array.from('()<>[]{}/%', (sign) => sign.charCodeAt(0)));
const ends = new Uint8Array(256);
for (const code of [...whiteSpace, ...delimiters]) ends[code] = 1;

/** Names of resources in content, by kind. */
export class ContentNames {
  readonly #names = new Set<string>();

  add(kind: string, name: string): void {
    this.#names.add(kind + name);
  }

  addAll(other: ContentNames): void {
    for (const name of other.#names) this.#names.add(name);
  }

  /** @param name as `PDFName.asString` writes it */
  has(kind: string, name: string): boolean {
    return this.#names.has(kind + name) || this.#names.has(anyKind + name);
  }

  get size(): number {
    return this.#names.size;
  }
}

/** Kind of a name whose operator is not known: it may be any. */
const anyKind = '*';

/**
 * Names of resources that content uses (ISO 32000-2, 7.8.2 and 7.8.3). Where content is malformed, its names count for
 * all kinds: a reader may understand it differently.
 */
export function namesIn(bytes: Uint8Array): ContentNames {
  const found = new ContentNames();
  let operands: string[] = [];
  /** Names in dictionaries, such as the properties of marked content. */
  let inner: string[] = [];
  let depth = 0;
  for (let at = 0; at < bytes.length; ) {
    const code = bytes[at] as number;
    if (whiteSpace.has(code)) at++;
    else if (code === 37) at = lineEnd(bytes, at);
    else if (code === 40) {
      const end = stringEnd(bytes, at);
      if (end < 0) {
        addEveryName(found, bytes, at);
        break;
      }
      at = end;
    } else if (code === 47) {
      const end = tokenEnd(bytes, at + 1);
      (depth > 0 ? inner : operands).push(nameOf(bytes, at + 1, end).asString());
      at = end;
    } else if (code === 60 && bytes[at + 1] !== 60) {
      const end = bytes.indexOf(62, at);
      at = end < 0 ? bytes.length : end + 1;
    } else if (code === 60 || (code === 62 && bytes[at + 1] === 62)) {
      depth = Math.max(0, depth + (code === 60 ? 1 : -1));
      at += 2;
    } else if (delimiters.has(code)) at++;
    else if (code >= 43 && code <= 57) {
      // Digits, signs and points; an operator may follow without a blank: `12Tf`.
      while ((bytes[at] as number) >= 43 && (bytes[at] as number) <= 57 && bytes[at] !== 47) at++;
    } else {
      const end = tokenEnd(bytes, at);
      const word = String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 40)));
      if (word === 'true' || word === 'false' || word === 'null') {
        at = end;
        continue;
      }
      if (depth > 0) for (const name of [...operands, ...inner]) found.add(anyKind, name);
      else if (operands.length > 0) addOperands(found, word, operands);
      if (word === 'ID') {
        for (const name of operands) found.add('ColorSpace', name);
        const after = imageEnd(bytes, end + 1);
        if (after < 0) {
          addEveryName(found, bytes, end);
          break;
        }
        at = after;
      } else at = end;
      // The entries of an inline image are between BI and ID.
      operands = [];
      inner = [];
      depth = 0;
    }
  }
  return found;
}

function addOperands(found: ContentNames, operator: string, operands: string[]): void {
  const kind = kindOf[operator];
  if (!kind && (others.has(operator) || operator === 'ID')) return;
  for (const name of operands) found.add(kind ?? anyKind, name);
}

function tokenEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && ends[bytes[at] as number] === 0) at++;
  return at;
}

function lineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
  return at;
}

/** Position after a literal string; -1 for one that does not end. */
function stringEnd(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    const code = bytes[at];
    if (code === 92) at++;
    else if (code === 40) depth++;
    else if (code === 41 && --depth === 0) return at + 1;
  }
  return -1;
}

/** What follows the data of an inline image is text: so many bytes are looked at. */
const looked = 16;

/** Position after an inline image (ISO 32000-2, 8.9.7), whose data may hold its end mark by chance; -1 without an end. */
function imageEnd(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(69, from); at >= 0; at = bytes.indexOf(69, at + 1)) {
    if (bytes[at + 1] !== 73) continue;
    const next = bytes[at + 2];
    if (next !== undefined && !whiteSpace.has(next)) continue;
    const after = bytes.subarray(at + 2, at + 2 + looked);
    if (after.every((code) => (code >= 32 && code < 127) || whiteSpace.has(code))) return at + 2;
  }
  return -1;
}

function addEveryName(found: ContentNames, bytes: Uint8Array, from: number): void {
  for (let at = bytes.indexOf(47, from); at >= 0; at = bytes.indexOf(47, at + 1))
    found.add(anyKind, nameOf(bytes, at + 1, tokenEnd(bytes, at + 1)).asString());
}
