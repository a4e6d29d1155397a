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

/** Decrypted bytes of a string. */
export type DecryptString = (bytes: Uint8Array) => Uint8Array;

/** A word of the syntax that is no object: `R`, `obj`, `endobj`, `stream`, or one that no reader knows. */
export class Keyword {
  constructor(readonly text: string) {}
}

type Token = PDFObject | Keyword | '[' | ']' | '<<' | '>>' | undefined;

type Open = { array?: PDFObject[]; dict?: Map<PDFName, PDFObject>; key?: PDFName };

/** Nested deeper, a file was made to break readers. */
const maxDepth = 500;

/** Highest number of an object (ISO 32000-2, annex C.1). */
const maxObjectNumber = 8_388_607;

const [regular, white, delimiting] = [0, 1, 2];
const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = white;
for (const sign of '()<>[]{}/%') classes[sign.charCodeAt(0)] = delimiting;

export const isWhite = (code: number | undefined): boolean => code !== undefined && classes[code] === white;

export const isDigit = (code: number | undefined): boolean => code !== undefined && code >= 48 && code <= 57;

/**
 * Reads objects of a PDF (ISO 32000-2, 7.2 and 7.3). Tokens that the standard does not know are read as pdf.js
 * reads them, so that a result shows what the page showed: `--5` is -5, `1.2.3` is 1.2, `NaN` is null.
 */
export class Syntax {
  constructor(
    readonly bytes: Uint8Array,
    readonly context: PDFContext,
    public at = 0,
    readonly decrypt?: DecryptString,
  ) {}

  /** Whether reading ended at the end of the bytes, within an object. */
  truncated = false;

  /** The next object; undefined at a keyword that ends one, which is not consumed, or at the end. */
  object(): PDFObject | undefined {
    const open: Open[] = [];
    for (;;) {
      const start = this.at;
      const token = this.#token();
      const inner = open.at(-1);
      let value: PDFObject | undefined;
      if (token === undefined || (token instanceof Keyword && endings.has(token.text))) {
        this.truncated ||= token === undefined;
        this.at = start;
        if (!inner) return undefined;
        value = this.#close(open);
      } else if (token === '[' || token === '<<') {
        if (open.length >= maxDepth) throw new Error('nested too deep');
        open.push(token === '[' ? { array: [] } : { dict: new Map() });
        continue;
      } else if (token === ']' || token === '>>') {
        if (!inner) continue;
        // A bracket that does not match belongs to what is around: `<< /A [ 1 2 >>`.
        if ((token === ']') !== (inner.array !== undefined)) {
          if (!open.some(({ array }) => (array !== undefined) === (token === ']'))) continue;
          this.at = start;
        }
        value = this.#close(open);
      } else if (token instanceof Keyword) value = PDFNull;
      else value = token instanceof PDFNumber ? this.#reference(token) : token;
      if (open.length === 0) return value;
      add(open.at(-1) as Open, value);
    }
  }

