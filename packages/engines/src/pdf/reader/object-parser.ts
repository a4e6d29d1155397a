import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { hexOf } from '../../write/bytes';

/** Decrypts the bytes of a string. */
export type DecryptString = (bytes: Uint8Array) => Uint8Array;

/** A word that is not an object: `R`, `obj`, `endobj`, `stream`, or an unknown one. */
export class Keyword {
  constructor(readonly text: string) {}
}

type Token = PDFObject | Keyword | '[' | ']' | '<<' | '>>' | undefined;

type OpenContainer = { array?: PDFObject[]; dict?: Map<PDFName, PDFObject>; key?: PDFName };

/** Maximum nesting depth; deeper nesting occurs only in files made to break readers. */
const maxDepth = 500;

/** Highest number of an object (ISO 32000-2, annex C.1). */
const maxObjectNumber = 8_388_607;

const [regular, whitespace, delimiter] = [0, 1, 2];
const characterClasses = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) characterClasses[code] = whitespace;
for (const character of '()<>[]{}/%') characterClasses[character.charCodeAt(0)] = delimiter;

export const isWhitespace = (code: number | undefined): boolean =>
  code !== undefined && characterClasses[code] === whitespace;

export const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57;

/**
 * Reads objects of a PDF (ISO 32000-2, 7.2 and 7.3). Invalid tokens are read as in pdf.js, so that a result shows
 * what the page showed: `--5` is -5, `1.2.3` is 1.2, `NaN` is null.
 */
export class ObjectParser {
  constructor(
    readonly bytes: Uint8Array,
    readonly context: PDFContext,
    public pos = 0,
    readonly decrypt?: DecryptString,
  ) {}

  /** Whether reading stopped at the end of the bytes, within an object. */
  truncated = false;

  /** The next object; undefined at the end, or at a closing keyword, which is not consumed. */
  object(): PDFObject | undefined {
    const open: OpenContainer[] = [];
    for (;;) {
      const start = this.pos;
      const token = this.#token();
      const inner = open.at(-1);
      let value: PDFObject | undefined;
      if (token === undefined || (token instanceof Keyword && endingKeywords.has(token.text))) {
        this.truncated ||= token === undefined;
        this.pos = start;
        if (!inner) return undefined;
        value = this.#close(open);
      } else if (token === '[' || token === '<<') {
        if (open.length >= maxDepth) throw new Error('nested too deep');
        open.push(token === '[' ? { array: [] } : { dict: new Map() });
        continue;
      } else if (token === ']' || token === '>>') {
        if (!inner) continue;
        // A mismatched bracket belongs to the enclosing object: `<< /A [ 1 2 >>`.
        if ((token === ']') !== (inner.array !== undefined)) {
          if (!open.some(({ array }) => (array !== undefined) === (token === ']'))) continue;
          this.pos = start;
        }
        value = this.#close(open);
      } else if (token instanceof Keyword) value = PDFNull;
      else value = token instanceof PDFNumber ? this.#reference(token) : token;
      if (open.length === 0) return value;
      addTo(open.at(-1) as OpenContainer, value);
    }
  }

