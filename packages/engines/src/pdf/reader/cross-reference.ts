import { type PDFArray, type PDFContext, PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { getArray, getNumber } from '../assemble/objects';
import { find, indirectAt, isWord } from './indirect';
import { contentOf, isStreamOf } from './streams';
import { ascii, Syntax } from './syntax';

/** Where an object is: at a position of the file, or in an object stream; or free. */
export type Entry = { at: number; generation: number } | { stream: number; index: number } | 'free';

export type CrossReference = {
  entries: Map<number, Entry>;
  trailer: PDFDict;
  /** Position of the newest section, and whether it is a table or a stream. */
  start: number;
  isTable: boolean;
};

/** Position of the header, from which positions count; 0 without one. */
export function headerAt(bytes: Uint8Array): number {
  const at = find(bytes.subarray(0, 1028), '%PDF-', 0);
  return Math.max(0, at);
}

/**
 * Reads the cross-reference tables and streams of a file, the newest first, with those of its updates and of
 * hybrid files (ISO 32000-2, 7.5.4 and 7.5.8).
 *
 * @throws if one of them is not where it should be
 */
export function crossReferenceOf(bytes: Uint8Array, context: PDFContext): CrossReference {
  const last = lastOf(bytes, 'startxref');
  if (last < 0) throw new Error('no startxref');
  const start = new Syntax(bytes, context, last + 9).integer();
  const base = headerAt(bytes);
  for (const shift of base > 0 ? [base, 0] : [0]) {
    try {
      return chain(bytes, context, start ?? -1, shift);
    } catch (error) {
      if (shift === 0) throw error;
    }
  }
  throw new Error('no cross-reference');
}

function lastOf(bytes: Uint8Array, word: string): number {
  const from = Math.max(0, bytes.length - 4096);
  for (let at = bytes.length - word.length; at >= from; at--) if (isWord(bytes, at, word)) return at;
  return -1;
}

function chain(bytes: Uint8Array, context: PDFContext, start: number, shift: number): CrossReference {
  const entries = new Map<number, Entry>();
  const add = (found: [number, Entry][], kind: 'free' | 'used' | 'all') => {
    for (const [number, entry] of found) {
      if (kind !== 'all' && (entry === 'free') !== (kind === 'free')) continue;
      if (!entries.has(number)) entries.set(number, entry);
    }
  };
  const seen = new Set<number>();
  let trailer: PDFDict | undefined;
  let isTable = false;
  for (let at: number | undefined = start; at !== undefined && !seen.has(at); ) {
    seen.add(at);
    const section = sectionAt(bytes, context, at + shift, shift);
    if (!trailer) ({ trailer, isTable } = section);
    const hybrid = section.isTable ? getNumber(section.trailer, 'XRefStm') : undefined;
    if (hybrid === undefined) add(section.entries, 'all');
    else {
      // What a hybrid file hides from old readers is free in the table, and used in the stream.
      add(section.entries, 'used');
      add(sectionAt(bytes, context, hybrid + shift, shift).entries, 'all');
      add(section.entries, 'free');
    }
    at = getNumber(section.trailer, 'Prev');
  }
  if (!trailer) throw new Error('no trailer');
  return { entries, trailer, start: start + shift, isTable };
}

type Section = { entries: [number, Entry][]; trailer: PDFDict; isTable: boolean };

function sectionAt(bytes: Uint8Array, context: PDFContext, at: number, shift: number): Section {
  const syntax = new Syntax(bytes, context, at);
  if (!(at >= 0) || at >= bytes.length) throw new Error('no cross-reference there');
  syntax.skip();
  return isWord(bytes, syntax.at, 'xref')
    ? tableAt(bytes, context, syntax.at + 4, shift)
    : streamAt(bytes, context, syntax.at, shift);
}

function tableAt(bytes: Uint8Array, context: PDFContext, at: number, shift: number): Section {
  const syntax = new Syntax(bytes, context, at);
  const entries: [number, Entry][] = [];
  for (let first = syntax.integer(); first !== undefined; first = syntax.integer()) {
    const count = syntax.integer();
    if (count === undefined) throw new Error('a table without a count');
    for (let index = 0; index < count; index++) {
      const [position, generation, kind] = [syntax.integer(), syntax.integer(), syntax.keyword()];
      if (position === undefined || generation === undefined || (kind !== 'n' && kind !== 'f'))
        throw new Error('no entry of a table');
      // Some programs count from 1 although their list begins with the head of the free ones.
      if (index === 0 && first === 1 && kind === 'f' && generation === 65_535) first = 0;
      const isFree = kind === 'f' || position === 0;
      entries.push([first + index, isFree ? 'free' : { at: position + shift, generation }]);
    }
  }
  if (syntax.keyword() !== 'trailer') throw new Error('a table without a trailer');
  const trailer = syntax.object();
  if (!(trailer instanceof PDFDict)) throw new Error('no trailer');
  return { entries, trailer, isTable: true };
}

function streamAt(bytes: Uint8Array, context: PDFContext, at: number, shift: number): Section {
  const stream = indirectAt({ bytes, context, lengthOf: () => undefined }, at)?.object;
  if (!isStreamOf(stream, 'XRef')) throw new Error('no cross-reference stream');
  const trailer = stream.dict;
  const numbers = (array: PDFArray | undefined) =>
    (array?.asArray() ?? []).map((item) => (item instanceof PDFNumber ? item.asNumber() : 0));
  const [one = 0, two = 0, three = 0] = numbers(getArray(trailer, 'W'));
  const index = numbers(getArray(trailer, 'Index'));
  const sections = index.length > 0 ? index : [0, getNumber(trailer, 'Size') ?? 0];
  const content = contentOf(stream);
  const entries: [number, Entry][] = [];
  let read = 0;
  const field = (width: number): number => {
    let value = 0;
    for (let count = 0; count < width; count++) value = value * 256 + (content[read++] ?? 0);
    return value;
  };
  if (one + two + three === 0) throw new Error('no widths');
  for (let pair = 0; pair + 1 < sections.length; pair += 2) {
    const [first = 0, count = 0] = sections.slice(pair);
    for (let number = first; number < first + count && read < content.length; number++) {
      const type = one === 0 ? 1 : field(one);
      const [second, third] = [field(two), field(three)];
      if (type === 1) entries.push([number, { at: second + shift, generation: third }]);
      else if (type === 2) entries.push([number, { stream: second, index: third }]);
      else if (type === 0) entries.push([number, 'free']);
    }
  }
  return { entries, trailer, isTable: false };
}

/** Positions of everything that begins like an object, and of trailers, in the order of the file. */
export function scan(bytes: Uint8Array): { objects: number[]; trailers: number[] } {
  const objects: number[] = [];
  const trailers: number[] = [];
  for (let at = bytes.indexOf(111); at >= 0; at = bytes.indexOf(111, at + 1)) {
    if (!isWord(bytes, at, 'obj')) continue;
    const before = /(?:^|[^\d])(\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*)$/.exec(
      ascii(bytes, Math.max(0, at - 40), at),
    )?.[1];
    if (before) objects.push(at - before.length);
  }
  for (let at = find(bytes, 'trailer', 0); at >= 0; at = find(bytes, 'trailer', at + 7))
    trailers.push(at + 7);
  return { objects, trailers };
}
