import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFNumber,
  type PDFObject,
  type PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { get, getDict, getName, getNumber, isText, pdfName } from '../assemble/objects';
import { yieldToEvents } from '../yield-to-events';
import { type CrossReference, crossReferenceOf, type Entry, scanForObjects } from './cross-reference';
import { decryptionOf } from './decryption';
import { indirectAt, type Source } from './indirect';
import { ObjectParser } from './object-parser';
import { contentOf, isStreamOfType } from './streams';
import './long-strings';

/**
 * Reads the objects of a PDF, decrypted, by its cross-reference like any reader. If that is broken, the file is
 * searched for objects, of which the last one of each number counts.
 *
 * @throws PasswordNeeded for a file that another password opens, or an Error if there is no object
 */
export async function readObjects(bytes: Uint8Array, password = ''): Promise<PDFContext> {
  return (await readByCrossReference(bytes, password)) ?? (await findObjects(bytes, password));
}

/** Number of objects read before other events get a turn. */
const objectsPerTurn = 128;

/** Reads objects by the cross-reference. @returns undefined if that does not lead to a page tree */
async function readByCrossReference(bytes: Uint8Array, password: string): Promise<PDFContext | undefined> {
  const context = PDFContext.create();
  let crossReference: CrossReference;
  try {
    crossReference = crossReferenceOf(bytes, context);
  } catch {
    return undefined;
  }
  const { entries, trailer } = crossReference;
  const offsetOf = ({ objectNumber }: PDFRef) => {
    const entry = entries.get(objectNumber);
    return entry && entry !== 'free' && 'offset' in entry ? entry.offset : undefined;
  };
  const source = sourceOf(bytes, context, offsetOf);
  adoptTrailer(context, trailer);
  const encryption = encryptionOf(source, trailer, offsetOf);
  source.decryption = encryption && decryptionOf(encryption, idOf(trailer), password);
  let brokenCount = 0;
  let readCount = 0;
  for (const [number, entry] of entries) {
    if (!readEntry(source, number, entry)) brokenCount += 1;
    readCount += 1;
    if (readCount % objectsPerTurn === 0) await yieldToEvents();
  }
  await readStreams(source, entries);
  if (brokenCount > 0) readMisplaced(source, entries);
  const root = context.lookup(context.trailerInfo.Root);
  return root instanceof PDFDict && getDict(root, 'Pages') ? context : undefined;
}

/** @returns whether the object is where its entry says */
function readEntry(source: Source, number: number, entry: Entry): boolean {
  if (entry === 'free' || !('offset' in entry) || number === 0) return true;
  if (entry.offset >= source.bytes.length) return false;
  const found = indirectAt(source, entry.offset);
  if (!found || found.ref.objectNumber !== number) return false;
  if (found.object) source.context.assign(PDFRef.of(number, entry.generation), found.object);
  return true;
}

/** Reads objects in object streams, as far as the entries place them there. */
async function readStreams(source: Source, entries: Map<number, Entry>): Promise<void> {
  const streamNumbers = new Set<number>();
  for (const entry of entries.values())
    if (entry !== 'free' && 'stream' in entry) streamNumbers.add(entry.stream);
  for (const number of streamNumbers) {
    const stream = source.context.lookup(PDFRef.of(number));
    if (!isStreamOfType(stream, 'ObjStm')) continue;
    unpack(source.context, stream, (object) => {
      const entry = entries.get(object);
      return entry !== undefined && entry !== 'free' && 'stream' in entry && entry.stream === number;
    });
    await yieldToEvents();
  }
  for (const number of streamNumbers) source.context.delete(PDFRef.of(number));
}

/** Reads objects that are not where their entries say, by searching the file. */
function readMisplaced(source: Source, entries: Map<number, Entry>): void {
  for (const offset of scanForObjects(source.bytes).objects) {
    const found = indirectAt(source, offset);
    const entry = found && entries.get(found.ref.objectNumber);
    if (!found?.object || !entry || entry === 'free' || !('offset' in entry)) continue;
    const isAtEntry = indirectAt(source, entry.offset)?.ref.objectNumber === found.ref.objectNumber;
    if (!isAtEntry) source.context.assign(found.ref, found.object);
  }
}

