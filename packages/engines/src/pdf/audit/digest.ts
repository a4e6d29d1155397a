import { Keyword, Lexer } from './lexer';
import { decodedStream } from './streams';
import {
  Dict,
  dictOf,
  entry,
  listAt,
  Name,
  nameAt,
  type Objects,
  Ref,
  Stream,
  Text,
  type Value,
} from './values';

/** Hash of bytes: two 32-bit hashes combined, so that collisions are improbable among millions of streams. */
export function hashOf(bytes: Uint8Array): string {
  let [one, other] = [0x9e3779b1 ^ bytes.length, 0x85ebca77];
  const wholeWords = bytes.length & ~3;
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const view = new Int32Array(aligned.buffer, aligned.byteOffset, wholeWords >> 2);
  for (let offset = 0; offset < view.length; offset += 1) {
    const word = view[offset] ?? 0;
    one = Math.imul(one ^ word, 0x9e3779b1);
    one ^= one >>> 15;
    other = Math.imul(other ^ word, 0xc2b2ae3d);
    other ^= other >>> 13;
  }
  for (let offset = wholeWords; offset < bytes.length; offset += 1) {
    one = Math.imul(one ^ (bytes[offset] ?? 0), 0x9e3779b1);
    other = Math.imul(other ^ (bytes[offset] ?? 0), 0xc2b2ae3d);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

const encoder = new TextEncoder();

/** The text itself, or its hash if it is long. */
export const shortKey = (text: string): string => (text.length > 48 ? hashOf(encoder.encode(text)) : text);

/**
 * Entries that refer to other places of the document, or that are private data of programs: they do not affect how an
 * object looks.
 */
const ignoredKeys: ReadonlySet<string> = new Set([
  'Parent',
  'P',
  'Length',
  'StructParent',
  'StructParents',
  'PieceInfo',
  'LastModified',
  'DL',
]);

const maxDepth = 200;

/** Resource categories (ISO 32000-2, 7.8.3). */
export const resourceKinds = [
  'XObject',
  'Font',
  'Pattern',
  'Properties',
  'Shading',
  'ColorSpace',
  'ExtGState',
];

/**
 * Hashes of objects with everything that they refer to. Equal hashes mean that readers see the same in both files,
 * whatever the object numbers and the order of keys.
 */
export class Digests {
  readonly #fullDigests = new Map<number, string>();
  readonly #usedDigests = new Map<number, string>();
  readonly #operands = new Map<Stream, Operands | undefined>();

  constructor(readonly objects: Objects) {}

  /**
   * @param usedResourcesOnly whether to include only the resources that content names: a copy may omit others
   * @param omittedKeys keys of the value to leave out
   */
  digestOf(
    value: Value | undefined,
    usedResourcesOnly = false,
    omittedKeys: ReadonlySet<string> = ignoredKeys,
    depth = 0,
  ): string {
    if (value === undefined || value === null) return 'null';
    if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
    if (value instanceof Name) return `/${value.text}`;
    if (value instanceof Text) return `(${shortKey(value.bytes)})`;
    if (value instanceof Ref) return this.#reference(value, usedResourcesOnly, depth);
    if (depth > maxDepth) return '…';
    if (Array.isArray(value))
      return shortKey(
        `[${value.map((item) => this.digestOf(item, usedResourcesOnly, ignoredKeys, depth + 1)).join(' ')}]`,
      );
    if (value instanceof Stream)
      return shortKey(
        `${this.#dict(value.dict, usedResourcesOnly, omittedKeys, depth, value)} ${hashOf(value.bytes)}`,
      );
    return this.#dict(value, usedResourcesOnly, omittedKeys, depth);
  }

  /** Digest of what content draws with these resources. */
  usedResourcesDigest(contents: Stream[], resources: Value, depth = 0): string {
    const names = this.namesOf(contents, resources);
    const dict = dictOf(this.objects.get(resources));
    const digests = resourceKinds.map((category) => {
      const all = dictOf(entry(this.objects, dict ?? null, category));
      const used = [...(all?.entries ?? [])].filter(([key]) => names.has(key)).sort(byKey);
      return used
        .map(([key, value]) => `${category} ${key} ${this.digestOf(value, true, ignoredKeys, depth + 1)}`)
        .join(' ');
    });
    return shortKey(digests.filter(Boolean).join(' '));
  }

  /** Names that content uses, including those in forms, patterns and glyphs without resources of their own. */
  namesOf(contents: Stream[], resources: Value): Set<string> {
    const names = new Set<string>();
    const waiting = [...contents];
    const visited = new Set<Stream>(waiting);
    for (let stream = waiting.pop(); stream; stream = waiting.pop()) {
      for (const name of this.operandsOf(stream)?.names ?? this.#allNames(resources)) {
        if (names.has(name)) continue;
        names.add(name);
        for (const inner of this.#streamsWithoutResources(resources, name)) {
          if (!visited.has(inner)) waiting.push(inner);
          visited.add(inner);
        }
      }
    }
    return names;
  }

  /** Content streams, and the forms, patterns and glyphs without resources of their own that they draw. */
  drawnWith(contents: Stream[], resources: Value): Stream[] {
    const contentStreams = new Set(contents);
    for (const stream of contentStreams)
      for (const name of this.operandsOf(stream)?.names ?? [])
        for (const inner of this.#streamsWithoutResources(resources, name)) contentStreams.add(inner);
    return [...contentStreams];
  }

  /** Names of all resources: unreadable content may use any of them. */
  #allNames(resources: Value): string[] {
    return resourceKinds.flatMap((category) => [
      ...(dictOf(entry(this.objects, resources, category))?.entries.keys() ?? []),
    ]);
  }

  /** Streams of a resource that draw with their parent's resources. */
  #streamsWithoutResources(resources: Value, name: string): Stream[] {
    const streams: Stream[] = [];
    for (const category of ['XObject', 'Pattern', 'Font']) {
      const object = entry(this.objects, entry(this.objects, resources, category), name);
      if (dictOf(object)?.entries.has('Resources')) continue;
      if (object instanceof Stream && isDrawing(this.objects, object)) streams.push(object);
      else if (object instanceof Dict && nameAt(this.objects, object, 'Subtype') === 'Type3')
        streams.push(...glyphsOf(this.objects, object));
    }
    return streams;
  }

  /** Operands of a content stream; undefined if it cannot be read. */
  operandsOf(stream: Stream): Operands | undefined {
    if (this.#operands.has(stream)) return this.#operands.get(stream);
    const content = decodedStream(this.objects, stream);
    const operands = content && operandsIn(content);
    this.#operands.set(stream, operands);
    return operands;
  }

  #reference(ref: Ref, usedResourcesOnly: boolean, depth: number): string {
    const memo = usedResourcesOnly ? this.#usedDigests : this.#fullDigests;
    const existing = memo.get(ref.number);
    if (existing !== undefined) return existing;
    // Where references form a circle, only the position at which it closes counts.
    memo.set(ref.number, '↻');
    const digest = shortKey(this.digestOf(this.objects.get(ref), usedResourcesOnly, ignoredKeys, depth + 1));
    memo.set(ref.number, digest);
    return digest;
  }

  #dict(
    dict: Dict,
    usedResourcesOnly: boolean,
    without: ReadonlySet<string>,
    depth: number,
    stream?: Stream,
  ): string {
    // A page to which an action leads is compared on its own: in the copy, its entries for the page tree differ.
    if (nameAt(this.objects, dict, 'Type') === 'Page' && dict.entries.has('Parent')) return '/Page';
    const ownStreams =
      usedResourcesOnly && dict.entries.has('Resources')
        ? streamsWithOwnResources(this.objects, dict, stream)
        : undefined;
    const parts: string[] = [];
    for (const [key, value] of [...dict.entries].sort(byKey)) {
      if (without.has(key) || ignoredKeys.has(key)) continue;
      const digest =
        ownStreams && key === 'Resources'
          ? this.usedResourcesDigest(ownStreams, dict.entries.get('Resources') ?? null, depth)
          : this.digestOf(value, usedResourcesOnly, ignoredKeys, depth + 1);
      // A null entry is equal to a missing one.
      if (digest !== 'null') parts.push(`/${key} ${digest}`);
    }
    return shortKey(`<<${parts.join(' ')}>>`);
  }
}

