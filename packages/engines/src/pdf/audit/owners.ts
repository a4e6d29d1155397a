import { type Content, numbersOf } from './content';
import { contentsOf, hashOf, resourceKinds, shortKey, streamsWithOwnResources } from './digest';
import { bookmarkNodes, documentPartNodes, pagesOfNodes, type Tree, tagNodes } from './nodes';
import { appearancesOf } from './used-layers';
import {
  type Dict,
  decoded,
  dictAt,
  dictOf,
  entry,
  listAt,
  Name,
  nameAt,
  Ref,
  Stream,
  Text,
  type Value,
} from './values';

/** Owner of content that belongs to the document as a whole. */
export const wholeDocument = -1;

const keysOfStreams = new WeakMap<Stream, string>();

/** Key of a stream, from its stored bytes. */
export function streamKey(stream: Stream): string {
  const existing = keysOfStreams.get(stream) ?? `stream ${stream.bytes.length} ${hashOf(stream.bytes)}`;
  keysOfStreams.set(stream, existing);
  return existing;
}

export const textKey = (bytes: string): string => `text ${shortKey(bytes)}`;

/** Key of a resource name. */
export const nameKey = (name: string): string => `name ${name}`;

/** Content streams, and the resources with which they are drawn. */
type Drawing = { contents: Stream[]; resources: Value };

/** Actions that lead into another file (ISO 32000-2, 12.6.4.3 and 12.6.4.4). */
const otherFileActions = new Set(['GoToR', 'GoToE']);

/**
 * Types of actions and locks that name fields, with the key of the names (ISO 32000-2, 12.6.4.11, 12.7.6 and
 * 12.7.5.5).
 */
const fieldNameKeys = new Map([
  ['Hide', 'T'],
  ['SubmitForm', 'Fields'],
  ['ResetForm', 'Fields'],
  ['Include', 'Fields'],
  ['Exclude', 'Fields'],
]);

/**
 * Determines which pages of a document use each of its streams and strings. A page uses the resources that its
 * content names, even if pages share a larger list. A bookmark, named destination, field, tag, document part or label
 * belongs to the pages that it concerns; what else the catalog leads to, to the document as a whole. Resources that no
 * content names, XFA and the catalog's private data of programs, and objects to which nothing refers have no owner.
 */
export class Owners {
  /** Owners by the key of a stream or string: page indexes, or `wholeDocument`. */
  readonly byKey = new Map<string, number[]>();
  /** Streams by key. */
  readonly streams = new Map<string, Stream>();
  /** What each page draws, by page index. */
  readonly drawings: Drawing[][] = [];
  /** Objects that are visited separately, never through a reference. */
  readonly #visitedSeparately = new Set<Dict>();
  readonly #fieldNames = new Set<string>();

  constructor(readonly content: Content) {
    const trees = [bookmarkNodes(content), tagNodes(content), documentPartNodes(content)];
    this.#findSeparateObjects(trees);
    this.#walkPages();
    for (const tree of trees) this.#addTree(tree);
    this.#addDestinations();
    this.#addThreads();
    this.#addLabels();
    this.#walkDocument();
  }

  #findSeparateObjects(trees: Tree[]): void {
    const { objects, catalog, pages } = this.content;
    const add = (dict: Dict | undefined) => dict && this.#visitedSeparately.add(dict);
    add(catalog);
    for (const page of pages) {
      add(page.dict);
      for (const { dict } of this.content.annotationsOf(page)) {
        add(dict);
        for (const field of this.#ancestorFields(dict)) add(field);
        const name = this.content.fieldName(dict);
        if (name) this.#fieldNames.add(name);
      }
    }
    for (const tree of trees) for (const node of tree.nodes.keys()) add(node);
    for (const thread of listAt(objects, catalog, 'Threads')) {
      add(dictOf(objects.get(thread)));
      for (const bead of this.#beadsOf(thread)) add(bead);
    }
  }

  /** Ancestors of a widget, up to the root field. */
  #ancestorFields(widget: Dict): Dict[] {
    if (nameAt(this.content.objects, widget, 'Subtype') !== 'Widget') return [];
    const dicts: Dict[] = [];
    let node = this.content.parentField(widget);
    while (node && !dicts.includes(node) && dicts.length < 200) {
      dicts.push(node);
      node = this.content.parentField(node);
    }
    return dicts;
  }

