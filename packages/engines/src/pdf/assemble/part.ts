import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib';
import { Actions } from './actions';
import { Copier } from './copier';
import {
  bytesKey,
  dictOf,
  get,
  getArray,
  getDict,
  getName,
  isText,
  items,
  keyString,
  newName,
  pdfName,
  put,
} from './objects';
import { catalogOf, type PageObject, pageObjectsOf } from './page-objects';
import { usedOwnResources } from './resources';
import { treeEntries } from './trees';

/** A page to copy: its index in the file, from 0, and additional rotation. */
export type CopiedPage = { index: number; rotate?: number };

/** An annotation of a page that the result contains more than once: each copy of the page needs its own object. */
export type RepeatedAnnotation = { original: PDFRef; copy: PDFRef; page: PDFRef };

/** Pages of one file during the copy. */
export class Part {
  readonly catalog: PDFDict;
  readonly pageObjects: PageObject[];
  /** Copied pages, by index in the source, in the order of the piece. */
  readonly copiedPages: CopiedPage[];
  /** References of the copied pages in the result. */
  readonly places: PDFRef[];
  /** Whether all pages of the file are copied. */
  readonly isWholeDocument: boolean;
  readonly copier: Copier;
  readonly actions = new Actions(this);
  /** Widgets of pages that the result contains more than once. */
  readonly repeatedWidgets: RepeatedAnnotation[] = [];
  /** Indexes of each page object: imposition programs list one object several times. */
  readonly #indexesOfPage = new Map<string, number[]>();
  readonly #keptIndexes: Set<number>;
  /** New names of destinations in the dictionary whose names are also in the name tree. */
  readonly #renamedDictionaryNames = new Map<string, string>();
  /** Copied parts of each resource dictionary, by the used entries. */
  readonly #resources = new Map<PDFDict, Map<string, PDFObject>>();
  /** Named destinations, as arrays that start with a page. */
  readonly destinations: Map<string, PDFArray>;
  /** New names of destinations whose old names an earlier file uses. */
  readonly renamedDestinations = new Map<string, string>();
  /** Names in the result of the fields at the root of the form, by their names in the file. */
  readonly fieldNames = new Map<string, string>();
  /** Names in the file of the fields that have another name in the result. */
  readonly renamedFields: string[] = [];
  /** Copies of dictionaries that refer to a tag (`SD`, `SE`): `Tags.linkReferences` sets it once the tags are copied. */
  readonly tagReferences: { copy: PDFDict; original: PDFDict }[] = [];
  /** Named destinations that lead to a tag too (ISO 32000-2, 12.3.2.3), as dictionaries of the file. */
  readonly taggedDestinations = new Map<string, PDFDict>();
  /** Replacement for a destination name that leads to no page of the file. */
  nameForBrokenDestination: (key: string) => string = (key) => key;
  /** Offset added to the keys by which pages find their tags; undefined if the file has no tags. */
  structOffset: number | undefined;
  /** Tag keys that the file uses. Any other key plus the offset could be a key of the next file. */
  structKeys: ReadonlySet<number> = new Set();