const byKey = ([one]: [string, Value], [other]: [string, Value]) => (one < other ? -1 : one > other ? 1 : 0);

const isDrawing = (objects: Objects, stream: Stream) =>
  nameAt(objects, stream, 'Subtype') === 'Form' || stream.dict.entries.has('PatternType');

const glyphsOf = (objects: Objects, font: Dict): Stream[] =>
  [...(dictOf(entry(objects, font, 'CharProcs'))?.entries.values() ?? [])]
    .map((glyph) => objects.get(glyph))
    .filter((glyph) => glyph instanceof Stream);

/** Streams that draw with an object's own resources; undefined for an object that draws nothing. */
export function streamsWithOwnResources(
  objects: Objects,
  dict: Dict,
  stream: Stream | undefined,
): Stream[] | undefined {
  if (stream) return [stream];
  return nameAt(objects, dict, 'Subtype') === 'Type3' ? glyphsOf(objects, dict) : undefined;
}

/** Content streams of a page. */
export function contentsOf(objects: Objects, page: Value): Stream[] {
  const contents = entry(objects, page, 'Contents');
  const list = Array.isArray(contents) ? listAt(objects, page, 'Contents') : [contents];
  return list.map((item) => objects.get(item)).filter((item) => item instanceof Stream);
}

/** What a content stream names and draws, and the codes that it shows, by font name. */
export type Operands = { names: Set<string>; drawn: Set<string>; shownCodes: Map<string, ShownCodes> };

