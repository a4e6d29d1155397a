import { decodeLatin1 } from '../../write/bytes';
import { type Cipher, cipherOf } from './cipher';
import { Keyword, Lexer } from './lexer';
import { decodedStream } from './streams';
import {
  Dict,
  dictOf,
  listAt,
  Name,
  nameAt,
  numberAt,
  type Objects,
  Ref,
  Stream,
  type Value,
} from './values';

/** Position of an object: a byte offset, or an index in an object stream. */
type Location = { offset: number; generation: number } | { objectStream: number; index: number };

/** Largest number of references that are followed in a row. */
const maxReferences = 40;

/**
 * Objects of a file, found by its cross-reference (ISO 32000-2, 7.5) like in any reader or, if that is broken, by
 * searching for the last object of each number. Objects are parsed on demand.
 */
export class ObjectFile implements Objects {
  readonly trailer = new Dict();
  /** Whether the cross-reference was broken. */
  wasRebuilt = false;
  readonly #locations = new Map<number, Location | undefined>();
  readonly #parsed = new Map<number, Value>();
  readonly #objectStreams = new Map<number, { lexer: Lexer; offsets: number[] } | undefined>();
  #cipher: Cipher | undefined;
  readonly #headerOffset: number;

  /** @throws for a file without a page tree, or with an unsupported encryption */
  constructor(
    readonly bytes: Uint8Array,
    readonly password = '',
  ) {
    this.#headerOffset = Math.max(0, decodeLatin1(bytes.subarray(0, 1024)).indexOf('%PDF-'));
    if (!this.#readCrossReference()) this.#rebuild();
    // The catalog may be in an encrypted object stream.
    else this.#decrypt();
    if (!this.wasRebuilt && !this.#hasPages()) this.#rebuild();
    if (!this.#hasPages()) throw new Error('no page tree');
  }

  #decrypt(): void {
    const encryption = this.trailer.entries.get('Encrypt');
    this.#cipher = undefined;
    this.#cipher = cipherOf(this, this.password);
    this.#parsed.clear();
    this.#objectStreams.clear();
    // The strings of the encryption dictionary are not encrypted.
    if (encryption instanceof Ref) this.#parsed.set(encryption.number, this.#parse(encryption.number, false));
  }

  /** Numbers of all objects. */
  *numbers(): Iterable<number> {
    for (const [number, location] of this.#locations) if (location) yield number;
  }

  /** A listed object without a value counts as deleted, in a file whose cross-reference is sound. */
  isDeleted(number: number): boolean {
    return !this.wasRebuilt && this.#locations.has(number);
  }

  get(value: Value | undefined): Value {
    let resolved = value ?? null;
    for (let steps = 0; resolved instanceof Ref && steps < maxReferences; steps += 1)
      resolved = this.#object(resolved);
    return resolved instanceof Ref ? null : resolved;
  }

  #object({ number }: Ref): Value {
    const existing = this.#parsed.get(number);
    if (existing !== undefined) return existing;
    this.#parsed.set(number, null);
    const value = this.#parse(number, true);
    this.#parsed.set(number, value);
    return value;
  }

  #parse(number: number, decrypt: boolean): Value {
    const location = this.#locations.get(number);
    if (!location) return null;
    if ('objectStream' in location) return this.#objectInStream(location.objectStream, location.index);
    return this.#objectAtOffset(number, location, decrypt);
  }

  #objectAtOffset(
    number: number,
    { offset, generation }: { offset: number; generation: number },
    decrypt: boolean,
  ): Value {
    const cipher = decrypt ? this.#cipher?.forObject(number, generation) : undefined;
    const lexer = new Lexer(this.bytes, offset, this.bytes.length, cipher?.decryptString);
    const [first, , keyword] = [lexer.next(false), lexer.next(false), lexer.next(false)];
    if (first !== number || !(keyword instanceof Keyword) || !keyword.text.startsWith('obj')) return null;
    // In `1 0 obj5`, which lacks a space, the keyword and the value are read as one word.
    const value = lexer.value();
    if (!(value instanceof Dict)) return value;
    const dictEnd = lexer.pos;
    const next = lexer.next(false);
    if (!(next instanceof Keyword) || next.text !== 'stream') {
      lexer.pos = dictEnd;
      return value;
    }
    const raw = this.#rawStream(value, lexer.pos);
    return new Stream(value, cipher ? cipher.decryptStream(value, raw) : raw);
  }

