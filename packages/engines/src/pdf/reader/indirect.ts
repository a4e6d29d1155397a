import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { pdfName } from '../assemble/objects';
import type { Decryption } from './decryption';
import { isWhitespace, ObjectParser } from './object-parser';

/** An indirect object; `end` is the offset after it. */
export type Indirect = { ref: PDFRef; object: PDFObject | undefined; end: number };

/** The file from which objects are read. */
export type Source = {
  bytes: Uint8Array;
  context: PDFContext;
  decryption?: Decryption | undefined;
  /** Value of an indirect integer, as stream lengths often are. */
  lengthOf(ref: PDFRef): number | undefined;
};

/**
 * Reads `12 0 obj … endobj` (ISO 32000-2, 7.3.10).
 *
 * @returns undefined if there is no object; `object` is undefined for one that is truncated, or that cannot be decrypted
 * without a password
 */
export function indirectAt(source: Source, offset: number): Indirect | undefined {
  const { bytes, context, decryption } = source;
  const head = new ObjectParser(bytes, context, offset);
  const [number, generation] = [head.integer(), head.integer()];
  if (!number || generation === undefined || generation > 65_535) return undefined;
  head.skip();
  if (!isWord(bytes, head.pos, 'obj')) return undefined;
  const ref = PDFRef.of(number, generation);
  const decrypt = decryption && ((text: Uint8Array) => decryption.string(text, number, generation));
  const body = new ObjectParser(bytes, context, head.pos + 3, decrypt);
  const object = body.object();
  if (body.truncated) return { ref, object: undefined, end: body.pos };
  const end = body.pos;
  if (!(object instanceof PDFDict)) return { ref, object, end };
  body.skip();
  if (!isWord(bytes, body.pos, 'stream')) return { ref, object, end };
  const data = dataAt(source, object, body.pos + 6);
  if (!data) return { ref, object: undefined, end: bytes.length };
  const raw = bytes.subarray(data.start, data.end);
  const decrypted = decryption ? decryption.stream(object, raw, number, generation) : raw;
  if (decryption && decrypted) removeCryptFilter(object);
  return { ref, object: decrypted && PDFRawStream.of(object, decrypted), end: data.end };
}

export const isWord = (bytes: Uint8Array, offset: number, word: string): boolean => {
  for (let index = 0; index < word.length; index++)
    if (bytes[offset + index] !== word.charCodeAt(index)) return false;
  return true;
};

/** Offsets of a stream's data: by `Length` if that is right, else up to `endstream` or `endobj`. */
function dataAt({ bytes, lengthOf }: Source, dict: PDFDict, dictEnd: number) {
  let start = dictEnd;
  // Spaces before the line end after `stream` are not part of the data.
  while (bytes[start] === 32) start++;
  if (bytes[start] !== 13 && bytes[start] !== 10) start = dictEnd;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  const value = dict.get(pdfName('Length'));
  const length =
    value instanceof PDFNumber ? value.asNumber() : value instanceof PDFRef ? lengthOf(value) : undefined;
  if (length !== undefined && length >= 0 && start + length <= bytes.length && isEnd(bytes, start + length))
    return { start, end: start + length };
  let end = find(bytes, 'endstream', start);
  if (end < 0) end = find(bytes, 'endobj', start);
  if (end < 0) return undefined;
  if (bytes[end - 1] === 10) end--;
  if (bytes[end - 1] === 13) end--;
  return { start, end: Math.max(start, end) };
}

function isEnd(bytes: Uint8Array, offset: number): boolean {
  let next = offset;
  while (next < offset + 8 && isWhitespace(bytes[next])) next++;
  return isWord(bytes, next, 'endstream') || isWord(bytes, next, 'endobj');
}

/** Offset of the next occurrence of a word, searched from an offset; -1 if there is none. */
export function find(bytes: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0);
  for (let offset = bytes.indexOf(first, from); offset >= 0; offset = bytes.indexOf(first, offset + 1))
    if (isWord(bytes, offset, word)) return offset;
  return -1;
}

/** Removes the Crypt filter from the dictionary of a decrypted stream. */
function removeCryptFilter(dict: PDFDict): void {
  const filter = dict.lookup(pdfName('Filter'));
  const first = filter instanceof PDFArray ? filter.lookup(0) : filter;
  if (first !== pdfName('Crypt')) return;
  for (const key of ['Filter', 'DecodeParms']) {
    const value = dict.lookup(pdfName(key));
    const rest = value instanceof PDFArray ? value.asArray().slice(1) : [];
    if (rest.length > 0) dict.set(pdfName(key), dict.context.obj(rest));
    else dict.delete(pdfName(key));
  }
}
