import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** Helpers to read PDF objects, tolerant of wrong types in broken files. */

export const pdfName = (text: string): PDFName => PDFName.of(text);

/** Value of a key, with references resolved. */
export const get = (dict: PDFDict | undefined, key: string): PDFObject | undefined =>
  dict?.lookup(pdfName(key));

export function getDict(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const value = get(dict, key);
  return value instanceof PDFDict ? value : undefined;
}

export function getArray(dict: PDFDict | undefined, key: string): PDFArray | undefined {
  const value = get(dict, key);
  return value instanceof PDFArray ? value : undefined;
}

export function getNumber(dict: PDFDict | undefined, key: string): number | undefined {
  const value = get(dict, key);
  return value instanceof PDFNumber ? value.asNumber() : undefined;
}

/** A name without its slash. */
export function getName(dict: PDFDict | undefined, key: string): string | undefined {
  const value = get(dict, key);
  return value instanceof PDFName ? value.decodeText() : undefined;
}

export function getText(dict: PDFDict | undefined, key: string): string | undefined {
  const value = get(dict, key);
  return isText(value) ? value.decodeText() : undefined;
}

export const isText = (value: unknown): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/** Destination of an action within its own file; undefined for any other action. */
export function destinationOf(action: PDFObject | undefined): PDFObject | undefined {
  return action instanceof PDFDict && getName(action, 'S') === 'GoTo' ? get(action, 'D') : undefined;
}

export const items = (array: PDFArray | undefined): PDFObject[] => array?.asArray() ?? [];

/** Dictionary of a dictionary, a stream, or a reference to either. */
export function dictOf(context: PDFContext, value: PDFObject | undefined): PDFDict | undefined {
  const object = context.lookup(value);
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

/** Comparison key of a name or string, made of its bytes. */
export const bytesKey = (value: PDFName | PDFString | PDFHexString): string =>
  Array.from(value.asBytes(), (byte) => String.fromCharCode(byte)).join('');

/** String of such a key. */
export const keyString = (key: string): PDFHexString =>
  PDFHexString.of(Array.from(key, (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join(''));

/** A free name: itself, or with the suffix _2, _3 …; it counts as taken afterwards. */
export function untaken(wanted: string, taken: Set<string>): string {
  let free = wanted;
  for (let count = 2; taken.has(free); count += 1) free = `${wanted}_${count}`;
  taken.add(free);
  return free;
}
