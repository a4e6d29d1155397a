import type { Content, Page } from './content';
import { contentsOf, resourceKinds, streamsWithOwnResources } from './digest';
import { isComplete } from './streams';
import {
  type Dict,
  dictAt,
  dictOf,
  entry,
  listAt,
  nameAt,
  type Objects,
  Ref,
  Stream,
  type Value,
} from './values';

/**
 * Types of missing content. `pictures` includes drawings; `colours` are colour spaces, patterns and transparency;
 * `notes` are annotations or their appearance.
 */
export type AbsentKind = 'fonts' | 'pictures' | 'colours' | 'content' | 'notes';

/** A resource that pages use but that the file lacks, or contains only in part. */
export type Absent = {
  kind: AbsentKind;
  /** Name by which content uses it, or name of the font; empty if it has none. */
  name: string;
  /** Numbers of the pages that use it, from 1. */
  pages: number[];
};

/** Entries whose objects a font or picture needs, if it has them (ISO 32000-2, tables 87, 109, 110, 115, 120, 122). */
const requiredParts = {
  fonts: [
    'FontDescriptor',
    'FontFile',
    'FontFile2',
    'FontFile3',
    'DescendantFonts',
    'ToUnicode',
    'Encoding',
    'Widths',
    'W',
    'CIDToGIDMap',
    'CharProcs',
  ],
  pictures: ['SMask', 'Mask', 'ColorSpace'],
};

/** Largest size, in bytes, of a stream that is decoded only to check whether it is complete. */
const maxSizeDecodedForCheck = 100_000;

/** Resource categories of colours. */
const colourResources = ['Pattern', 'Shading', 'ColorSpace', 'ExtGState'];

/**
 * Finds what pages refer to but the file lacks, and streams that cannot be decoded completely: fonts, pictures,
 * drawings, page content, annotations. A truncated file opens in every reader; only this check shows what is missing.
 *
 * @param pages indexes of the pages to check
 * @param isDamaged whether to decode all streams, which takes time; otherwise only small fonts and pictures
 */
export function absentFrom(
  content: Content,
  pages: Iterable<number>,
  isDamaged = content.objects.wasRebuilt,
): Absent[] {
  const absent = new Map<string, Absent>();
  const search = new Search(content, isDamaged);
  for (const index of new Set(pages)) {
    const page = content.pages[index];
    if (!page) continue;
    for (const { key, kind, name } of search.missingOn(page, index)) {
      const existing = absent.get(key) ?? { kind, name, pages: [] };
      absent.set(key, existing);
      if (existing.pages.at(-1) !== index + 1) existing.pages.push(index + 1);
    }
  }
  return [...absent.values()];
}

type Findings = { add: (kind: AbsentKind, name: string, value?: Value) => void; visited: Set<Dict> };

type Missing = { key: string; kind: AbsentKind; name: string };

class Search {
  readonly #objects: Objects;
  /** Caches of whether fonts, pictures and content, and resource dictionaries, are complete: many pages share them. */
  readonly #wholeObjects = new Map<Dict, boolean>();
  readonly #completeResources = new Map<Dict, boolean>();

  constructor(
    readonly content: Content,
    readonly isDamaged: boolean,
  ) {
    this.#objects = content.objects;
  }