/** Codes in shown text: single bytes, and pairs for fonts with two-byte codes. */
export type ShownCodes = { bytes: Set<number>; pairs: Set<number> };

/** Operators that show text (ISO 32000-2, 9.4.3). */
const textShowing = new Set(['Tj', 'TJ', "'", '"']);

/** Operands of a content stream, including those in inline images. */
function operandsIn(content: Uint8Array): Operands {
  const names = new Set<string>();
  const drawnNames = new Set<string>();
  const shownCodes = new Map<string, ShownCodes>();
  const lexer = new Lexer(content);
  const fonts: string[] = [];
  let font = '';
  let name = '';
  let texts: string[] = [];
  const add = (value: Value | Keyword): void => {
    if (value instanceof Name) {
      names.add(value.text);
      name = value.text;
    } else if (value instanceof Text) texts.push(value.bytes);
    else if (Array.isArray(value)) value.forEach(add);
    else if (value instanceof Dict) for (const item of value.entries.values()) add(item);
  };
  while (!lexer.isDone) {
    const token = lexer.next(false);
    if (!(token instanceof Keyword)) {
      add(token);
      continue;
    }
    if (token.text === 'Tf') font = name;
    else if (token.text === 'Do') drawnNames.add(name);
    else if (token.text === 'q') fonts.push(font);
    else if (token.text === 'Q') font = fonts.pop() ?? font;
    else if (textShowing.has(token.text)) addCodes(shownCodes, font, texts);
    else if (token.text === 'ID') lexer.pos = endOfInlineImage(content, lexer.pos);
    if (texts.length > 0) texts = [];
  }
  return { names, drawn: drawnNames, shownCodes };
}

function addCodes(shownCodes: Map<string, ShownCodes>, font: string, texts: string[]): void {
  const codes = shownCodes.get(font) ?? { bytes: new Set(), pairs: new Set() };
  shownCodes.set(font, codes);
  for (const text of texts)
    for (let offset = 0; offset < text.length; offset += 1) {
      const code = text.charCodeAt(offset);
      codes.bytes.add(code);
      if (offset % 2 === 0) codes.pairs.add(code * 256 + (text.charCodeAt(offset + 1) || 0));
    }
}

/** Position after an inline image, which ends with `EI` between white space, followed by text. */
function endOfInlineImage(content: Uint8Array, from: number): number {
  const isSpace = (index: number) =>
    index >= content.length || [0, 9, 10, 13, 32].includes(content[index] ?? 0);
  for (let offset = from + 1; offset + 1 < content.length; offset += 1) {
    if (content[offset] !== 69 || content[offset + 1] !== 73 || !isSpace(offset - 1) || !isSpace(offset + 2))
      continue;
    const following = content.subarray(offset + 2, offset + 12);
    if (following.every((code) => (code >= 32 && code < 127) || code === 10 || code === 13 || code === 9))
      return offset + 2;
  }
  return content.length;
}
