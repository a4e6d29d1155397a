import { PDFArray, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { withoutEntities } from '../../xml-entities';
import { markedEncoding, wideText, xmlText } from '../xml-text';

/** All dictionaries within an object, without following references. */
export function* dictsIn(object: PDFObject): Generator<PDFDict> {
  const dict = object instanceof PDFRawStream ? object.dict : object;
  if (dict instanceof PDFDict) {
    yield dict;
    for (const value of dict.values()) if (!(value instanceof PDFRef)) yield* dictsIn(value);
  } else if (dict instanceof PDFArray)
    for (const value of dict.asArray()) if (!(value instanceof PDFRef)) yield* dictsIn(value);
}

/** Text of bytes: in the UTF-16 or UTF-32 encoding of their byte order mark, invalid parts replaced; else UTF-8 or Latin-1. */
export function decoded(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes);
  if (encoding) return wideText(bytes, encoding, { fatal: false });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLatin1(bytes);
  }
}

/** Text of metadata, a script or an XFA form, which may be XML in UTF-16 or UTF-32 without a byte order mark. */
export const decodedText = (bytes: Uint8Array): string => xmlText(bytes) ?? decoded(bytes);

/** A text with its percent-encoding decoded (RFC 3986, 2.1). */
export function withoutPercents(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A script with the escape sequences of its strings decoded (ECMA-262, 12.9.4). */
const withoutBackslashes = (text: string): string =>
  text.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-3][0-7]{0,2}|[4-7][0-7]?))/gi,
    (sequence, byte, unit, point, octal) => {
      const code = octal ? Number.parseInt(octal, 8) : Number.parseInt(byte ?? unit ?? point, 16);
      return code < 0x110000 ? String.fromCodePoint(code) : sequence;
    },
  );

/** A text without its language escape sequences (ISO 32000-2, 7.9.2.2). */
const withoutLanguages = (text: string): string => text.replace(/\p{Cc}[a-z]{2,5}\p{Cc}/giu, '');

/** A text in UTF-16 or UTF-32 that was decoded byte by byte, without the zero bytes. */
const withoutZeros = (text: string): string => text.replaceAll('\0', '');

/** Rich text without its comments and inline elements, which may divide a word. */
const withoutInlineTags = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->|<\/?(?:a|b|big|em|font|i|s|small|span|strong|sub|sup|tt|u)\b[^<>]*>/gi, '');

const decoders = [
  withoutZeros,
  withoutEntities,
  withoutBackslashes,
  withoutPercents,
  withoutLanguages,
  withoutInlineTags,
];

/**
 * Other readings of a text, with the escapes of XML, scripts or addresses decoded: any text may be one of these, or several
 * in each other, such as a script in an XML file.
 */
export const decodedReadings = (text: string): string[] =>
  [...decoders, (nested: string) => decoders.reduce((read, decoder) => decoder(read), nested)]
    .map((read) => read(text))
    .filter((read) => read !== text);

/** XMP metadata without its page thumbnails (ISO 16684-1, 8.4: `xmp:Thumbnails`). */
export const withoutPictures = (text: string): string =>
  text
    .replace(/<(\w+:Thumbnails)\b[^>]*(?<!\/)>[\s\S]*?<\/\1\s*>/g, '')
    .replace(/<(\w+:image)\b[^>]*>[A-Za-z\d+/=\s&#;]*<\/\1\s*>/g, '')
    .replace(/\s\w+GImg:image\s*=\s*("[^"]*"|'[^']*')/g, '');