  missingOn(page: Page, index: number): Missing[] {
    const missing: Missing[] = [];
    const addMissing = (kind: AbsentKind, name: string, value?: Value) => {
      const key = value instanceof Ref ? `object ${value.number}` : `${index} ${missing.length}`;
      missing.push({ key, kind, name });
    };
    const list = entry(this.#objects, page.dict, 'Contents');
    const contents = Array.isArray(list) ? list : [page.dict.entries.get('Contents') ?? null];
    for (const part of contents)
      if (part instanceof Ref && !this.#isWholeStream(part)) addMissing('content', '', part);
    const resources = page.inherited.get('Resources') ?? null;
    // Content is parsed, which takes time, only if some of its resources are missing.
    if (!this.#isComplete(resources))
      this.#checkResources(contentsOf(this.#objects, page.dict), resources, {
        add: addMissing,
        visited: new Set(),
      });
    for (const annotation of listAt(this.#objects, page.dict, 'Annots')) {
      const dict = dictOf(this.#objects.get(annotation));
      const isGone = annotation instanceof Ref && !dict && !this.#objects.isDeleted(annotation.number);
      if (isGone || (dict && this.#lacksAppearance(dict))) addMissing('notes', '', annotation);
    }
    return missing;
  }

  /** Whether an annotation refers to an appearance that is missing. */
  #lacksAppearance(annotation: Dict): boolean {
    const appearances = dictAt(this.#objects, annotation, 'AP');
    const normal = appearances?.entries.get('N');
    return normal instanceof Ref && this.#objects.get(normal) === null;
  }

  #checkResources(contents: Stream[], resources: Value, findings: Findings): void {
    const { digests } = this.content;
    const fonts = new Set<string>();
    const resourceNames = new Set<string>();
    for (const stream of digests.drawnWith(contents, resources)) {
      const operands = digests.operandsOf(stream);
      for (const name of operands?.shownCodes.keys() ?? []) if (name) fonts.add(name);
      for (const name of operands?.drawn ?? []) resourceNames.add(name);
    }
    const names = digests.namesOf(contents, resources);
    for (const category of colourResources) {
      for (const [name, value] of dictAt(this.#objects, resources, category)?.entries ?? [])
        if (names.has(name) && value instanceof Ref && this.#objects.get(value) === null)
          findings.add('colours', name, value);
    }
    for (const name of fonts) {
      const value = dictAt(this.#objects, resources, 'Font')?.entries.get(name) ?? null;
      const font = dictOf(this.#objects.get(value));
      if (!font || !this.#isWholeFont(font))
        findings.add('fonts', font ? (this.#fontName(font) ?? name) : name, value);
      if (font) this.#checkInside(font, undefined, findings);
    }
    for (const name of resourceNames) {
      const value = dictAt(this.#objects, resources, 'XObject')?.entries.get(name) ?? null;
      const object = this.#objects.get(value);
      if (!(object instanceof Stream) || !this.#isWholePicture(object)) findings.add('pictures', name, value);
      if (object instanceof Stream) this.#checkInside(object.dict, object, findings);
    }
  }

  /** Checks what a form or a glyph draws with its own resources. */
  #checkInside(dict: Dict, stream: Stream | undefined, findings: Findings): void {
    if (!dict.entries.has('Resources') || findings.visited.has(dict)) return;
    findings.visited.add(dict);
    const drawnStreams = streamsWithOwnResources(this.#objects, dict, stream);
    if (drawnStreams) this.#checkResources(drawnStreams, dict.entries.get('Resources') ?? null, findings);
  }

  /** Whether resources are complete at every level. */
  #isComplete(resources: Value): boolean {
    const dict = dictOf(this.#objects.get(resources));
    if (!dict) return !(resources instanceof Ref);
    const existing = this.#completeResources.get(dict);
    if (existing !== undefined) return existing;
    this.#completeResources.set(dict, true);
    const allComplete = resourceKinds.every((category) => {
      const list = dict.entries.get(category) ?? null;
      const entries = dictOf(this.#objects.get(list))?.entries;
      if (!entries) return !(list instanceof Ref);
      return [...entries.values()].every((value) => this.#isResourceComplete(category, value));
    });
    this.#completeResources.set(dict, allComplete);
    return allComplete;
  }

  #isResourceComplete(category: string, value: Value): boolean {
    const object = this.#objects.get(value);
    const dict = dictOf(object);
    if (category === 'Font' && !(dict && this.#isWholeFont(dict))) return false;
    if (category === 'XObject' && !(object instanceof Stream && this.#isWholePicture(object))) return false;
    if (value instanceof Ref && object === null) return false;
    return !dict?.entries.has('Resources') || this.#isComplete(dict.entries.get('Resources') ?? null);
  }

  #isWholeStream(value: Value): boolean {
    const stream = this.#objects.get(value);
    if (!(stream instanceof Stream)) return false;
    return !this.isDamaged || this.#cached(stream.dict, () => isComplete(this.#objects, stream));
  }

  #isDecodable(stream: Stream): boolean {
    return (
      (!this.isDamaged && stream.bytes.length > maxSizeDecodedForCheck) || isComplete(this.#objects, stream)
    );
  }

  #isWholeFont(font: Dict): boolean {
    return this.#cached(font, () => {
      const descendant = dictOf(this.#objects.get(listAt(this.#objects, font, 'DescendantFonts')[0] ?? null));
      if (font.entries.has('DescendantFonts') && !descendant) return false;
      const dicts = [font, descendant].flatMap((dict) =>
        dict ? [dict, dictAt(this.#objects, dict, 'FontDescriptor')] : [],
      );
      return dicts.every((dict) => !dict || this.#hasParts(dict, requiredParts.fonts));
    });
  }

  #isWholePicture(stream: Stream): boolean {
    return this.#cached(
      stream.dict,
      () => this.#isDecodable(stream) && this.#hasParts(stream.dict, requiredParts.pictures),
    );
  }

  #hasParts(dict: Dict, keys: string[]): boolean {
    return keys.every((key) => {
      const value = dict.entries.get(key);
      if (!(value instanceof Ref)) return true;
      const part = this.#objects.get(value);
      return part !== null && (!(part instanceof Stream) || this.#isDecodable(part));
    });
  }

  #fontName(font: Dict): string | undefined {
    return nameAt(this.#objects, font, 'BaseFont')?.replace(/^[A-Z]{6}\+/, '');
  }

  #cached(dict: Dict, work: () => boolean): boolean {
    const existing = this.#wholeObjects.get(dict);
    if (existing !== undefined) return existing;
    const result = work();
    this.#wholeObjects.set(dict, result);
    return result;
  }
}