  #close(open: OpenContainer[]): PDFObject {
    const { array, dict, key } = open.pop() as OpenContainer;
    if (dict) {
      if (key) dict.set(key, PDFNull);
      return PDFDict.fromMapWithContext(dict, this.context);
    }
    const list = PDFArray.withContext(this.context);
    for (const item of array ?? []) list.push(item);
    return list;
  }

  /** A reference, if two integers and an R follow each other. */
  #reference(first: PDFNumber): PDFObject {
    const { pos, bytes } = this;
    if (!isDigit(bytes[pos - 1])) return first;
    let next = this.#afterWhite(pos);
    const start = next;
    while (isDigit(bytes[next])) next++;
    if (next === start || next - start > 5) return first;
    const generation = Number(ascii(bytes, start, next));
    next = this.#afterWhite(next);
    if (
      bytes[next] !== 82 ||
      (bytes[next + 1] !== undefined && characterClasses[bytes[next + 1] as number] === regular)
    )
      return first;
    const number = first.asNumber();
    if (!Number.isInteger(number) || number < 0) return first;
    this.pos = next + 1;
    // A new object must not reuse the number of a missing one, as references to that would then find it.
    if (number > this.context.largestObjectNumber && number <= maxObjectNumber)
      this.context.largestObjectNumber = number;
    return number === 0 ? PDFNull : PDFRef.of(number, generation);
  }

  #afterWhite(offset: number): number {
    const { bytes } = this;
    let next = offset;
    while (isWhitespace(bytes[next])) next++;
    return next;
  }

  /** Skips white space and comments. */
  skip(): void {
    const { bytes } = this;
    for (;;) {
      this.pos = this.#afterWhite(this.pos);
      if (bytes[this.pos] !== 37) return;
      while (this.pos < bytes.length && bytes[this.pos] !== 10 && bytes[this.pos] !== 13) this.pos++;
    }
  }

  /** The next keyword, if there is one. */
  keyword(): string | undefined {
    const start = this.pos;
    const token = this.#token();
    if (token instanceof Keyword) return token.text;
    this.pos = start;
    return undefined;
  }

  /** The next number that is written in digits alone. */
  integer(): number | undefined {
    this.skip();
    const start = this.pos;
    while (isDigit(this.bytes[this.pos])) this.pos++;
    return this.pos > start ? Number(ascii(this.bytes, start, this.pos)) : undefined;
  }

  #token(): Token {
    this.skip();
    const { bytes } = this;
    const code = bytes[this.pos];
    if (code === undefined) return undefined;
    switch (code) {
      case 47: // /
        return this.#name();
      case 40: // (
        return this.#literal();
      case 60: // <
        if (bytes[this.pos + 1] !== 60) return this.#hexadecimal();
        this.pos += 2;
        return '<<';
      case 62: // >
        this.pos += bytes[this.pos + 1] === 62 ? 2 : 1;
        return bytes[this.pos - 2] === 62 ? '>>' : new Keyword('>');
      case 91: // [
        this.pos++;
        return '[';
      case 93: // ]
        this.pos++;
        return ']';
    }
    if (isDigit(code) || code === 43 /* + */ || code === 45 /* - */ || code === 46 /* . */) {
      const number = this.#number();
      if (number) return number;
    }
    const start = this.pos;
    this.pos++;
    if (characterClasses[code] === regular) {
      while (this.pos < bytes.length && characterClasses[bytes[this.pos] as number] === regular) this.pos++;
    }
    const text = ascii(bytes, start, this.pos);
    if (text === 'true') return PDFBool.True;
    if (text === 'false') return PDFBool.False;
    return text === 'null' ? PDFNull : new Keyword(text);
  }

  #number(): PDFNumber | undefined {
    const { bytes } = this;
    const start = this.pos;
    let pos = start;
    let sign = 1;
    if (bytes[pos] === 45 /* - */) {
      sign = -1;
      pos++;
      // Adobe's reader ignores a second minus sign.
      if (bytes[pos] === 45) pos++;
    } else if (bytes[pos] === 43) pos++;
    const digitsStart = pos;
    let dot = -1;
    for (; pos < bytes.length; pos++) {
      const code = bytes[pos];
      if (isDigit(code)) continue;
      if (code === 46 && dot < 0) dot = pos;
      // Old programs wrote minus signs within numbers, which are ignored.
      else if (code !== 45 || pos === digitsStart) break;
    }
    const text = ascii(bytes, digitsStart, pos).replaceAll('-', '');
    if (!/\d/.test(text)) {
      const isAlone = pos >= bytes.length || characterClasses[bytes[pos] as number] !== regular;
      if (!isAlone) return undefined;
      this.pos = pos;
      return PDFNumber.of(0);
    }
    this.pos = pos;
    const exponent = bytes[pos] === 69 /* E */ || bytes[pos] === 101 /* e */ ? this.#exponent(pos) : 0;
    return PDFNumber.of(sign * Number(text) * 10 ** exponent);
  }

  #exponent(offset: number): number {
    const { bytes } = this;
    let end = offset + 1;
    if (bytes[end] === 43 || bytes[end] === 45) end++;
    const digits = end;
    while (isDigit(bytes[end])) end++;
    if (end === digits) return 0;
    this.pos = end;
    return Number(ascii(bytes, offset + 1, end));
  }

  #name(): PDFName {
    const { bytes } = this;
    const start = ++this.pos;
    while (this.pos < bytes.length && characterClasses[bytes[this.pos] as number] === regular) this.pos++;
    return nameOf(bytes, start, this.pos);
  }

  #literal(): PDFObject {
    const { bytes } = this;
    const start = ++this.pos;
    let depth = 1;
    let isPlain = this.decrypt === undefined;
    for (; this.pos < bytes.length; this.pos++) {
      const code = bytes[this.pos];
      if (code === 92 /* \ */) {
        isPlain = false;
        this.pos++;
      } else if (code === 13 /* CR */) isPlain = false;
      else if (code === 40 /* ( */) depth++;
      else if (code === 41 /* ) */ && --depth === 0) break;
    }
    this.truncated ||= this.pos >= bytes.length;
    const end = Math.min(this.pos++, bytes.length);
    return isPlain
      ? PDFString.of(ascii(bytes, start, end))
      : this.#hexString(unescaped(bytes.subarray(start, end)));
  }

  #hexadecimal(): PDFHexString {
    const { bytes } = this;
    const start = ++this.pos;
    while (this.pos < bytes.length && bytes[this.pos] !== 62) this.pos++;
    this.truncated ||= this.pos >= bytes.length;
    const digits = ascii(bytes, start, this.pos).replace(/[^\da-f]/gi, '');
    this.pos++;
    const evenDigits = digits.length % 2 === 0 ? digits : `${digits}0`;
    if (!this.decrypt) return PDFHexString.of(evenDigits);
    const decoded = Uint8Array.from(evenDigits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    return this.#hexString(decoded);
  }

  #hexString(bytes: Uint8Array): PDFHexString {
    return PDFHexString.of(hexOf(this.decrypt ? this.decrypt(bytes) : bytes));
  }
}

