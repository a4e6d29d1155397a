import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { yieldToEvents } from '../yield-to-events';

/**
 * Keys that are never copied: lengths, which are rewritten, and references into the structure tree, which is rebuilt.
 */
const neverCopied: ReadonlySet<string> = new Set(['Length', 'SD', 'SE']);

const noKeys: ReadonlySet<string> = new Set();

/** Number of objects that are copied before other events get a turn. */
const objectsPerTurn = 64;

/**
 * Copies objects of one document into another, each once, with everything they refer to. References to excluded
 * objects become null, so that omitted content is not copied.
 */
export class Copier {
  readonly #copies = new Map<string, PDFRef>();
  readonly #excluded = new Set<string>();
  readonly #queue: { ref: PDFRef; object: PDFObject }[] = [];

  constructor(
    readonly source: PDFContext,
    readonly target: PDFContext,
    /** Changes a copied dictionary before it is written. */
    readonly adjust: (copy: PDFDict, original: PDFDict) => void,
    /** Whether an object leads to omitted content, so that it becomes null. */
    readonly isDropped: (object: PDFObject) => boolean,
    /** Resources to copy instead of those of a form, pattern or font; undefined to copy all of them. */
    readonly resourcesOf: (owner: PDFDict | PDFRawStream) => PDFObject | undefined,
    /** Whether to copy private data of programs (page-piece dictionaries, ISO 32000-2, 14.5). */
    readonly programData = false,
  ) {}

  /** Registers a target object, which the caller writes itself, in the place of a source object: references lead to it. */
  registerCopy(ref: PDFRef, replacement: PDFRef): void {
    this.#copies.set(ref.tag, replacement);
  }

  /** Keeps an object from being copied with an object that refers to it. */
  exclude(ref: PDFRef | undefined): void {
    if (ref) this.#excluded.add(ref.tag);
  }

  isExcluded(ref: PDFRef): boolean {
    return this.#excluded.has(ref.tag);
  }

  /** Reference of an object's copy, if the object was already copied or registered. */
  copyOf(ref: PDFObject | undefined): PDFRef | undefined {
    return ref instanceof PDFRef ? this.#copies.get(ref.tag) : undefined;
  }

  /**
   * Copies an object with all arrays and dictionaries directly in it. The objects to which it refers are queued for
   * `finish`, as recursion along a chain of references could overflow the stack.
   */
  copy(object: PDFObject): PDFObject {
    if (object instanceof PDFRef) return this.#reference(object);
    if (object instanceof PDFArray) {
      return this.target.obj(object.asArray().map((item) => this.copy(item)));
    }
    if (object instanceof PDFStream) {
      if (!(object instanceof PDFRawStream)) throw new Error('a stream that was not read');
      return PDFRawStream.of(this.dict(object.dict, noKeys, object), object.contents);
    }
    if (!(object instanceof PDFDict)) return object;
    return this.isDropped(object) ? PDFNull : this.dict(object);
  }

  /**
   * Copies a dictionary and adjusts the copy.
   *
   * @param omittedKeys keys to leave out
   * @param owner the stream that has the dictionary; the dictionary itself by default
   */
  dict(original: PDFDict, omittedKeys = noKeys, owner: PDFDict | PDFRawStream = original): PDFDict {
    const copy = PDFDict.withContext(this.target);
    for (const [key, value] of original.entries()) {
      const name = key.decodeText();
      if (omittedKeys.has(name) || neverCopied.has(name) || (name === 'PieceInfo' && !this.programData))
        continue;
      const copied = (name === 'Resources' && this.resourcesOf(owner)) || this.copy(value);
      if (copied !== PDFNull) copy.set(key, copied);
    }
    this.adjust(copy, original);
    return copy;
  }

  /** Copies everything that the copies so far refer to. */
  finish(): void {
    while (this.#step());
  }

  /** Like `finish`, for many objects: other events get a turn in between. */
  async finishInSteps(): Promise<void> {
    for (let count = 1; this.#step(); count += 1) if (count % objectsPerTurn === 0) await yieldToEvents();
  }

  /** Copies one object of the queue. @returns false if the queue is empty */
  #step(): boolean {
    const next = this.#queue.pop();
    if (next) this.target.assign(next.ref, this.copy(next.object));
    return next !== undefined;
  }

  #reference(ref: PDFRef): PDFRef | typeof PDFNull {
    if (this.#excluded.has(ref.tag)) return PDFNull;
    const existing = this.#copies.get(ref.tag);
    if (existing) return existing;
    const object = this.source.lookup(ref);
    if (!object || this.isDropped(object)) return PDFNull;
    const copy = this.target.nextRef();
    this.#copies.set(ref.tag, copy);
    this.#queue.push({ ref: copy, object });
    return copy;
  }
}
