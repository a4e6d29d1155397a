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
const perStep = 128;

/** Objects by the cross-reference; undefined if it does not lead to a page tree. */
async function readByCrossReference(bytes: Uint8Array, password: string): Promise<PDFContext | undefined> {
  const context = PDFContext.create();
  let list: CrossReference;
  try {
    list = crossReferenceOf(bytes, context);
  } catch {
    return undefined;
  }
  const { entries, trailer } = list;
  const place = ({ objectNumber }: PDFRef) => {
    const entry = entries.get(objectNumber);
    return entry && entry !== 'free' && 'offset' in entry ? entry.offset : undefined;
  };
  const source = sourceOf(bytes, context, place);
  settlePages(context, trailer);
  const encryption = encryptionOf(source, trailer, place);
  source.decryption = encryption && decryptionOf(encryption, idOf(trailer), password);
  let broken = 0;
  let count = 0;
  for (const [number, entry] of entries) {
    if (!readEntry(source, number, entry)) broken += 1;
    count += 1;
    if (count % perStep === 0) await yieldToEvents();
  }
  await readStreams(source, entries);
  if (broken > 0) fillFrom(source, entries);
  const root = context.lookup(context.trailerInfo.Root);
  return root instanceof PDFDict && getDict(root, 'Pages') ? context : undefined;
}

/** @returns whether the object is where its entry says */
function readEntry(source: Source, number: number, entry: Entry): boolean {
  if (entry === 'free' || !('offset' in entry) || number === 0) return true;
  if (entry.offset >= source.bytes.length) return false;
  const read = indirectAt(source, entry.offset);
  if (!read || read.ref.objectNumber !== number) return false;
  if (read.object) source.context.assign(PDFRef.of(number, entry.generation), read.object);
  return true;
}

/** Reads objects in object streams, as far as the entries place them there. */
async function readStreams(source: Source, entries: Map<number, Entry>): Promise<void> {
  const streams = new Set<number>();
  for (const entry of entries.values()) if (entry !== 'free' && 'stream' in entry) streams.add(entry.stream);
  for (const number of streams) {
    const stream = source.context.lookup(PDFRef.of(number));
    if (!isStreamOfType(stream, 'ObjStm')) continue;
    unpack(source.context, stream, (object) => {
      const entry = entries.get(object);
      return entry !== undefined && entry !== 'free' && 'stream' in entry && entry.stream === number;
    });
    await yieldToEvents();
  }
  for (const number of streams) source.context.delete(PDFRef.of(number));
}

/** Reads objects that are not where their entries say, by searching the file. */
function fillFrom(source: Source, entries: Map<number, Entry>): void {
  for (const offset of scanForObjects(source.bytes).objects) {
    const read = indirectAt(source, offset);
    const entry = read && entries.get(read.ref.objectNumber);
    if (!read?.object || !entry || entry === 'free' || !('offset' in entry)) continue;
    const isAtEntry = indirectAt(source, entry.offset)?.ref.objectNumber === read.ref.objectNumber;
    if (!isAtEntry) source.context.assign(read.ref, read.object);
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
  const dicts = trailers.map((index) => new ObjectParser(bytes, context, index).object());
  for (const offset of objects) {
    // What looks like an object within the data of a stream is not one.
    if (offset < end) continue;
    const read = indirectAt(source, offset);
    if (!read) continue;
    end = read.object ? read.end : end;
    places.set(read.ref.tag, offset);
    order.push(offset);
    if (order.length % perStep === 0) await yieldToEvents();
    if (isStreamOfType(read.object, 'XRef')) dicts.push(read.object.dict);
  }
  if (order.length === 0) throw new Error('no object');
  const dictionaries = dicts.filter((dict) => dict instanceof PDFDict);
  const encrypted = dictionaries.findLast((dict) => dict.has(pdfName('Encrypt')));
  const encryption = encrypted && encryptionOf(source, encrypted, (ref) => places.get(ref.tag));
  source.decryption = encryption && decryptionOf(encryption, idOf(encrypted), password);
  for (const offset of order) {
    const read = indirectAt(source, offset);
    if (!read?.object) continue;
    context.assign(read.ref, read.object);
    if (isStreamOfType(read.object, 'ObjStm')) unpack(context, read.object, () => true);
    if (isStreamOfType(read.object, 'XRef') || isStreamOfType(read.object, 'ObjStm'))
      context.delete(read.ref);
  }
  for (const dict of dictionaries) settlePages(context, dict);
  const trailer = dictionaries.findLast((dict) => isCatalog(context.lookup(dict.get(pdfName('Root')))));
  if (trailer) settlePages(context, trailer);
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
  place: (ref: PDFRef) => number | undefined,
): Source {
  return {
    bytes,
    context,
    lengthOf: (ref) => {
      const isRead = context.lookup(ref);
      const offset = isRead ? undefined : place(ref);
      const parser = offset === undefined ? undefined : new ObjectParser(bytes, context, offset);
      if (parser && parser.integer() === ref.objectNumber && parser.integer() !== undefined) {
        if (parser.keyword() === 'obj') return parser.integer();
      }
      return isRead instanceof PDFNumber ? isRead.asNumber() : undefined;
    },
  };
}

function settlePages(context: PDFContext, trailer: PDFDict): void {
  const info = context.trailerInfo;
  for (const key of ['Root', 'Info', 'ID', 'Encrypt'] as const) {
    const value = trailer.get(pdfName(key));
    if (value) info[key] = value;
  }
}

/** The encryption dictionary, whose own strings are not encrypted. */
function encryptionOf(source: Source, trailer: PDFDict, place: (ref: PDFRef) => number | undefined) {
  const value = trailer.get(pdfName('Encrypt'));
  const offset = value instanceof PDFRef ? place(value) : undefined;
  const dict = offset === undefined ? value : indirectAt(source, offset)?.object;
  return dict instanceof PDFDict ? dict : undefined;
}

function idOf(trailer: PDFDict): Uint8Array {
  const ids = get(trailer, 'ID');
  const first = ids instanceof PDFArray && ids.size() > 0 ? ids.lookup(0) : undefined;
  return isText(first) ? first.asBytes() : new Uint8Array();
}

/** Objects of an object stream (ISO 32000-2, 7.5.7). */
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
