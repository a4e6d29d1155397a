import { type PDFArray, type PDFContext, PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { getArray, getNumber } from '../assemble/objects';
import { find, indirectAt, isWord } from './indirect';
import { ascii, ObjectParser } from './object-parser';
import { contentOf, isStreamOfType } from './streams';

/** Position of an object: in the file, or in an object stream; or marked as free. */
export type Entry = { offset: number; generation: number } | { stream: number; index: number } | 'free';

export type CrossReference = {
  entries: Map<number, Entry>;
  trailer: PDFDict;
  /** Position of the newest section, and whether it is a table or a stream. */
  start: number;
  isTable: boolean;
};

/** Position of the header, from which offsets in the file are counted; 0 without a header. */
export function headerOffset(bytes: Uint8Array): number {
  const offset = find(bytes.subarray(0, 1028), '%PDF-', 0);
  return Math.max(0, offset);
}

/**
 * Reads the cross-reference tables and streams of a file, newest first, including those of updates and of hybrid
 * files (ISO 32000-2, 7.5.4 and 7.5.8).
 *
 * @throws if a table or stream is not at its stated offset
 */
export function crossReferenceOf(bytes: Uint8Array, context: PDFContext): CrossReference {
  const last = lastIndexOfWord(bytes, 'startxref');
  if (last < 0) throw new Error('no startxref');
  const start = new ObjectParser(bytes, context, last + 9).integer();
  const base = headerOffset(bytes);
  for (const shift of base > 0 ? [base, 0] : [0]) {
    try {
      return readChain(bytes, context, start ?? -1, shift);
    } catch (error) {
      if (shift === 0) throw error;
    }
  }
  throw new Error('no cross-reference');
}

function lastIndexOfWord(bytes: Uint8Array, word: string): number {
  const from = Math.max(0, bytes.length - 4096);
  for (let offset = bytes.length - word.length; offset >= from; offset--)
    if (isWord(bytes, offset, word)) return offset;
  return -1;
}

/** Reads the section at `start` and the older ones that it leads to. `shift` is added to each offset in the file. */
function readChain(bytes: Uint8Array, context: PDFContext, start: number, shift: number): CrossReference {
  const entries = new Map<number, Entry>();
  const add = (section: [number, Entry][], kind: 'free' | 'used' | 'all') => {
    for (const [number, entry] of section) {
      if (kind !== 'all' && (entry === 'free') !== (kind === 'free')) continue;
      if (!entries.has(number)) entries.set(number, entry);
    }
  };
  const visited = new Set<number>();
  let trailer: PDFDict | undefined;
  let isTable = false;
  for (let offset: number | undefined = start; offset !== undefined && !visited.has(offset); ) {
    visited.add(offset);
    const section = sectionAt(bytes, context, offset + shift, shift);
    if (!trailer) ({ trailer, isTable } = section);
    const streamOffset = section.isTable ? getNumber(section.trailer, 'XRefStm') : undefined;
    if (streamOffset === undefined) add(section.entries, 'all');
    else {
      // In a hybrid file, objects hidden from old readers are free in the table and in use in the stream.
      add(section.entries, 'used');
      add(sectionAt(bytes, context, streamOffset + shift, shift).entries, 'all');
      add(section.entries, 'free');
    }
    offset = getNumber(section.trailer, 'Prev');
  }
  if (!trailer) throw new Error('no trailer');
  return { entries, trailer, start: start + shift, isTable };
}

type Section = { entries: [number, Entry][]; trailer: PDFDict; isTable: boolean };

function sectionAt(bytes: Uint8Array, context: PDFContext, offset: number, shift: number): Section {
  const parser = new ObjectParser(bytes, context, offset);
  if (!(offset >= 0) || offset >= bytes.length) throw new Error('no cross-reference there');
  parser.skip();
  return isWord(bytes, parser.pos, 'xref')
    ? tableAt(bytes, context, parser.pos + 4, shift)
    : streamAt(bytes, context, parser.pos, shift);
}

function tableAt(bytes: Uint8Array, context: PDFContext, offset: number, shift: number): Section {
  const parser = new ObjectParser(bytes, context, offset);
  const entries: [number, Entry][] = [];
  for (let first = parser.integer(); first !== undefined; first = parser.integer()) {
    const count = parser.integer();
    if (count === undefined) throw new Error('a table without a count');
    for (let index = 0; index < count; index++) {
      const [position, generation, kind] = [parser.integer(), parser.integer(), parser.keyword()];
      if (position === undefined || generation === undefined || (kind !== 'n' && kind !== 'f'))
        throw new Error('not an entry of a table');
      // Some programs number entries from 1 although their table starts with the head of the free list.
      if (index === 0 && first === 1 && kind === 'f' && generation === 65_535) first = 0;
      const isFree = kind === 'f' || position === 0;
      entries.push([first + index, isFree ? 'free' : { offset: position + shift, generation }]);
    }
  }
  if (parser.keyword() !== 'trailer') throw new Error('a table without a trailer');
  const trailer = parser.object();
  if (!(trailer instanceof PDFDict)) throw new Error('no trailer');
  return { entries, trailer, isTable: true };
}

function streamAt(bytes: Uint8Array, context: PDFContext, offset: number, shift: number): Section {
  const stream = indirectAt({ bytes, context, lengthOf: () => undefined }, offset)?.object;
  if (!isStreamOfType(stream, 'XRef')) throw new Error('no cross-reference stream');
  const trailer = stream.dict;
  const numbersIn = (array: PDFArray | undefined) =>
    (array?.asArray() ?? []).map((item) => (item instanceof PDFNumber ? item.asNumber() : 0));
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = numbersIn(getArray(trailer, 'W'));
  const index = numbersIn(getArray(trailer, 'Index'));
  const sections = index.length > 0 ? index : [0, getNumber(trailer, 'Size') ?? 0];
  const content = contentOf(stream);
  const entries: [number, Entry][] = [];
  let position = 0;
  const field = (width: number): number => {
    let value = 0;
    for (let count = 0; count < width; count++) value = value * 256 + (content[position++] ?? 0);
    return value;
  };
  if (typeWidth + secondWidth + thirdWidth === 0) throw new Error('no widths');
  for (let pair = 0; pair + 1 < sections.length; pair += 2) {
    const [first = 0, count = 0] = sections.slice(pair);
    for (let number = first; number < first + count && position < content.length; number++) {
      const type = typeWidth === 0 ? 1 : field(typeWidth);
      const [second, third] = [field(secondWidth), field(thirdWidth)];
      if (type === 1) entries.push([number, { offset: second + shift, generation: third }]);
      else if (type === 2) entries.push([number, { stream: second, index: third }]);
      else if (type === 0) entries.push([number, 'free']);
    }
  }
  return { entries, trailer, isTable: false };
}

/** Positions of everything that looks like the start of an object, and of trailers, in file order. */
export function scanForObjects(bytes: Uint8Array): { objects: number[]; trailers: number[] } {
  const objects: number[] = [];
  const trailers: number[] = [];
  for (let offset = bytes.indexOf(111); offset >= 0; offset = bytes.indexOf(111, offset + 1)) {
    if (!isWord(bytes, offset, 'obj')) continue;
    const numbersBefore = /(?:^|[^\d])(\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*)$/.exec(
      ascii(bytes, Math.max(0, offset - 40), offset),
    )?.[1];
    if (numbersBefore) objects.push(offset - numbersBefore.length);
  }
  for (let offset = find(bytes, 'trailer', 0); offset >= 0; offset = find(bytes, 'trailer', offset + 7))
    trailers.push(offset + 7);
  return { objects, trailers };
}