  #addOwners(key: string, owners: Iterable<number>): void {
    const existing = this.byKey.get(key);
    if (!existing) this.byKey.set(key, [...owners]);
    else for (const owner of owners) if (existing.at(-1) !== owner) existing.push(owner);
  }

  /** Visits what pages draw, their annotations and fields. */
  #walkPages(): void {
    const { objects, catalog, digests, pages } = this.content;
    const form = dictAt(objects, catalog, 'AcroForm') ?? null;
    const defaultResources = entry(objects, form, 'DR');
    for (const [index, page] of pages.entries()) {
      const resources = page.inherited.get('Resources') ?? null;
      const annotations = this.content.annotationsOf(page).map(({ dict }) => dict);
      /** Appearances without resources are drawn with those of the page, or of the form. */
      const withoutResources: Stream[] = [];
      for (const annotation of annotations)
        for (const state of appearancesOf(this.content, annotation))
          if (!state.dict.entries.has('Resources')) withoutResources.push(state);
      const usedNames = digests.namesOf([...contentsOf(objects, page.dict), ...withoutResources], resources);
      this.#addDrawing(
        [index],
        [...contentsOf(objects, page.dict), ...withoutResources],
        resources,
        usedNames,
      );
      const startValues = this.#partsOf(page.dict, ['Resources', 'Annots', 'B', 'DPart']);
      startValues.push(
        ...this.#resources(resources, usedNames),
        ...this.#resources(defaultResources, this.#namesOf(withoutResources, defaultResources)),
      );
      for (const annotation of annotations) {
        startValues.push(...this.#partsOf(annotation));
        for (const field of this.#ancestorFields(annotation)) startValues.push(...this.#partsOf(field));
        const appearance = this.content.fieldAttribute(annotation, 'DA');
        if (appearance instanceof Text)
          startValues.push(...this.#fontsOf(appearance.bytes, defaultResources));
        const name = this.content.fieldName(annotation);
        if (name) this.#addOwners(textKey(name), [index]);
      }
      this.#walk(startValues, [index]);
    }
    const appearance = entry(objects, form, 'DA');
    if (appearance instanceof Text)
      this.#walk(this.#fontsOf(appearance.bytes, defaultResources), [wholeDocument]);
  }

  #addDrawing(pages: Iterable<number>, contents: Stream[], resources: Value, names: Set<string>): void {
    for (const name of names) this.#addOwners(nameKey(name), pages);
    for (const page of pages) {
      if (page < 0) continue;
      this.drawings[page] ??= [];
      this.drawings[page]?.push({ contents, resources });
    }
  }

  #namesOf(contents: Stream[], resources: Value): Set<string> {
    return contents.length === 0 ? new Set() : this.content.digests.namesOf(contents, resources);
  }

  /** Fonts named in the default appearance of a field. */
  #fontsOf(appearance: string, resources: Value): Value[] {
    const names = new Set(Array.from(appearance.matchAll(/\/([^\s/[\]()<>]+)/g), ([, name = '']) => name));
    return this.#resources(resources, names, ['Font']);
  }

  #resources(resources: Value, usedNames: Set<string>, kinds = resourceKinds): Value[] {
    const { objects } = this.content;
    return kinds.flatMap((category) => {
      const resourcesOfKind = dictAt(objects, objects.get(resources), category);
      return [...(resourcesOfKind?.entries ?? [])].flatMap(([name, value]) =>
        usedNames.has(name) ? [value] : [],
      );
    });
  }

  /**
   * Values that belong to a dictionary itself, without names of destinations and fields, which belong to their pages.
   */
  #partsOf(dict: Dict, omittedKeys: string[] = []): Value[] {
    const { objects, destinations } = this.content;
    const action = nameAt(objects, dict, 'S') ?? nameAt(objects, dict, 'Action') ?? '';
    const field = fieldNameKeys.get(action);
    return [...dict.entries].flatMap(([key, value]) => {
      if (key === 'Parent' || omittedKeys.includes(key)) return [];
      if (key === 'Kids' && this.#visitedSeparately.has(dict)) return [];
      // The name of a destination in another file may also be that of one in this file.
      const isOfOtherFile = key === 'D' && otherFileActions.has(action);
      if ((key === 'Dest' || key === 'D' || key === 'OpenAction') && !isOfOtherFile) {
        const object = objects.get(value);
        const name = object instanceof Text ? object.bytes : object instanceof Name ? object.text : undefined;
        if (name !== undefined && destinations.has(name)) return [];
      }
      if (key !== field) return [value];
      const list = objects.get(value);
      return (Array.isArray(list) ? list : [list]).filter((item) => {
        const name = objects.get(item);
        return !(name instanceof Text && this.#fieldNames.has(decoded(name.bytes)));
      });
    });
  }

  /** Assigns owners to everything that can be reached from these values. */
  #walk(values: Value[], owners: Iterable<number>, visited = new Set<Value>()): void {
    const { objects, digests } = this.content;
    const waiting = values;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const value = objects.get(next);
      if (value instanceof Text) this.#addOwners(textKey(value.bytes), owners);
      if (value === null || typeof value !== 'object' || value instanceof Text || value instanceof Name)
        continue;
      if (visited.has(value)) continue;
      visited.add(value);
      if (Array.isArray(value)) {
        for (const item of value) waiting.push(item);
        continue;
      }
      const dict = dictOf(value);
      if (!dict || value instanceof Ref || this.#isVisitedSeparately(dict)) continue;
      if (value instanceof Stream) {
        this.#addOwners(streamKey(value), owners);
        this.streams.set(streamKey(value), value);
      }
      const drawnStreams = dict.entries.has('Resources')
        ? streamsWithOwnResources(objects, dict, value instanceof Stream ? value : undefined)
        : undefined;
      const resources = dict.entries.get('Resources') ?? null;
      for (const part of this.#partsOf(dict)) if (!drawnStreams || part !== resources) waiting.push(part);
      if (!drawnStreams) continue;
      const names = digests.namesOf(drawnStreams, resources);
      this.#addDrawing(owners, drawnStreams, resources, names);
      waiting.push(...this.#resources(resources, names));
    }
  }

  #isVisitedSeparately(dict: Dict): boolean {
    return (
      this.#visitedSeparately.has(dict) ||
      ['Page', 'Pages', 'Catalog'].includes(nameAt(this.content.objects, dict, 'Type') ?? '')
    );
  }

  /** Visits what belongs to the document as a whole, not to pages. */
  #walkDocument(): void {
    const { objects, catalog } = this.content;
    const form = dictAt(objects, catalog, 'AcroForm');
    const names = dictAt(objects, catalog, 'Names');
    const separateKeys = [
      'Pages',
      'Outlines',
      'StructTreeRoot',
      'Dests',
      'Names',
      'Threads',
      'PageLabels',
      'DPartRoot',
      'AcroForm',
      'PieceInfo',
    ];
    const startValues = [
      ...this.#partsOf(catalog, separateKeys),
      ...(names ? this.#partsOf(names, ['Dests']) : []),
      ...(form ? this.#partsOf(form, ['Fields', 'DR', 'XFA']) : []),
      objects.trailer.entries.get('Info') ?? null,
    ];
    // Layers belong to the pages that use them.
    const layers = listAt(objects, entry(objects, catalog, 'OCProperties'), 'OCGs');
    this.#walk(startValues, [wholeDocument], new Set(layers.map((layer) => objects.get(layer))));
    const tags = dictAt(objects, catalog, 'StructTreeRoot');
    if (tags) this.#walk(this.#partsOf(tags, ['K', 'ParentTree', 'IDTree']), [wholeDocument]);
  }

  #addDestinations(): void {
    for (const [name, destination] of this.content.destinations) {
      const pages = this.content.pagesOf(destination);
      const owners = pages.length > 0 ? pages : [wholeDocument];
      this.#addOwners(textKey(name), owners);
      this.#walk([destination], owners);
    }
  }

  #addTree(tree: Tree): void {
    const owners = pagesOfNodes(tree);
    for (const dict of tree.nodes.keys())
      this.#walk(this.#partsOf(dict, tree.linkKeys), owners.get(dict) ?? [wholeDocument]);
  }

  #beadsOf(thread: Value): Dict[] {
    const { objects } = this.content;
    const dicts = new Set<Dict>();
    let bead = dictAt(objects, objects.get(thread), 'F');
    while (bead && !dicts.has(bead)) {
      dicts.add(bead);
      bead = dictAt(objects, bead, 'N');
    }
    return [...dicts];
  }

  #addThreads(): void {
    const { objects, catalog } = this.content;
    for (const thread of listAt(objects, catalog, 'Threads')) {
      const pages = this.#beadsOf(thread).flatMap((bead) => this.content.pagesAt(bead.entries.get('P')));
      const information = dictOf(objects.get(thread))?.entries.get('I') ?? null;
      this.#walk([information], pages.length > 0 ? pages : [wholeDocument]);
    }
  }

  #addLabels(): void {
    const { objects, catalog, pages } = this.content;
    const tree = dictAt(objects, catalog, 'PageLabels');
    const starts = [...(tree ? numbersOf(objects, tree) : [])].sort(([a], [b]) => a - b);
    for (const [index, [first, label]] of starts.entries()) {
      const prefix = entry(objects, label, 'P');
      const end = starts[index + 1]?.[0] ?? pages.length;
      if (!(prefix instanceof Text)) continue;
      for (let page = first; page < end; page += 1) this.#addOwners(textKey(prefix.bytes), [page]);
    }
  }
}
