import { actionDigest } from './action-digest';
import { contentsOf, Digests } from './digest';
import {
  Dict,
  decoded,
  dictAt,
  dictOf,
  entry,
  listAt,
  Name,
  nameAt,
  numberAt,
  type Objects,
  Ref,
  Text,
  textAt,
  type Value,
} from './values';

/**
 * Target of a link, bookmark or action: pages by their indexes (one object may occur several times), or something
 * else.
 */
export type Target = { pages: number[] } | { elsewhere: string };

/** A page in the page tree, with its inherited attributes. */
export type Page = { ref: number | undefined; dict: Dict; inherited: Map<string, Value> };

export type Bookmark = { dict: Dict; title: string; level: number; parentIndex: number; target?: Target };

/** Maximum nesting depth of fields. */
const maxFieldDepth = 200;

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Contents of a document, read from its objects on demand. */
export class Content {
  readonly catalog: Dict;
  readonly pages: Page[];
  readonly digests: Digests;
  readonly #indexesByRef = new Map<number, number[]>();
  #destinations: Map<string, Value> | undefined;
  #formFields: FormFields | undefined;

  constructor(readonly objects: Objects) {
    this.catalog = dictOf(objects.get(objects.trailer.entries.get('Root'))) ?? new Dict();
    this.digests = new Digests(objects);
    this.pages = pagesOf(objects, this.catalog);
    for (const [index, { ref }] of this.pages.entries()) {
      if (ref === undefined) continue;
      const existing = this.#indexesByRef.get(ref);
      if (existing) existing.push(index);
      else this.#indexesByRef.set(ref, [index]);
    }
  }

