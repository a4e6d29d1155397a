import { PDFArray, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';

/** All dictionaries of an object that is written in one piece. */
export function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    yield dict;
    for (const value of dict.values()) if (!(value instanceof PDFRef)) yield* dictsIn(value);
  } else if (dict instanceof PDFArray)
    for (const value of dict.asArray()) if (!(value instanceof PDFRef)) yield* dictsIn(value);
}

/** Text of bytes in UTF-16 or UTF-8, else one letter for each. */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}

/** A text with its percent escapes read, as in addresses (RFC 3986, 2.1). */
export function withoutPercents(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text of XML with its escapes read. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
    if (code !== undefined) return code < 0x110000 ? String.fromCodePoint(code) : all;
    return entities[name.toLowerCase()] ?? all;
  });