  constructor(
    readonly context: PDFContext,
    readonly target: PDFContext,
    readonly name: string,
    copiedPages?: CopiedPage[],
    programData?: boolean,
  ) {
    this.catalog = catalogOf(context);
    const { pageObjects, nodes } = pageObjectsOf(context, this.catalog);
    this.pageObjects = pageObjects;
    this.copiedPages = copiedPages ?? pageObjects.map((_, index) => ({ index }));
    this.places = this.copiedPages.map(() => target.nextRef());
    this.#keptIndexes = new Set(this.copiedPages.map(({ index }) => index));
    this.isWholeDocument = pageObjects.every((_, index) => this.#keptIndexes.has(index));
    this.copier = new Copier(
      context,
      target,
      (copy, original) => this.#adjust(copy, original),
      (object) => object instanceof PDFDict && this.actions.isDropped(object),
      (owner) => (this.isWholeDocument ? undefined : this.usedResources(owner, usedOwnResources(owner))),
      programData && this.isWholeDocument,
    );
    for (const [index, { ref }] of pageObjects.entries())
      if (ref) this.#indexesOfPage.set(ref.tag, [...(this.#indexesOfPage.get(ref.tag) ?? []), index]);
    this.destinations = this.#readDestinations();
    const { Root: root } = context.trailerInfo;
    for (const node of root instanceof PDFRef ? [root, ...nodes] : nodes) this.copier.exclude(node);
    for (const key of ['Outlines', 'AcroForm', 'StructTreeRoot', 'Names', 'Dests']) {
      const ref = this.catalog.get(pdfName(key));
      if (ref instanceof PDFRef) this.copier.exclude(ref);
    }
    this.#placePages();
  }

  /** Assigns the name in the result to a field at the root of the form. */
  nameField(name: string, newName: string): void {
    this.fieldNames.set(name, newName);
    if (newName !== name) this.renamedFields.push(name);
  }

  /** Annotations of a page, unchanged. */
  annotations(index: number): PDFObject[] {
    return items(getArray(this.pageObjects[index]?.dict, 'Annots'));
  }

  /** Reference of a page in the result, by its index in the source; of its first copy, if it is copied twice. */
  placeOf(index: number): PDFRef | undefined {
    const position = this.copiedPages.findIndex((copiedPage) => copiedPage.index === index);
    return position < 0 ? undefined : this.places[position];
  }

  /** Index of a destination's page, preferably a copied one. @returns undefined if it is not a page of the file */
  pageOf(destination: PDFObject | undefined): number | undefined {
    const object = this.context.lookup(destination);
    if (object instanceof PDFName || isText(object))
      return this.pageOf(this.destinations.get(this.#destinationKey(object)));
    if (object instanceof PDFDict) return this.pageOf(object.get(pdfName('D')));
    const page = object instanceof PDFArray && object.size() > 0 ? object.get(0) : undefined;
    if (page instanceof PDFRef) {
      const indexes = this.#indexesOfPage.get(page.tag);
      return indexes?.find((index) => this.keepsPage(index)) ?? indexes?.[0];
    }
    if (page instanceof PDFNumber && this.pageObjects[page.asNumber()]) return page.asNumber();
    return undefined;
  }

  keepsPage(index: number): boolean {
    return this.#keptIndexes.has(index);
  }

  /** Whether a destination leads to a copied page. A destination without a page counts only if all pages are copied. */
  leadsToCopiedPage(destination: PDFObject | undefined): boolean {
    const page = this.pageOf(destination);
    return page === undefined ? this.isWholeDocument : this.keepsPage(page);
  }

  /** A go-to action of the result for a destination of this file; a destination's name is updated. */
  goTo(destination: PDFObject): PDFDict {
    return this.copier.dict(this.context.obj({ S: 'GoTo', D: destination }));
  }

  /**
   * Copies only the used part of an object's resources, so that resources of omitted pages are left out.
   *
   * @returns undefined to copy all resources
   */
  usedResources(owner: PDFObject | undefined, used: PDFDict | undefined): PDFObject | undefined {
    const dict = dictOf(this.context, owner);
    const resources = getDict(dict, 'Resources') ?? dict;
    if (!used || !resources) return undefined;
    const copies = this.#resources.get(resources) ?? new Map<string, PDFObject>();
    this.#resources.set(resources, copies);
    const key = used.toString();
    const copy = copies.get(key) ?? this.target.register(this.copier.dict(used));
    copies.set(key, copy);
    return copy;
  }

  #placePages(): void {
    const keptAnnotations = new Set<string>();
    for (const index of this.#keptIndexes) {
      const { ref } = this.pageObjects[index] ?? {};
      const place = this.placeOf(index);
      if (ref && place && !this.copier.copyOf(ref)) this.copier.registerCopy(ref, place);
      for (const annotation of this.annotations(index)) {
        if (annotation instanceof PDFRef) keptAnnotations.add(annotation.tag);
      }
    }
    for (const [index, { ref }] of this.pageObjects.entries()) {
      if (this.keepsPage(index)) continue;
      if (ref && !this.copier.copyOf(ref)) this.copier.exclude(ref);
      for (const annotation of this.annotations(index)) {
        if (annotation instanceof PDFRef && !keptAnnotations.has(annotation.tag))
          this.copier.exclude(annotation);
      }
    }
  }

  #readDestinations(): Map<string, PDFArray> {
    const destinations = new Map<string, PDFArray>();
    const add = (key: string, value: PDFObject | undefined) => {
      const object = this.context.lookup(value);
      const array = object instanceof PDFDict ? get(object, 'D') : object;
      if (!(array instanceof PDFArray)) return;
      destinations.set(key, array);
      if (object instanceof PDFDict && object.has(pdfName('SD'))) this.taggedDestinations.set(key, object);
    };
    for (const [key, value] of treeEntries(getDict(this.catalog, 'Names', 'Dests'), 'Names')) {
      if (isText(key)) add(bytesKey(key), value);
    }
    const usedNames = new Set(destinations.keys());
    for (const [key, value] of getDict(this.catalog, 'Dests')?.entries() ?? []) {
      const name = bytesKey(key);
      const freeName = newName(name, usedNames);
      if (freeName !== name) this.#renamedDictionaryNames.set(name, freeName);
      add(freeName, value);
    }
    return destinations;
  }

  /** Names refer to the catalog's dictionary, strings to the name tree (ISO 32000-2, 12.3.2.4). */
  #destinationKey(name: PDFName | PDFString | PDFHexString): string {
    const key = bytesKey(name);
    return (name instanceof PDFName && this.#renamedDictionaryNames.get(key)) || key;
  }

  /**
   * Renumbers tags and renames destinations, because the result contains the tags and destinations of several
   * files; removes omitted parts of actions.
   */
  #adjust(copy: PDFDict, original: PDFDict): void {
    this.actions.adjust(copy, original);
    if (['SD', 'SE'].some((key) => original.has(pdfName(key)))) this.tagReferences.push({ copy, original });
    for (const key of ['StructParent', 'StructParents']) {
      const number = original.get(pdfName(key));
      if (!(number instanceof PDFNumber)) continue;
      if (this.structOffset === undefined || !this.structKeys.has(number.asNumber()))
        copy.delete(pdfName(key));
      else put(copy, { [key]: number.asNumber() + this.structOffset });
    }
    const targetKey =
      getName(original, 'S') === 'GoTo' ? 'D' : getName(original, 'Subtype') === 'Link' ? 'Dest' : '';
    const destination = targetKey && get(original, targetKey);
    if (destination) this.#retarget(copy, targetKey, destination);
  }

  #retarget(copy: PDFDict, key: string, destination: PDFObject): void {
    if (destination instanceof PDFName || isText(destination)) {
      const old = this.#destinationKey(destination);
      const target = this.pageOf(destination);
      const isBroken = target === undefined || !this.keepsPage(target);
      if (isBroken && !this.renamedDestinations.has(old))
        this.renamedDestinations.set(old, this.nameForBrokenDestination(old));
      put(copy, { [key]: keyString(this.renamedDestinations.get(old) ?? old) });
    } else if (destination instanceof PDFArray && destination.size() > 0) {
      const page = destination.get(0);
      const copied = copy.get(pdfName(key));
      // A page number outside this file could lead to a page of another file.
      if (page instanceof PDFNumber && copied instanceof PDFArray)
        copied.set(0, this.placeOf(page.asNumber()) ?? PDFNull);
    }
  }
}
