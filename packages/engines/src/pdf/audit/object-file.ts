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
type Place = { offset: number; generation: number } | { within: number; index: number };

const mostReferences = 40;

/**
 * Objects of a file, found by its cross-reference (ISO 32000-2, 7.5) like in any reader or, if that is broken, by
 * searching for the last object of each number. Objects are parsed on demand.
 */
export class ObjectFile implements Objects {
  readonly trailer = new Dict();
  /** Whether the cross-reference was broken. */
  wasRebuilt = false;
  readonly #places = new Map<number, Place | undefined>();
  readonly #read = new Map<number, Value>();
  readonly #packed = new Map<number, { lexer: Lexer; offsets: number[] } | undefined>();
  #cipher: Cipher | undefined;
  readonly #start: number;

  /** @throws for a file without a page tree, or with an unsupported encryption */
  constructor(
    readonly bytes: Uint8Array,
    readonly password = '',
  ) {
    this.#start = Math.max(0, decodeLatin1(bytes.subarray(0, 1024)).indexOf('%PDF-'));
    if (!this.#followReferences()) this.#rebuild();
    // The catalog may be in an encrypted object stream.
    else this.#decrypt();
    if (!this.wasRebuilt && !this.#hasPages()) this.#rebuild();
    if (!this.#hasPages()) throw new Error('no page tree');
  }

  #decrypt(): void {
    const encryption = this.trailer.entries.get('Encrypt');
    this.#cipher = undefined;
    this.#cipher = cipherOf(this, this.password);
    this.#read.clear();
    this.#packed.clear();
    // The strings of the encryption dictionary are not encrypted.
    if (encryption instanceof Ref) this.#read.set(encryption.number, this.#at(encryption.number, false));
  }

  /** Numbers of all objects. */
  *numbers(): Iterable<number> {
    for (const [number, place] of this.#places) if (place) yield number;
  }

  isDeleted(number: number): boolean {
    return !this.wasRebuilt && this.#places.has(number);
  }

  get(value: Value | undefined): Value {
    let resolved = value ?? null;
    for (let steps = 0; resolved instanceof Ref && steps < mostReferences; steps += 1)
      resolved = this.#object(resolved);
    return resolved instanceof Ref ? null : resolved;
  }

  #object({ number }: Ref): Value {
    const existing = this.#read.get(number);
    if (existing !== undefined) return existing;
    this.#read.set(number, null);
    const value = this.#at(number, true);
    this.#read.set(number, value);
    return value;
  }

  #at(number: number, decrypt: boolean): Value {
    const place = this.#places.get(number);
    if (!place) return null;
    if ('within' in place) return this.#unpacked(place.within, place.index);
    return this.#stored(number, place, decrypt);
  }

  #stored(
    number: number,
    { offset, generation }: { offset: number; generation: number },
    decrypt: boolean,
  ): Value {
    const cipher = decrypt ? this.#cipher?.forObject(number, generation) : undefined;
    const lexer = new Lexer(this.bytes, offset, this.bytes.length, cipher?.text);
    const [first, , keyword] = [lexer.next(false), lexer.next(false), lexer.next(false)];
    if (first !== number || !(keyword instanceof Keyword) || !keyword.text.startsWith('obj')) return null;
    // `obj<<` is read as one word if no space follows the number: 1 0 obj5.
    const value = lexer.value();
    if (!(value instanceof Dict)) return value;
    const dictEnd = lexer.pos;
    const next = lexer.next(false);
    if (!(next instanceof Keyword) || next.text !== 'stream') {
      lexer.pos = dictEnd;
      return value;
    }
    const raw = this.#rawStream(value, lexer.pos);
    return new Stream(value, cipher ? cipher.stream(value, raw) : raw);
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

  #unpacked(number: number, index: number): Value {
    if (!this.#packed.has(number)) this.#packed.set(number, this.#unpack(number));
    const packed = this.#packed.get(number);
    const offset = packed?.offsets[index];
    if (!packed || offset === undefined) return null;
    packed.lexer.pos = offset;
    return packed.lexer.value();
  }

  #unpack(number: number): { lexer: Lexer; offsets: number[] } | undefined {
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

  #followReferences(): boolean {
    const tail = decodeLatin1(this.bytes.subarray(-2048));
    const offset = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail)?.[1];
    const waiting = offset === undefined ? [] : [Number(offset) + this.#start];
    const visited = new Set<number>();
    try {
      while (waiting.length > 0) {
        const offset = waiting.shift() ?? 0;
        if (visited.has(offset)) continue;
        visited.add(offset);
        const section = this.#section(offset);
        for (const [key, value] of section.entries)
          if (!this.trailer.entries.has(key)) this.trailer.entries.set(key, value);
        const next = section.entries.get('Prev');
        if (typeof next === 'number') waiting.push(next + this.#start);
      }
    } catch {
      return false;
    }
    return visited.size > 0 && this.#pointsAtObjects();
  }

  /** Whether the cross-reference points to the objects that it names. */
  #pointsAtObjects(): boolean {
    for (const [number, place] of this.#places) {
      if (!place || 'within' in place) continue;
      const lexer = new Lexer(this.bytes, place.offset);
      if (lexer.next(false) !== number) return false;
    }
    return true;
  }