  #close(open: Open[]): PDFObject {
    const { array, dict, key } = open.pop() as Open;
    if (dict) {
      if (key) dict.set(key, PDFNull);
      return PDFDict.fromMapWithContext(dict, this.context);
    }
    const list = PDFArray.withContext(this.context);
    for (const item of array ?? []) list.push(item);
    return list;
  }

  /** A reference, if two integers and an R are there. */
  #reference(first: PDFNumber): PDFObject {
    const { at, bytes } = this;
    if (!isDigit(bytes[at - 1])) return first;
    let next = this.#afterWhite(at);
    const start = next;
    while (isDigit(bytes[next])) next++;
    if (next === start || next - start > 5) return first;
    const generation = Number(ascii(bytes, start, next));
    next = this.#afterWhite(next);
    if (
      bytes[next] !== 82 ||
      (bytes[next + 1] !== undefined && classes[bytes[next + 1] as number] === regular)
    )
      return first;
    const number = first.asNumber();
    if (!Number.isInteger(number) || number < 0) return first;
    this.at = next + 1;
    // A new object must not take the number of one that is missing: what refers to that would find it.
    if (number > this.context.largestObjectNumber && number <= maxObjectNumber)
      this.context.largestObjectNumber = number;
    return number === 0 ? PDFNull : PDFRef.of(number, generation);
  }

  #afterWhite(at: number): number {
    const { bytes } = this;
    let next = at;
    while (isWhite(bytes[next])) next++;
    return next;
  }

  /** Skips white space and comments. */
  skip(): void {
    const { bytes } = this;
    for (;;) {
      this.at = this.#afterWhite(this.at);
      if (bytes[this.at] !== 37) return;
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at++;
    }
  }

  /** The next keyword, if there is one. */
  keyword(): string | undefined {
    const start = this.at;
    const token = this.#token();
    if (token instanceof Keyword) return token.text;
    this.at = start;
    return undefined;
  }

  /** The next number that is written in digits alone. */
  integer(): number | undefined {
    this.skip();
    const start = this.at;
    while (isDigit(this.bytes[this.at])) this.at++;
    return this.at > start ? Number(ascii(this.bytes, start, this.at)) : undefined;
  }

  #token(): Token {
    this.skip();
    const { bytes } = this;
    const code = bytes[this.at];
    if (code === undefined) return undefined;
    switch (code) {
      case 47: // /
        return this.#name();
      case 40: // (
        return this.#literal();
      case 60: // <
        if (bytes[this.at + 1] !== 60) return this.#hexadecimal();
        this.at += 2;
        return '<<';
      case 62: // >
        this.at += bytes[this.at + 1] === 62 ? 2 : 1;
        return bytes[this.at - 2] === 62 ? '>>' : new Keyword('>');
      case 91: // [
        this.at++;
        return '[';
      case 93: // ]
        this.at++;
        return ']';
    }
    if (isDigit(code) || code === 43 /* + */ || code === 45 /* - */ || code === 46 /* . */) {
      const number = this.#number();
      if (number) return number;
    }
    const start = this.at;
    this.at++;
    if (classes[code] === regular) {
      while (this.at < bytes.length && classes[bytes[this.at] as number] === regular) this.at++;
    }
    const text = ascii(bytes, start, this.at);
    if (text === 'true') return PDFBool.True;
    if (text === 'false') return PDFBool.False;
    return text === 'null' ? PDFNull : new Keyword(text);
  }

  #number(): PDFNumber | undefined {
    const { bytes } = this;
    const start = this.at;
    let at = start;
    let sign = 1;
    if (bytes[at] === 45 /* - */) {
      sign = -1;
      at++;
      // As Adobe's reader does.
      if (bytes[at] === 45) at++;
    } else if (bytes[at] === 43) at++;
    const digits = at;
    let dot = -1;
    for (; at < bytes.length; at++) {
      const code = bytes[at];
      if (isDigit(code)) continue;
      if (code === 46 && dot < 0) dot = at;
      // Old programs wrote minus signs within numbers, which count for nothing.
      else if (code !== 45 || at === digits) break;
    }
    const text = ascii(bytes, digits, at).replaceAll('-', '');
    if (!/\d/.test(text)) {
      const isAlone = at >= bytes.length || classes[bytes[at] as number] !== regular;
      if (!isAlone) return undefined;
      this.at = at;
      return PDFNumber.of(0);
    }
    this.at = at;
    const exponent = bytes[at] === 69 /* E */ || bytes[at] === 101 /* e */ ? this.#exponent(at) : 0;
    return PDFNumber.of(sign * Number(text) * 10 ** exponent);
  }

  #exponent(at: number): number {
    const { bytes } = this;
    let end = at + 1;
    if (bytes[end] === 43 || bytes[end] === 45) end++;
    const digits = end;
    while (isDigit(bytes[end])) end++;
    if (end === digits) return 0;
    this.at = end;
    return Number(ascii(bytes, at + 1, end));
  }

  #name(): PDFName {
    const { bytes } = this;
    const start = ++this.at;
    while (this.at < bytes.length && classes[bytes[this.at] as number] === regular) this.at++;
    return nameOf(bytes, start, this.at);
  }

  #literal(): PDFObject {
    const { bytes } = this;
    const start = ++this.at;
    let depth = 1;
    let isPlain = this.decrypt === undefined;
    for (; this.at < bytes.length; this.at++) {
      const code = bytes[this.at];
      if (code === 92 /* \ */) {
        isPlain = false;
        this.at++;
      } else if (code === 13 /* CR */) isPlain = false;
      else if (code === 40 /* ( */) depth++;
      else if (code === 41 /* ) */ && --depth === 0) break;
    }
    this.truncated ||= this.at >= bytes.length;
    const end = Math.min(this.at++, bytes.length);
    return isPlain
      ? PDFString.of(ascii(bytes, start, end))
      : this.#hexString(unescaped(bytes.subarray(start, end)));
  }

  #hexadecimal(): PDFHexString {
    const { bytes } = this;
    const start = ++this.at;
    while (this.at < bytes.length && bytes[this.at] !== 62) this.at++;
    this.truncated ||= this.at >= bytes.length;
    const digits = ascii(bytes, start, this.at).replace(/[^\da-f]/gi, '');
    this.at++;
    const even = digits.length % 2 === 0 ? digits : `${digits}0`;
    if (!this.decrypt) return PDFHexString.of(even);
    const plain = new Uint8Array(even.length / 2);
    for (let at = 0; at < plain.length; at++) plain[at] = Number.parseInt(even.slice(2 * at, 2 * at + 2), 16);
    return this.#hexString(plain);
  }

  #hexString(plain: Uint8Array): PDFHexString {
    return PDFHexString.of(hexOf(this.decrypt ? this.decrypt(plain) : plain));
  }
}