  /** Bytes of a stream by its length or, if that is wrong, up to the next `endstream`. */
  #rawStream(dict: Dict, dictEnd: number): Uint8Array {
    let start = dictEnd;
    if (this.bytes[start] === 13) start += 1;
    if (this.bytes[start] === 10) start += 1;
    const length = this.get(dict.entries.get('Length'));
    if (typeof length === 'number' && length >= 0 && start + length <= this.bytes.length) {
      const next = new Lexer(
        this.bytes,
        start + length,
        Math.min(this.bytes.length, start + length + 64),
      ).next(false);
      if (next instanceof Keyword && next.text.startsWith('end'))
        return this.bytes.subarray(start, start + length);
    }
    let end = find(this.bytes, 'endstream', start);
    if (end < 0) end = find(this.bytes, 'endobj', start);
    if (end < 0) end = this.bytes.length;
    else if (this.bytes[end - 1] === 10) end -= this.bytes[end - 2] === 13 ? 2 : 1;
    else if (this.bytes[end - 1] === 13) end -= 1;
    return this.bytes.subarray(start, Math.max(start, end));
  }

  #objectInStream(number: number, index: number): Value {
    if (!this.#objectStreams.has(number)) this.#objectStreams.set(number, this.#openObjectStream(number));
    const objectStream = this.#objectStreams.get(number);
    const offset = objectStream?.offsets[index];
    if (!objectStream || offset === undefined) return null;
    objectStream.lexer.pos = offset;
    return objectStream.lexer.value();
  }

  #openObjectStream(number: number): { lexer: Lexer; offsets: number[] } | undefined {
    const stream = this.get(new Ref(number, 0));
    const bytes = stream instanceof Stream ? decodedStream(this, stream) : undefined;
    if (!bytes) return undefined;
    const lexer = new Lexer(bytes);
    const first = numberAt(this, stream, 'First') ?? 0;
    const offsets: number[] = [];
    for (let count = numberAt(this, stream, 'N') ?? 0; count > 0 && lexer.pos < first; count -= 1) {
      lexer.next(false);
      offsets.push(first + Number(lexer.next(false)));
    }
    return { lexer, offsets };
  }

  #hasPages(): boolean {
    return (
      dictOf(this.get(dictOf(this.get(this.trailer.entries.get('Root')))?.entries.get('Pages'))) !== undefined
    );
  }

  #readCrossReference(): boolean {
    const tail = decodeLatin1(this.bytes.subarray(-2048));
    const offset = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail)?.[1];
    const queue = offset === undefined ? [] : [Number(offset) + this.#headerOffset];
    const visited = new Set<number>();
    try {
      while (queue.length > 0) {
        const offset = queue.shift() ?? 0;
        if (visited.has(offset)) continue;
        visited.add(offset);
        const section = this.#readSection(offset);
        for (const [key, value] of section.entries)
          if (!this.trailer.entries.has(key)) this.trailer.entries.set(key, value);
        const next = section.entries.get('Prev');
        if (typeof next === 'number') queue.push(next + this.#headerOffset);
      }
    } catch {
      return false;
    }
    return visited.size > 0 && this.#pointsToObjects();
  }

  /** Whether the cross-reference points to the objects that it names. */
  #pointsToObjects(): boolean {
    for (const [number, location] of this.#locations) {
      if (!location || 'objectStream' in location) continue;
      const lexer = new Lexer(this.bytes, location.offset);
      if (lexer.next(false) !== number) return false;
    }
    return true;
  }

  /** Reads one table or stream of the cross-reference; entries of later updates, already read, take precedence. */
  #readSection(position: number): Dict {
    const lexer = new Lexer(this.bytes, position);
    const first = lexer.next(false);
    if (!(first instanceof Keyword)) return this.#crossReferenceStream(position);
    if (first.text !== 'xref') throw new Error('no cross-reference');
    const freeNumbers: number[] = [];
    for (;;) {
      const start = lexer.next(false);
      if (start instanceof Keyword && start.text === 'trailer') break;
      const count = lexer.next(false);
      if (typeof start !== 'number' || typeof count !== 'number') throw new Error('no cross-reference');
      for (let index = 0; index < count; index += 1) {
        const [offset, generation, state] = [lexer.next(false), lexer.next(false), lexer.next(false)];
        if (!(state instanceof Keyword) || typeof offset !== 'number') throw new Error('no cross-reference');
        const location = { offset: offset + this.#headerOffset, generation: Number(generation) };
        if (state.text === 'n' && offset > 0) this.#addLocation(start + index, location);
        else freeNumbers.push(start + index);
      }
    }
    const trailer = lexer.value();
    if (!(trailer instanceof Dict)) throw new Error('no trailer');
    // Objects of this stream are marked free in the table, which hides them from old readers (ISO 32000-2, 7.5.8.4).
    const stream = trailer.entries.get('XRefStm');
    if (typeof stream === 'number') this.#crossReferenceStream(stream + this.#headerOffset);
    for (const number of freeNumbers) this.#addLocation(number, undefined);
    return trailer;
  }

  #crossReferenceStream(offset: number): Dict {
    const number = new Lexer(this.bytes, offset).next(false);
    const stream =
      typeof number === 'number' ? this.#objectAtOffset(number, { offset, generation: 0 }, false) : null;
    const bytes = stream instanceof Stream ? decodedStream(this, stream) : undefined;
    if (!(stream instanceof Stream) || !bytes) throw new Error('no cross-reference');
    const widths = listAt(this, stream, 'W').map(Number);
    const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
    const index = listAt(this, stream, 'Index').map(Number);
    const ranges = index.length > 0 ? index : [0, numberAt(this, stream, 'Size') ?? 0];
    const entrySize = kindWidth + firstWidth + secondWidth;
    const entryCount = ranges.reduce((sum, count, place) => (place % 2 === 1 ? sum + count : sum), 0);
    // Without the missing entries, older versions of their objects would count.
    if (entryCount * entrySize > bytes.length) throw new Error('cross-reference too short');
    let position = 0;
    const readField = (width: number) => {
      let value = 0;
      for (let count = 0; count < width; count += 1) value = value * 256 + (bytes[position + count] ?? 0);
      position += width;
      return value;
    };
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      for (let count = 0; count < (ranges[range + 1] ?? 0) && position < bytes.length; count += 1) {
        const entryType = kindWidth === 0 ? 1 : readField(kindWidth);
        const [first, second] = [readField(firstWidth), readField(secondWidth)];
        const stored = { offset: first + this.#headerOffset, generation: second };
        const location =
          entryType === 1 ? stored : entryType === 2 ? { objectStream: first, index: second } : undefined;
        this.#addLocation((ranges[range] ?? 0) + count, location);
      }
    }
    return stream.dict;
  }

  #addLocation(number: number, location: Location | undefined): void {
    if (!this.#locations.has(number)) this.#locations.set(number, location);
  }

  /** Finds objects by searching the file; of several with the same number, the last one counts. */
  #rebuild(): void {
    this.wasRebuilt = true;
    this.#locations.clear();
    this.#parsed.clear();
    this.trailer.entries.clear();
    const text = decodeLatin1(this.bytes);
    const streamNumbers: number[] = [];
    for (const match of text.matchAll(/(?<![\d.])(\d{1,10})\s+(\d{1,5})\s+obj(?![a-z])|\btrailer\b/g)) {
      if (match[0] === 'trailer') {
        const trailer = new Lexer(this.bytes, match.index + 7).value();
        if (trailer instanceof Dict && trailer.entries.has('Root'))
          for (const [key, value] of trailer.entries) this.trailer.entries.set(key, value);
        continue;
      }
      const number = Number(match[1]);
      this.#locations.set(number, { offset: match.index, generation: Number(match[2]) });
      const head = text.slice(match.index, match.index + 400);
      if (/\/Type\s*\/(ObjStm|XRef)/.test(head)) streamNumbers.push(number);
    }
    for (const number of streamNumbers) this.#readTrailerOf(number);
    this.#decrypt();
    for (const number of streamNumbers) this.#locateObjectsInStream(number);
    if (this.trailer.entries.has('Root')) return;
    for (const [number, location] of this.#locations) {
      if (!location) continue;
      const type = dictOf(this.get(new Ref(number, 0)))?.entries.get('Type');
      if (type instanceof Name && type.text === 'Catalog')
        this.trailer.entries.set('Root', new Ref(number, 0));
    }
  }

  /** A cross-reference stream is also a trailer. */
  #readTrailerOf(number: number): void {
    const dict = dictOf(this.#parse(number, false));
    if (!dict || nameAt(this, dict, 'Type') !== 'XRef') return;
    for (const [key, value] of dict.entries)
      if (['Root', 'Info', 'Encrypt', 'ID'].includes(key)) this.trailer.entries.set(key, value);
  }

  #locateObjectsInStream(number: number): void {
    const stream = this.get(new Ref(number, 0));
    if (!(stream instanceof Stream) || nameAt(this, stream, 'Type') !== 'ObjStm') return;
    const bytes = decodedStream(this, stream);
    if (!bytes) return;
    const lexer = new Lexer(bytes);
    for (let index = 0; index < (numberAt(this, stream, 'N') ?? 0); index += 1) {
      const inner = lexer.next(false);
      lexer.next(false);
      if (typeof inner === 'number' && !this.#locations.has(inner))
        this.#locations.set(inner, { objectStream: number, index });
    }
  }
}

function find(bytes: Uint8Array, word: string, from: number): number {
  const codes = Uint8Array.from(word, (letter) => letter.charCodeAt(0));
  for (
    let offset = bytes.indexOf(codes[0] ?? 0, from);
    offset >= 0;
    offset = bytes.indexOf(codes[0] ?? 0, offset + 1)
  ) {
    let matched = 1;
    while (matched < codes.length && bytes[offset + matched] === codes[matched]) matched += 1;
    if (matched === codes.length) return offset;
  }
  return -1;
}