  /** Reads one table or stream of the cross-reference; entries of later updates, already read, take precedence. */
  #section(position: number): Dict {
    const lexer = new Lexer(this.bytes, position);
    const first = lexer.next(false);
    if (!(first instanceof Keyword)) return this.#referenceStream(position);
    if (first.text !== 'xref') throw new Error('no cross-reference');
    const free: number[] = [];
    for (;;) {
      const start = lexer.next(false);
      if (start instanceof Keyword && start.text === 'trailer') break;
      const count = lexer.next(false);
      if (typeof start !== 'number' || typeof count !== 'number') throw new Error('no cross-reference');
      for (let index = 0; index < count; index += 1) {
        const [offset, generation, state] = [lexer.next(false), lexer.next(false), lexer.next(false)];
        if (!(state instanceof Keyword) || typeof offset !== 'number') throw new Error('no cross-reference');
        const place = { offset: offset + this.#start, generation: Number(generation) };
        if (state.text === 'n' && offset > 0) this.#note(start + index, place);
        else free.push(start + index);
      }
    }
    const trailer = lexer.value();
    if (!(trailer instanceof Dict)) throw new Error('no trailer');
    // Objects of this stream are marked free in the table, which hides them from old readers (ISO 32000-2, 7.5.8.4).
    const stream = trailer.entries.get('XRefStm');
    if (typeof stream === 'number') this.#referenceStream(stream + this.#start);
    for (const number of free) this.#note(number, undefined);
    return trailer;
  }

  #referenceStream(offset: number): Dict {
    const number = new Lexer(this.bytes, offset).next(false);
    const stream = typeof number === 'number' ? this.#stored(number, { offset, generation: 0 }, false) : null;
    const bytes = stream instanceof Stream ? decodedStream(this, stream) : undefined;
    if (!(stream instanceof Stream) || !bytes) throw new Error('no cross-reference');
    const widths = listAt(this, stream, 'W').map(Number);
    const [kindWidth = 0, firstWidth = 0, secondWidth = 0] = widths;
    const index = listAt(this, stream, 'Index').map(Number);
    const ranges = index.length > 0 ? index : [0, numberAt(this, stream, 'Size') ?? 0];
    let from = 0;
    const take = (width: number) => {
      let value = 0;
      for (let count = 0; count < width; count += 1) value = value * 256 + (bytes[from + count] ?? 0);
      from += width;
      return value;
    };
    for (let range = 0; range + 1 < ranges.length; range += 2) {
      for (let count = 0; count < (ranges[range + 1] ?? 0) && from < bytes.length; count += 1) {
        const entryType = kindWidth === 0 ? 1 : take(kindWidth);
        const [first, second] = [take(firstWidth), take(secondWidth)];
        const stored = { offset: first + this.#start, generation: second };
        const place =
          entryType === 1 ? stored : entryType === 2 ? { within: first, index: second } : undefined;
        this.#note((ranges[range] ?? 0) + count, place);
      }
    }
    return stream.dict;
  }

  #note(number: number, place: Place | undefined): void {
    if (!this.#places.has(number)) this.#places.set(number, place);
  }

  /** Finds objects by searching the file; of several with the same number, the last one counts. */
  #rebuild(): void {
    this.wasRebuilt = true;
    this.#places.clear();
    this.#read.clear();
    this.trailer.entries.clear();
    const text = decodeLatin1(this.bytes);
    const streams: number[] = [];
    for (const match of text.matchAll(/(?<![\d.])(\d{1,10})\s+(\d{1,5})\s+obj(?![a-z])|\btrailer\b/g)) {
      if (match[0] === 'trailer') {
        const trailer = new Lexer(this.bytes, match.index + 7).value();
        if (trailer instanceof Dict && trailer.entries.has('Root'))
          for (const [key, value] of trailer.entries) this.trailer.entries.set(key, value);
        continue;
      }
      const number = Number(match[1]);
      this.#places.set(number, { offset: match.index, generation: Number(match[2]) });
      const head = text.slice(match.index, match.index + 400);
      if (/\/Type\s*\/(ObjStm|XRef)/.test(head)) streams.push(number);
    }
    for (const number of streams) this.#readReferences(number);
    this.#decrypt();
    for (const number of streams) this.#unpackRebuilt(number);
    if (this.trailer.entries.has('Root')) return;
    for (const [number, place] of this.#places) {
      if (!place) continue;
      const type = dictOf(this.get(new Ref(number, 0)))?.entries.get('Type');
      if (type instanceof Name && type.text === 'Catalog')
        this.trailer.entries.set('Root', new Ref(number, 0));
    }
  }

  /** A cross-reference stream is also a trailer. */
  #readReferences(number: number): void {
    const dict = dictOf(this.#at(number, false));
    if (!dict || nameAt(this, dict, 'Type') !== 'XRef') return;
    for (const [key, value] of dict.entries)
      if (['Root', 'Info', 'Encrypt', 'ID'].includes(key)) this.trailer.entries.set(key, value);
  }

  #unpackRebuilt(number: number): void {
    const stream = this.get(new Ref(number, 0));
    if (!(stream instanceof Stream) || nameAt(this, stream, 'Type') !== 'ObjStm') return;
    const bytes = decodedStream(this, stream);
    if (!bytes) return;
    const lexer = new Lexer(bytes);
    for (let index = 0; index < (numberAt(this, stream, 'N') ?? 0); index += 1) {
      const inner = lexer.next(false);
      lexer.next(false);
      if (typeof inner === 'number' && !this.#places.has(inner))
        this.#places.set(inner, { within: number, index });
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
    let same = 1;
    while (same < codes.length && bytes[offset + same] === codes[same]) same += 1;
    if (same === codes.length) return offset;
  }
  return -1;
}