  /** Named destinations, by the bytes of their names (ISO 32000-2, 12.3.2.4). */
  get destinations(): Map<string, Value> {
    this.#destinations ??= new Map([
      ...this.#namedInCatalog,
      ...namesOf(
        this.objects,
        entry(this.objects, dictAt(this.objects, this.catalog, 'Names') ?? null, 'Dests'),
      ),
    ]);
    return this.#destinations;
  }

  get #namedInCatalog(): Map<string, Value> {
    return dictAt(this.objects, this.catalog, 'Dests')?.entries ?? new Map();
  }

  /** Destination for a name (in the catalog's dictionary) or a string (in the name tree). */
  #namedDestination(name: Name | Text): Value | undefined {
    if (name instanceof Text) return this.destinations.get(name.bytes);
    return this.#namedInCatalog.get(name.text) ?? this.destinations.get(name.text);
  }

  /** Indexes of the page at a reference, which may be in the page tree several times. */
  pagesAt(value: Value | undefined): number[] {
    return value instanceof Ref ? (this.#indexesByRef.get(value.number) ?? []) : [];
  }

  /** Pages of a destination; empty if it leads to no page of this document. */
  pagesOf(destination: Value | undefined, depth = 0): number[] {
    const object = this.objects.get(destination);
    if (depth > 10) return [];
    if (object instanceof Name || object instanceof Text)
      return this.pagesOf(this.#namedDestination(object), depth + 1);
    if (object instanceof Dict) return this.pagesOf(object.entries.get('D'), depth + 1);
    const page = Array.isArray(object) ? object[0] : undefined;
    if (page instanceof Ref) return this.pagesAt(page);
    return typeof page === 'number' && this.pages[page] ? [page] : [];
  }

  /** View of a destination: position and zoom. */
  viewOf(destination: Value | undefined, depth = 0): string {
    const object = this.objects.get(destination);
    if (depth > 10) return '';
    if (object instanceof Name || object instanceof Text)
      return this.viewOf(this.#namedDestination(object), depth + 1);
    if (object instanceof Dict) return this.viewOf(object.entries.get('D'), depth + 1);
    return Array.isArray(object) ? this.digests.digestOf(object.slice(1)) : '';
  }

  /** Target of a link or bookmark; undefined without one. */
  targetOf(dict: Dict): Target | undefined {
    const destination = this.objects.get(dict.entries.get('Dest'));
    if (destination !== null) return { pages: this.pagesOf(destination) };
    const action = dictAt(this.objects, dict, 'A');
    if (!action) return undefined;
    if (nameAt(this.objects, action, 'S') === 'GoTo') return { pages: this.pagesOf(action.entries.get('D')) };
    return { elsewhere: actionDigest(this.digests, action) };
  }

  /** Annotations of a page, in order. */
  annotationsOf({ dict }: Page): { ref: number | undefined; dict: Dict }[] {
    return listAt(this.objects, dict, 'Annots').flatMap((item) => {
      const annotation = dictOf(this.objects.get(item));
      return annotation ? [{ ref: item instanceof Ref ? item.number : undefined, dict: annotation }] : [];
    });
  }

  /** Bookmarks in display order, each with its level from 0 and the index of its parent in this list, or -1. */
  bookmarks(): Bookmark[] {
    const bookmarks: Bookmark[] = [];
    const visited = new Set<Dict>();
    const first = dictAt(this.objects, dictAt(this.objects, this.catalog, 'Outlines') ?? null, 'First');
    const waiting = first ? [{ dict: first, level: 0, parentIndex: -1 }] : [];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { dict, level, parentIndex } = next;
      if (visited.has(dict)) continue;
      visited.add(dict);
      const target = this.targetOf(dict);
      bookmarks.push({
        dict,
        title: textAt(this.objects, dict, 'Title') ?? '',
        level,
        parentIndex,
        ...(target && { target }),
      });
      const [sibling, child] = [dictAt(this.objects, dict, 'Next'), dictAt(this.objects, dict, 'First')];
      if (sibling) waiting.push({ dict: sibling, level, parentIndex });
      if (child) waiting.push({ dict: child, level: level + 1, parentIndex: bookmarks.length - 1 });
    }
    return bookmarks;
  }

  /** Value of a field's attribute, which may be inherited (ISO 32000-2, 12.7.4.1). */
  fieldAttribute(widget: Dict, key: string): Value {
    for (const node of this.#lineageOf(widget)) {
      const value = this.objects.get(node.entries.get(key));
      if (value !== null) return value;
    }
    return null;
  }

  /** The parent of a field or widget: its /Parent or, without that entry, the field whose /Kids lists it. */
  parentField(dict: Dict): Dict | undefined {
    return dictAt(this.objects, dict, 'Parent') ?? this.#form.parents.get(dict);
  }

  /** A widget or field, followed by the fields in which it lies. */
  *#lineageOf(widget: Dict): Generator<Dict> {
    let node: Dict | undefined = widget;
    for (let depth = 0; node && depth < maxFieldDepth; depth += 1) {
      yield node;
      node = this.parentField(node);
    }
  }

  get #form(): FormFields {
    this.#formFields ??= formFieldsOf(this.objects, this.catalog);
    return this.#formFields;
  }

  /** Whether the form of the document lists the field of a widget, or one that it lies in. */
  isInForm(widget: Dict): boolean {
    for (const node of this.#lineageOf(widget)) if (this.#form.fields.has(node)) return true;
    return false;
  }

  /** Types and values of fields that no page shows. */
  hiddenFields(): string[] {
    const shown = new Set(this.pages.flatMap((page) => this.annotationsOf(page).map(({ dict }) => dict)));
    const hidden: string[] = [];
    const visited = new Set<Dict>();
    const waiting = [...this.#form.fields];
    for (let field = waiting.pop(); field; field = waiting.pop()) {
      if (visited.has(field)) continue;
      visited.add(field);
      const kids = listAt(this.objects, field, 'Kids').flatMap((kid) => dictOf(this.objects.get(kid)) ?? []);
      const inner = kids.filter((kid) => kid.entries.has('T'));
      waiting.push(...inner);
      if (inner.length > 0 || [field, ...kids].some((dict) => shown.has(dict))) continue;
      const type = this.digests.digestOf(this.fieldAttribute(field, 'FT'));
      if (['/Tx', '/Btn', '/Ch'].includes(type))
        hidden.push(`${type} ${this.digests.digestOf(this.fieldAttribute(field, 'V'))}`);
    }
    return hidden;
  }

  /** Full name of a widget's field. */
  fieldName(widget: Dict): string {
    const names: string[] = [];
    for (const node of this.#lineageOf(widget)) {
      const name = textAt(this.objects, node, 'T');
      if (name !== undefined) names.unshift(name);
    }
    return names.join('.');
  }

  /** Attached files, with digests of their bytes. */
  attachments(): { name: string; bytes: string }[] {
    const tree = entry(this.objects, dictAt(this.objects, this.catalog, 'Names') ?? null, 'EmbeddedFiles');
    return [...namesOf(this.objects, tree)].map(([key, value]) => {
      const files = dictAt(this.objects, this.objects.get(value), 'EF') ?? null;
      const file = entry(this.objects, files, 'UF') ?? entry(this.objects, files, 'F');
      const name =
        textAt(this.objects, this.objects.get(value), 'UF') ??
        textAt(this.objects, this.objects.get(value), 'F');
      return {
        name: name ?? decoded(key),
        bytes: this.digests.digestOf(file ?? entry(this.objects, files, 'F')),
      };
    });
  }

  /** Label of each page: style, prefix, number; undefined without labels (ISO 32000-2, 12.4.2). */
  labels(): string[] | undefined {
    const tree = dictAt(this.objects, this.catalog, 'PageLabels');
    if (!tree) return undefined;
    const starts = new Map(numbersOf(this.objects, tree));
    if (starts.size === 0) return undefined;
    let [style, prefix, number] = ['D', '', 0];
    return this.pages.map((_, index) => {
      const start = dictOf(this.objects.get(starts.get(index)));
      if (start) {
        style = nameAt(this.objects, start, 'S') ?? '';
        prefix = textAt(this.objects, start, 'P') ?? '';
        number = numberAt(this.objects, start, 'St') ?? 1;
      } else number += 1;
      return `${style} ${prefix} ${style ? number : ''}`;
    });
  }

  /**
   * Digest of what a page draws, without annotations.
   * @param usedResourcesOnly whether to include only the resources that its content names
   */
  drawingDigest({ dict, inherited }: Page, usedResourcesOnly: boolean): string {
    const contents = contentsOf(this.objects, dict);
    const resources = inherited.get('Resources') ?? null;
    const hashes = contents.map((stream) => this.digests.digestOf(stream, usedResourcesOnly));
    const used = usedResourcesOnly
      ? this.digests.usedResourcesDigest(contents, resources)
      : this.digests.digestOf(resources);
    return `${hashes.join(' ')} ${used} ${this.digests.digestOf(dict.entries.get('Group'), usedResourcesOnly)}`;
  }

  /** Visible box of a page in its own units, rotation in degrees, and size of a unit (UserUnit) in points. */
  view({ dict, inherited }: Page): { box: number[]; rotate: number; unit: number } {
    const boxOf = (key: string) => {
      const box = this.objects.get(inherited.get(key));
      const numbers = Array.isArray(box) ? box.map((item) => Number(this.objects.get(item))) : [];
      return numbers.length >= 4 && numbers.every(Number.isFinite) ? numbers.slice(0, 4) : undefined;
    };
    const ownRotation = this.objects.get(inherited.get('Rotate'));
    const rotate =
      typeof ownRotation === 'number' && ownRotation % 90 === 0 ? ((ownRotation % 360) + 360) % 360 : 0;
    const box = boxOf('CropBox') ?? boxOf('MediaBox') ?? [0, 0, 612, 792];
    return { box, rotate, unit: numberAt(this.objects, dict, 'UserUnit') ?? 1 };
  }
}

/** `fields`: root fields of a form. `parents`: for a field without /Parent, the field whose /Kids lists it. */
type FormFields = { fields: Set<Dict>; parents: Map<Dict, Dict> };

function formFieldsOf(objects: Objects, catalog: Dict): FormFields {
  const roots = listAt(objects, dictAt(objects, catalog, 'AcroForm') ?? null, 'Fields').flatMap(
    (field) => dictOf(objects.get(field)) ?? [],
  );
  const fields = new Set(roots);
  const parents = new Map<Dict, Dict>();
  const visited = new Set<Dict>();
  const waiting = [...roots];
  for (let field = waiting.pop(); field; field = waiting.pop()) {
    if (visited.has(field)) continue;
    visited.add(field);
    for (const kid of listAt(objects, field, 'Kids')) {
      const dict = dictOf(objects.get(kid));
      if (!dict) continue;
      if (!dictAt(objects, dict, 'Parent') && !fields.has(dict)) parents.set(dict, field);
      waiting.push(dict);
    }
  }
  return { fields, parents };
}

function pagesOf(objects: Objects, catalog: Dict): Page[] {
  const pages: Page[] = [];
  type Node = { value: Value; inherited: Map<string, Value>; ancestors: Set<Dict> };
  const waiting: Node[] = [
    { value: catalog.entries.get('Pages') ?? null, inherited: new Map(), ancestors: new Set() },
  ];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const dict = dictOf(objects.get(node.value));
    if (!dict || node.ancestors.has(dict)) continue;
    const inherited = new Map(node.inherited);
    for (const key of inheritable) {
      const value = dict.entries.get(key);
      if (value !== undefined && value !== null) inherited.set(key, value);
    }
    const kids = entry(objects, dict, 'Kids');
    if (Array.isArray(kids)) {
      const ancestors = new Set(node.ancestors).add(dict);
      for (const value of kids.toReversed()) waiting.push({ value, inherited, ancestors });
    } else if (nameAt(objects, dict, 'Type') !== 'Pages') {
      pages.push({ ref: node.value instanceof Ref ? node.value.number : undefined, dict, inherited });
    }
  }
  return pages;
}

/** Entries of a name or number tree (ISO 32000-2, 7.9.6 and 7.9.7), with unresolved values. */
function* entriesOf(objects: Objects, tree: Value, key: 'Names' | 'Nums'): Iterable<[Value, Value]> {
  const waiting = [tree];
  const visited = new Set<Dict>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const node = dictOf(objects.get(next));
    if (!node || visited.has(node)) continue;
    visited.add(node);
    const pairs = listAt(objects, node, key);
    for (let offset = 0; offset + 1 < pairs.length; offset += 2)
      yield [objects.get(pairs[offset]), pairs[offset + 1] ?? null];
    waiting.push(...listAt(objects, node, 'Kids').toReversed());
  }
}

/** Entries of a name tree, by the bytes of their names. */
export function* namesOf(objects: Objects, tree: Value): Iterable<[string, Value]> {
  for (const [key, value] of entriesOf(objects, tree, 'Names'))
    if (key instanceof Text) yield [key.bytes, value];
}

/** Entries of a number tree, by their numbers. */
export function* numbersOf(objects: Objects, tree: Value): Iterable<[number, Value]> {
  for (const [key, value] of entriesOf(objects, tree, 'Nums'))
    if (typeof key === 'number') yield [key, value];
}