/** Keywords that end an object, even if arrays and dictionaries in it are still open. */
const endingKeywords = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

function addTo(open: OpenContainer, value: PDFObject): void {
  if (open.array) open.array.push(value);
  else if (open.key) {
    open.dict?.set(open.key, value);
    open.key = undefined;
    // A value in the place of a key is skipped.
  } else if (value instanceof PDFName) open.key = value;
}

/** One character for each byte. */
export function ascii(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 4096) {
    let text = '';
    for (let pos = start; pos < end; pos += 4096) text += ascii(bytes, pos, Math.min(end, pos + 4096));
    return text;
  }
  return String.fromCharCode.apply(null, bytes.subarray(start, end) as unknown as number[]);
}

/** The name that these bytes spell, without the slash. */
export function nameOf(bytes: Uint8Array, start: number, end: number): PDFName {
  const text = ascii(bytes, start, end);
  if (!text.includes('#')) return PDFName.of(text);
  const name = text.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return PDFName.of(name.replaceAll('#', '#23'));
}

const escapes: Record<number, number> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** Bytes of a literal string (ISO 32000-2, 7.3.4.2). */
function unescaped(raw: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(raw.length);
  let length = 0;
  for (let offset = 0; offset < raw.length; offset++) {
    let code = raw[offset] as number;
    if (code === 13 /* CR */) {
      if (raw[offset + 1] === 10 /* LF */) offset++;
      code = 10;
    } else if (code === 92 /* \ */) {
      const next = raw[++offset];
      if (next === undefined) break;
      if (next === 13 || next === 10) {
        if (next === 13 && raw[offset + 1] === 10) offset++;
        continue;
      }
      if (next >= 48 /* 0 */ && next <= 55 /* 7 */) {
        let value = next - 48;
        for (let digits = 1; digits < 3; digits++) {
          const digit = raw[offset + 1];
          if (digit === undefined || digit < 48 || digit > 55) break;
          value = value * 8 + digit - 48;
          offset++;
        }
        code = value & 255;
      } else code = escapes[next] ?? next;
    }
    bytes[length++] = code;
  }
  return bytes.subarray(0, length);
}