/** Reads objects by searching the whole file. */
async function findObjects(bytes: Uint8Array, password: string): Promise<PDFContext> {
  const context = PDFContext.create();
  const { objects, trailers } = scanForObjects(bytes);
  const places = new Map<string, number>();
  const source = sourceOf(bytes, context, (ref) => places.get(ref.tag));
  const order: number[] = [];
  let end = 0;
  const trailerDicts = trailers.map((index) => new ObjectParser(bytes, context, index).object());
  for (const offset of objects) {
    // What looks like an object within the data of a stream is not one.
    if (offset < end) continue;
    const found = indirectAt(source, offset);
    if (!found) continue;
    end = found.object ? found.end : end;
    places.set(found.ref.tag, offset);
    order.push(offset);
    if (order.length % objectsPerTurn === 0) await yieldToEvents();
    if (isStreamOfType(found.object, 'XRef')) trailerDicts.push(found.object.dict);
  }
  if (order.length === 0) throw new Error('no object');
  const validTrailers = trailerDicts.filter((dict) => dict instanceof PDFDict);
  const encryptedTrailer = validTrailers.findLast((dict) => dict.has(pdfName('Encrypt')));
  const encryption = encryptedTrailer && encryptionOf(source, encryptedTrailer, (ref) => places.get(ref.tag));
  source.decryption = encryption && decryptionOf(encryption, idOf(encryptedTrailer), password);
  for (const offset of order) {
    const found = indirectAt(source, offset);
    if (!found?.object) continue;
    context.assign(found.ref, found.object);
    if (isStreamOfType(found.object, 'ObjStm')) unpack(context, found.object, () => true);
    if (isStreamOfType(found.object, 'XRef') || isStreamOfType(found.object, 'ObjStm'))
      context.delete(found.ref);
  }
  for (const dict of validTrailers) adoptTrailer(context, dict);
  const trailer = validTrailers.findLast((dict) => isCatalog(context.lookup(dict.get(pdfName('Root')))));
  if (trailer) adoptTrailer(context, trailer);
  else {
    const catalogs = context.enumerateIndirectObjects().filter(([, object]) => isCatalog(object));
    const last = catalogs.at(-1)?.[0];
    if (last) context.trailerInfo.Root = last;
  }
  return context;
}

const isCatalog = (object: PDFObject | undefined): boolean =>
  object instanceof PDFDict && getName(object, 'Type') === 'Catalog';

function sourceOf(
  bytes: Uint8Array,
  context: PDFContext,
  offsetOf: (ref: PDFRef) => number | undefined,
): Source {
  return {
    bytes,
    context,
    lengthOf: (ref) => {
      const object = context.lookup(ref);
      const offset = object ? undefined : offsetOf(ref);
      const parser = offset === undefined ? undefined : new ObjectParser(bytes, context, offset);
      if (parser && parser.integer() === ref.objectNumber && parser.integer() !== undefined) {
        if (parser.keyword() === 'obj') return parser.integer();
      }
      return object instanceof PDFNumber ? object.asNumber() : undefined;
    },
  };
}

/** Takes over the entries of a trailer that lead to other objects. */
function adoptTrailer(context: PDFContext, trailer: PDFDict): void {
  const info = context.trailerInfo;
  for (const key of ['Root', 'Info', 'ID', 'Encrypt'] as const) {
    const value = trailer.get(pdfName(key));
    if (value) info[key] = value;
  }
}

/** The encryption dictionary, whose own strings are not encrypted. */
function encryptionOf(source: Source, trailer: PDFDict, offsetOf: (ref: PDFRef) => number | undefined) {
  const value = trailer.get(pdfName('Encrypt'));
  const offset = value instanceof PDFRef ? offsetOf(value) : undefined;
  const dict = offset === undefined ? value : indirectAt(source, offset)?.object;
  return dict instanceof PDFDict ? dict : undefined;
}

function idOf(trailer: PDFDict): Uint8Array {
  const ids = get(trailer, 'ID');
  const first = ids instanceof PDFArray && ids.size() > 0 ? ids.lookup(0) : undefined;
  return isText(first) ? first.asBytes() : new Uint8Array();
}

/** Reads the wanted objects of an object stream (ISO 32000-2, 7.5.7). */
function unpack(context: PDFContext, stream: PDFRawStream, isWanted: (number: number) => boolean): void {
  const content = contentOf(stream);
  const first = getNumber(stream.dict, 'First') ?? 0;
  const head = new ObjectParser(content, context);
  for (let left = getNumber(stream.dict, 'N') ?? 0; left > 0; left--) {
    const [number, offset] = [head.integer(), head.integer()];
    if (number === undefined || offset === undefined) break;
    if (!isWanted(number) || number === 0) continue;
    const object = new ObjectParser(content, context, first + offset).object();
    if (object) context.assign(PDFRef.of(number), object);
  }
}