/** Words that end an object, whatever is open. */
const endings = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

function add(open: Open, value: PDFObject): void {
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
    for (let at = start; at < end; at += 4096) text += ascii(bytes, at, Math.min(end, at + 4096));
    return text;
  }
  return String.fromCharCode.apply(null, bytes.subarray(start, end) as unknown as number[]);
}

/** The name that these bytes spell, without the slash. */
export function nameOf(bytes: Uint8Array, start: number, end: number): PDFName {
  const text = ascii(bytes, start, end);
  if (!text.includes('#')) return PDFName.of(text);
  const plain = text.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return PDFName.of(plain.replaceAll('#', '#23'));
}

const escapes: Record<number, number> = { 110: 10, 114: 13, 116: 9, 98: 8, 102: 12 };

/** Bytes of a literal string (ISO 32000-2, 7.3.4.2). */
function unescaped(raw: Uint8Array): Uint8Array {
  const plain = new Uint8Array(raw.length);
  let length = 0;
  for (let at = 0; at < raw.length; at++) {
    let code = raw[at] as number;
    if (code === 13 /* CR */) {
      if (raw[at + 1] === 10 /* LF */) at++;
      code = 10;
    } else if (code === 92 /* \ */) {
      const next = raw[++at];
      if (next === undefined) break;
      if (next === 13 || next === 10) {
        if (next === 13 && raw[at + 1] === 10) at++;
        continue;
      }
      if (next >= 48 /* 0 */ && next <= 55 /* 7 */) {
        let value = next - 48;
        for (let digits = 1; digits < 3; digits++) {
          const digit = raw[at + 1];
          if (digit === undefined || digit < 48 || digit > 55) break;
          value = value * 8 + digit - 48;
          at++;
        }
        code = value & 255;
      } else code = escapes[next] ?? next;
    }
    plain[length++] = code;
  }
  return plain.subarray(0, length);
}
