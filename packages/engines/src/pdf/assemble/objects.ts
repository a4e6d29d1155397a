import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { decodeLatin1, encodeLatin1, equalBytes, hexOf } from '../../write/bytes';

/** Helpers to read PDF objects, tolerant of wrong types in broken files. */

export const pdfName = (text: string): PDFName => PDFName.of(text);

/** Value of a key, with references resolved. */
export const get = (dict: PDFDict | undefined, key: string): PDFObject | undefined =>
  dict?.lookup(pdfName(key));

/** Dictionary at the end of a path of keys. */
export function getDict(dict: PDFDict | undefined, ...path: string[]): PDFDict | undefined {
  return path.reduce<PDFDict | undefined>((above, key) => {
    const value = get(above, key);
    return value instanceof PDFDict ? value : undefined;
  }, dict);
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
  return isText(value) ? decodedString(value) : undefined;
}

/** Text of a string, which may be in UTF-8 after a byte order mark (ISO 32000-2, 7.9.2.2). */
export function decodedString(value: PDFString | PDFHexString): string {
  const bytes = value.asBytes();
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    ? new TextDecoder().decode(bytes)
    : value.decodeText();
}

export const isText = (value: unknown): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/** Destination of an action within its own file; undefined for any other action. */
export function destinationOf(action: PDFObject | undefined): PDFObject | undefined {
  return action instanceof PDFDict && getName(action, 'S') === 'GoTo' ? get(action, 'D') : undefined;
}

/** Sets entries of a dictionary, given as for `PDFContext.obj`; undefined values leave entries unchanged. */
export function put(dict: PDFDict, entries: Record<string, Value>): PDFDict {
  for (const [key, value] of dict.context.obj(entries).entries()) dict.set(key, value);
  return dict;
}

type Value = PDFObject | PDFObject[] | string | number | boolean | undefined;

/** The list, or undefined if it is empty, for dictionaries without empty lists. */
export const unlessEmpty = <Item>(list: Item[]): Item[] | undefined => (list.length > 0 ? list : undefined);

export const items = (array: PDFArray | undefined): PDFObject[] => array?.asArray() ?? [];

/** Numbers of an array; NaN for items that are not numbers. */
export const numbersOf = (array: PDFArray | undefined): number[] =>
  items(array).map((_, index) => Number(array?.lookup(index)?.toString()));

/** Children of an element of the structure tree, which may be a single one or a list. */
export function kidsOf(element: PDFDict): PDFObject[] {
  const list = getArray(element, 'K');
  if (list) return items(list);
  const kid = element.get(pdfName('K'));
  return kid ? [kid] : [];
}

/** Dictionary behind a dictionary, a stream, or a reference to either. */
export function dictOf(context: PDFContext, value: PDFObject | undefined): PDFDict | undefined {
  const object = context.lookup(value);
  if (object instanceof PDFStream) return object.dict;
  return object instanceof PDFDict ? object : undefined;
}

/** Form XObject by its name in resources (PDF 1.7, 8.10); undefined if it is none. */
export function formOf(resources: PDFDict | undefined, name: string): PDFRawStream | undefined {
  const form = get(getDict(resources, 'XObject'), name);
  return form instanceof PDFRawStream && getName(form.dict, 'Subtype') === 'Form' ? form : undefined;
}

/** Comparison key of a name or string, made of its bytes. */
export const bytesKey = (value: PDFName | PDFString | PDFHexString): string => decodeLatin1(value.asBytes());

/** The string that has this comparison key. */
export const keyString = (key: string): PDFHexString => PDFHexString.of(hexOf(encodeLatin1(key)));

/** An unused name: the preferred one, or with the suffix _2, _3 …; it is added to the used names. */
export function newName(preferred: string, usedNames: Set<string>): string {
  let freeName = preferred;
  for (let count = 2; usedNames.has(freeName); count += 1) freeName = `${preferred}_${count}`;
  usedNames.add(freeName);
  return freeName;
}

/** Depth beyond which objects are not compared; fonts and output intents are less deep. */
const maxDepth = 100;

/** Whether objects of two files are equal, including everything that they refer to. */
export function isDeepEqual(
  context: PDFContext,
  object: PDFObject | undefined,
  otherContext: PDFContext,
  otherObject: PDFObject | undefined,
): boolean {
  /** Pairs of objects that are being compared or already were: each is compared once, as references may be circular. */
  const compared = new Map<PDFObject, PDFObject>();
  const areEqual = (
    value: PDFObject | undefined,
    otherValue: PDFObject | undefined,
    depth: number,
  ): boolean => {
    const [own, other] = [context.lookup(value), otherContext.lookup(otherValue)];
    if (depth > maxDepth) return true;
    if (own && other && isContainer(own)) {
      if (compared.get(own) === other) return true;
      compared.set(own, other);
    }
    if (own instanceof PDFArray)
      return (
        other instanceof PDFArray &&
        own.size() === other.size() &&
        own.asArray().every((item, index) => areEqual(item, other.get(index), depth + 1))
      );
    if (own instanceof PDFRawStream)
      return (
        other instanceof PDFRawStream &&
        equalBytes(own.contents, other.contents) &&
        areEqual(own.dict, other.dict, depth + 1)
      );
    if (!(own instanceof PDFDict)) return `${own}` === `${other}`;
    if (!(other instanceof PDFDict)) return false;
    // The length of a copy is only set when it is written.
    const keys = (dict: PDFDict) => dict.keys().filter((key) => key !== pdfName('Length'));
    return (
      keys(own).length === keys(other).length &&
      keys(own).every((key) => other.has(key) && areEqual(own.get(key), other.get(key), depth + 1))
    );
  };
  return areEqual(object, otherObject, 0);
}

const isContainer = (object: PDFObject) =>
  object instanceof PDFArray || object instanceof PDFDict || object instanceof PDFRawStream;
