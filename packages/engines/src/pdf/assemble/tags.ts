import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import {
  get,
  getArray,
  getDict,
  getName,
  getText,
  isText,
  items,
  kidsOf,
  pdfName,
  put,
  unlessEmpty,
} from './objects';
import type { Part } from './part';
import { TagNames } from './tag-names';
import { treeEntries, writeTree } from './trees';

const rewrittenKeyList = ['K', 'P', 'Ref', 'ID'];
/** Texts that replace or describe content; dropped for elements that lose a part of it. */
const replacementKeys = ['ActualText', 'Alt', 'E', 'T'];
const rewrittenKeys = new Set(rewrittenKeyList);
const keysOfPartialElements = new Set([...rewrittenKeyList, ...replacementKeys]);

/** Copy of an element or of its children; `lost` if a part of the content is not in the result. */
type Copied = { ref?: PDFRef; lost: boolean };
type Kids = { objects: PDFObject[]; lost: boolean };

/** Merges the structure trees of all parts (ISO 32000-1, 14.7), which screen readers rely on. */
export class Tags {
  readonly #kids: PDFObject[] = [];
  readonly #parents: [PDFObject, PDFObject][] = [];
  readonly #names = new TagNames();
  /** Copies of each part's elements, by the tags of their references in its file. */
  readonly #elements = new Map<Part, ReadonlyMap<string, PDFRef>>();
  #root: PDFRef | undefined;
  #nextKey = 0;

  /** Assigns the tag keys of a part. Must be called before its pages are copied, as they contain the keys. */
  assignKeys(part: Part): void {
    const root = getDict(part.catalog, 'StructTreeRoot');
    if (!root) return;
    part.structOffset = this.#nextKey;
    const keys = treeEntries(getDict(root, 'ParentTree'), 'Nums').map(([key]) => numberOf(key));
    part.structKeys = new Set(keys);
    this.#nextKey += keys.reduce((highest, key) => Math.max(highest, key), -1) + 1;
  }

