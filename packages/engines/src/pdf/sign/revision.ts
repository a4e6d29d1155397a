import { type PDFContext, PDFDict, PDFHexString, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { md5 } from '@noble/hashes/legacy.js';
import { encodeLatin1, hexOf, join } from '../../write/bytes';
import { getArray, getNumber, items, pdfName, put } from '../assemble/objects';
import { type CrossReference, crossReferenceOf, headerOffset } from '../reader/cross-reference';

/** What a revision of a file builds on: the trailer, and the place and kind of the cross-reference. */
export type RevisionBase = Pick<CrossReference, 'trailer' | 'start' | 'isTable'>;

/**
 * What a revision of a file can build on.
 *
 * @returns undefined if none can be appended: the cross-reference is broken, the file does not begin with its header, or
 *   it is encrypted
 */
export function revisionBaseOf(bytes: Uint8Array, context: PDFContext): RevisionBase | undefined {
  if (headerOffset(bytes) > 0) return undefined;
  try {
    const crossReference = crossReferenceOf(bytes, context);
    return crossReference.trailer.has(pdfName('Encrypt')) ? undefined : crossReference;
  } catch {
    return undefined;
  }
}

/** First object number that no revision of the file has used. */
export const nextObjectNumber = ({ trailer }: RevisionBase, context: PDFContext): number =>
  Math.max(getNumber(trailer, 'Size') ?? 0, context.largestObjectNumber + 1);

/**
 * A file with a revision appended: the bytes of the file, the objects, and a cross-reference of the kind that the file has
 * (ISO 32000-2, 7.5.6).
 *
 * @param changed new and changed objects
 */
export function withRevision(
  bytes: Uint8Array,
  context: PDFContext,
  { trailer, start, isTable }: RevisionBase,
  changed: ReadonlyMap<PDFRef, PDFObject>,
): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [new Uint8Array(bytes), encodeLatin1('\n')];
  let offset = bytes.length + 1;
  const entries = new Map<number, { offset: number; generation: number }>();
  const write = (ref: PDFRef, object: PDFObject) => {
    const body = new Uint8Array(object.sizeInBytes());
    object.copyBytesInto(body, 0);
    const objectBytes = join([
      encodeLatin1(`${ref.objectNumber} ${ref.generationNumber} obj\n`),
      body,
      encodeLatin1('\nendobj\n'),
    ]);
    entries.set(ref.objectNumber, { offset, generation: ref.generationNumber });
    parts.push(objectBytes);
    offset += objectBytes.length;
  };
  for (const [ref, object] of changed) write(ref, object);

  const streamRef = PDFRef.of(
    Math.max(getNumber(trailer, 'Size') ?? 0, ...[...entries.keys()].map((number) => number + 1)),
  );
  const trailerDict = trailerOf(
    context,
    trailer,
    { Size: streamRef.objectNumber + (isTable ? 0 : 1), Prev: start },
    parts,
  );
  const crossReferenceStart = offset;
  if (isTable) parts.push(encodeLatin1(`${tableOf(entries)}trailer\n${trailerDict}\n`));
  else {
    entries.set(streamRef.objectNumber, { offset: crossReferenceStart, generation: 0 });
    const groups = runsOf([...entries.keys()]);
    put(trailerDict, { Type: 'XRef', W: [1, 4, 2], Index: groups.flat() } as never);
    const rows = groups.flatMap(([first, count]) =>
      Array.from({ length: count }, (_, index) => rowOf(entries.get(first + index))),
    );
    write(
      streamRef,
      context.stream(
        join(rows),
        Object.fromEntries(trailerDict.entries().map(([key, value]) => [key.decodeText(), value])) as never,
      ),
    );
  }
  parts.push(encodeLatin1(`startxref\n${crossReferenceStart}\n%%EOF\n`));
  return join(parts);
}

/** Trailer of a revision: it repeats Root, Info and ID; the second part of ID changes with each revision (14.4). */
function trailerOf(
  context: PDFContext,
  trailer: PDFDict,
  entries: { Size: number; Prev: number },
  parts: readonly Uint8Array[],
): PDFDict {
  const newTrailer = PDFDict.withContext(context);
  for (const [key, value] of trailer.entries())
    if (['Root', 'Info', 'ID'].includes(key.decodeText())) newTrailer.set(key, value);
  const first = items(getArray(trailer, 'ID'))[0];
  if (first) {
    const hash = md5(join(parts.slice(1)));
    put(newTrailer, { ID: [first, PDFHexString.of(hexOf(hash))] });
  }
  return put(newTrailer, entries);
}

/** Runs of consecutive numbers: the first of each, and its length. */
function runsOf(numbers: number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of numbers.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === number) last[1] += 1;
    else runs.push([number, 1]);
  }
  return runs;
}

type CrossReferenceEntry = { offset: number; generation: number };

function tableOf(places: ReadonlyMap<number, CrossReferenceEntry>): string {
  const digits = (value: number, count: number) => String(value).padStart(count, '0');
  const sections = runsOf([...places.keys()]).map(([first, count]) => {
    const lines = Array.from({ length: count }, (_, index) => {
      const { offset, generation } = places.get(first + index) as CrossReferenceEntry;
      return `${digits(offset, 10)} ${digits(generation, 5)} n \n`;
    });
    return `${first} ${count}\n${lines.join('')}`;
  });
  return `xref\n${sections.join('')}`;
}

/** An entry of a cross-reference stream, with fields of 1, 4 and 2 bytes. */
function rowOf(place: CrossReferenceEntry | undefined): Uint8Array {
  const { offset, generation } = place as CrossReferenceEntry;
  const row = new DataView(new ArrayBuffer(7));
  row.setUint8(0, 1);
  row.setUint32(1, offset);
  row.setUint16(5, generation);
  return new Uint8Array(row.buffer);
}