  /** Must be called after a part's pages are copied; elements without content on any of them are dropped. */
  add(part: Part, language: string | undefined): void {
    const root = getDict(part.catalog, 'StructTreeRoot');
    if (!root) return;
    this.#root ??= part.target.nextRef();
    const renameNames = this.#names.addPart(part, root);
    const elements = new Map<string, PDFRef>();
    this.#elements.set(part, elements);
    const related: { copy: PDFDict; to: PDFObject[] }[] = [];
    const visited = new Set<PDFDict>();

    const copiedElement = (value: PDFObject, dict: PDFDict, parent: PDFRef, depth: number): Copied => {
      if (visited.has(dict) || depth > 500) return { lost: false };
      visited.add(dict);
      const ref = part.target.nextRef();
      const kids = copiedKids(dict, ref, depth);
      if (kids.objects.length === 0 && (kids.lost || !part.isWholeDocument)) return { lost: true };
      const copy = part.copier.dict(dict, kids.lost ? keysOfPartialElements : rewrittenKeys);
      put(copy, { P: parent });
      renameNames(copy, dict, ref);
      const to = items(getArray(dict, 'Ref'));
      if (to.length > 0) related.push({ copy, to });
      const [only, ...others] = kids.objects;
      put(copy, { K: others.length > 0 ? kids.objects : only });
      part.target.assign(ref, copy);
      if (value instanceof PDFRef) elements.set(value.tag, ref);
      return { ref, lost: kids.lost };
    };

    const copiedKids = (dict: PDFDict, ref: PDFRef, depth: number): Kids => {
      const page = part.copier.copyOf(dict.get(pdfName('Pg')));
      const kids: Kids = { objects: [], lost: false };
      for (const value of kidsOf(dict)) {
        const object = part.context.lookup(value);
        const inner = object instanceof PDFDict ? object : undefined;
        const type = getName(inner, 'Type');
        if (object instanceof PDFNumber || type === 'MCR' || type === 'OBJR') {
          const key = pdfName(type === 'OBJR' ? 'Obj' : 'Pg');
          const place = type === 'OBJR' || inner?.has(key) ? part.copier.copyOf(inner?.get(key)) : page;
          if (place) kids.objects.push(part.copier.copy(value));
          else kids.lost ||= !part.isWholeDocument;
        } else if (inner) {
          const kid = copiedElement(value, inner, ref, depth + 1);
          if (kid.ref) kids.objects.push(kid.ref);
          kids.lost ||= kid.lost;
        }
      }
      return kids;
    };

    for (const value of kidsOf(root)) {
      const object = part.context.lookup(value);
      const kid = object instanceof PDFDict ? copiedElement(value, object, this.#root, 0) : undefined;
      if (!kid?.ref) continue;
      this.#kids.push(kid.ref);
      const copy = part.target.lookup(kid.ref);
      // An empty language is an unknown one: that of another file must not apply (ISO 32000-2, 14.9.2.2).
      const partLanguage = getText(part.catalog, 'Lang') ?? '';
      if (copy instanceof PDFDict && partLanguage !== (language ?? '') && !copy.has(pdfName('Lang')))
        put(copy, { Lang: get(part.catalog, 'Lang') ?? PDFString.of('') });
    }
    for (const { copy, to } of related) {
      const copies = to.map((value) => (value instanceof PDFRef ? elements.get(value.tag) : undefined));
      put(copy, { Ref: unlessEmpty(copies.filter((ref) => ref !== undefined)) });
    }
    this.#addParents(part, root, elements);
    part.copier.finish();
  }

  /**
   * Sets the references of a part's links and bookmarks to tags. Must be called after its tags and bookmarks are copied; a
   * reference to an element that is not in the result is left out.
   */
  linkReferences(part: Part): void {
    const elements = this.#elements.get(part);
    const copyOf = (value: PDFObject | undefined) =>
      value instanceof PDFRef ? elements?.get(value.tag) : undefined;
    for (const { copy, original } of part.tagReferences) {
      put(copy, { SE: copyOf(original.get(pdfName('SE'))) });
      const destination = getArray(original, 'SD');
      const [element, ...view] = items(destination);
      // In another file, a string identifies the element.
      if (isText(element) && destination) put(copy, { SD: part.copier.copy(destination) });
      const place = copyOf(element);
      if (place) put(copy, { SD: [place, ...view.map((value) => part.copier.copy(value))] });
    }
    part.copier.finish();
  }

  /** Entry for the catalog; undefined without a tag. */
  write(target: PDFContext): PDFRef | undefined {
    if (!this.#root || this.#kids.length === 0) return undefined;
    const root = target.obj({
      Type: 'StructTreeRoot',
      K: this.#kids,
      ParentTreeNextKey: this.#nextKey,
      ParentTree: writeTree(target, 'Nums', this.#parents),
    });
    this.#names.write(target, root);
    target.assign(this.#root, root);
    return this.#root;
  }

  #addParents(part: Part, root: PDFDict, elements: Map<string, PDFRef>): void {
    const copyOf = (value: PDFObject) => (value instanceof PDFRef ? elements.get(value.tag) : undefined);
    const entries = treeEntries(getDict(root, 'ParentTree'), 'Nums');
    for (const [key, value] of entries.sort(([a], [b]) => numberOf(a) - numberOf(b))) {
      const number = PDFNumber.of(numberOf(key) + (part.structOffset ?? 0));
      const list = part.context.lookup(value);
      if (!(list instanceof PDFArray)) {
        const copy = copyOf(value);
        if (copy) this.#parents.push([number, copy]);
        continue;
      }
      const copies = items(list).map((item) => copyOf(item) ?? PDFNull);
      if (copies.some((copy) => copy !== PDFNull)) {
        this.#parents.push([number, part.target.register(part.target.obj(copies))]);
      }
    }
  }
}

const numberOf = (key: PDFObject): number => (key instanceof PDFNumber ? key.asNumber() : 0);
