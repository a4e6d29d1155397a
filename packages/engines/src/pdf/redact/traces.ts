import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import {
  dictOf,
  get,
  getArray,
  getDict,
  getNumber,
  getText,
  isText,
  kidsOf,
  pdfName,
} from '../assemble/objects';
import { catalogOf, type PageObject } from '../assemble/page-objects';
import { treeEntries, writeTree } from '../assemble/trees';
import { readableContent } from '../reader/streams';
import { xmlBytes } from '../xml-text';
import { containsTerm } from './attachments';
import { revealsTerm } from './names';
import type { Touched } from './page';
import { pictureFileOf, withPictureFile } from './picture-file';
import { withoutNotes } from './picture-notes';
import { isMetadata, isTextStream, isWording, kindOf } from './placed-texts';
import { decodedText, dictsIn, readings, withoutPercents, withoutPictures } from './strings';
import type { Terms } from './terms';

/** Removes words from every string of the document, its metadata and scripts. */
export function clearTraces(context: PDFContext, terms: Terms): void {
  const info = context.lookup(context.trailerInfo.Info);
  const names = new Map<string, string>();
  const renamed = (text: string): string => {
    const existing = names.get(text);
    if (existing !== undefined) return existing;
    let next = terms.reword(text);
    for (let number = 2; [...names.values()].includes(next); number++)
      next = `${terms.reword(text)} ${number}`;
    names.set(text, next);
    return next;
  };
  const visited = new Set<PDFObject>();
  const reworded = (
    value: PDFString | PDFHexString,
    dict: PDFDict | undefined,
    key: string,
  ): PDFObject | undefined => {
    const text = value.decodeText();
    if (!isWording(value, dict, key)) return undefined;
    const address = withoutPercents(text);
    if (!terms.has(text) && terms.has(address))
      return PDFHexString.fromText(encodeURI(terms.reword(address)));
    // If the word is still spelled out by escapes, the whole text is removed.
    if (readings(terms.reword(text)).some((read) => terms.has(read))) return PDFHexString.fromText('');
    if (!terms.has(text)) return undefined;
    const kind = kindOf(dict, key, info);
    if (kind === 'destinations') return PDFHexString.fromText(renamed(text));
    if (kind === 'field-names') return PDFHexString.fromText(renamed(text).replaceAll('.', ' '));
    return PDFHexString.fromText(terms.reword(text));
  };
  const visit = (value: PDFObject, dict: PDFDict | undefined, key: string): void => {
    if (visited.has(value)) return;
    if (value instanceof PDFArray) {
      visited.add(value);
      // The lookup table of an indexed colour space is a string of colours.
      if (value.size() === 4 && value.get(0) === pdfName('Indexed')) return;
      for (let index = 0; index < value.size(); index++) {
        const item = value.get(index);
        const next = isText(item) ? reworded(item, dict, key) : undefined;
        if (next) value.set(index, next);
        else if (!(item instanceof PDFRef)) visit(item, dict, key);
      }
      return;
    }
    const itemDict = value instanceof PDFRawStream ? value.dict : value;
    if (!(itemDict instanceof PDFDict)) return;
    visited.add(value);
    itemDict.delete(pdfName('PieceInfo'));
    for (const [name, item] of itemDict.entries()) {
      const next = isText(item) ? reworded(item, itemDict, name.decodeText()) : undefined;
      if (next) itemDict.set(name, next);
      else if (!(item instanceof PDFRef)) visit(item, itemDict, name.decodeText());
      if (itemDict === info && terms.has(name.decodeText())) itemDict.delete(name);
    }
  };
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (isText(object)) {
      const next = reworded(object, undefined, '');
      if (next) context.assign(ref, next);
    } else visit(object, undefined, '');
    if (object instanceof PDFRawStream) {
      const next = clearStream(context, object, terms);
      if (next) context.assign(ref, next);
    }
  }
  clearNames(context, terms, renamed);
  sortNames(context);
}

function clearStream(context: PDFContext, stream: PDFRawStream, terms: Terms): PDFRawStream | undefined {
  const { dict } = stream;
  const file = pictureFileOf(stream);
  const picture = withoutNotes(file, (note) => containsTerm(note, terms));
  if (picture !== file) return withPictureFile(stream, picture);
  if (!isTextStream(context, stream)) return undefined;
  const content = readableContent(stream);
  if (!content) return undefined;
  const text = decodedText(content);
  const next = terms.reword(withoutPictures(text));
  const isSpelled = readings(next).some((read) => terms.has(read));
  if (next === text && !isSpelled) return undefined;
  // If the word is still spelled out by escapes, the whole text is removed.
  const encoded = isMetadata(stream) ? xmlBytes(next) : new TextEncoder().encode(next);
  const bytes = isSpelled ? new Uint8Array() : encoded;
  const packed = context.flateStream(bytes);
  const keptDict = dict.clone(context);
  keptDict.delete(pdfName('DecodeParms'));
  keptDict.set(pdfName('Filter'), pdfName('FlateDecode'));
  return PDFRawStream.of(keptDict, packed.getContents());
}

/** Renames names that a document defines: destinations, colours, structure roles, button states. */
function clearNames(context: PDFContext, terms: Terms, renamed: (text: string) => string): void {
  type Test = (name: string) => boolean;
  const says: Test = (name) => terms.has(name);
  /** Standard roles and inks mean the same in every document, so they are not renamed. */
  const isOwn: Test = (name) => revealsTerm(name, terms);
  const wanted = (value: PDFObject | undefined, test: Test): PDFName | undefined =>
    value instanceof PDFName && test(value.decodeText())
      ? pdfName(renamed(value.decodeText()).replace(/[[\] ]/g, '_'))
      : undefined;
  const renameKeys = (map: PDFDict | undefined, test: Test) => {
    for (const [key, value] of map?.entries() ?? []) {
      const next = wanted(key, test);
      if (!next) continue;
      map?.delete(key);
      map?.set(next, value);
    }
  };
  const renameItem = (list: PDFArray | undefined, index: number) => {
    const next = wanted(list?.get(index), isOwn);
    if (next) list?.set(index, next);
  };
  const root = getDict(catalogOf(context), 'StructTreeRoot');
  renameKeys(getDict(catalogOf(context), 'Dests'), says);
  for (const map of [getDict(root, 'RoleMap'), getDict(root, 'ClassMap')]) renameKeys(map, isOwn);
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) {
      for (const key of ['Dest', 'D', 'S', 'C', 'AS', 'V', 'DV']) {
        const isRole = key === 'S' || key === 'C';
        if (isRole && !dict.has(pdfName('P'))) continue;
        const next = wanted(dict.get(pdfName(key)), isRole ? isOwn : says);
        if (next) dict.set(pdfName(key), next);
      }
      // Classes of an element of the structure, with their revisions between them (ISO 32000-2, 14.7.6.3).
      const classes = dict.has(pdfName('P')) ? getArray(dict, 'C') : undefined;
      for (let index = 0; index < (classes?.size() ?? 0); index++) renameItem(classes, index);
      for (const key of ['N', 'R', 'D']) renameKeys(getDict(dict, 'AP', key), says);
    }
  /** Renames inks (ISO 32000-2, 8.6.6.4 and 8.6.6.5). */
  const renameInks = (value: PDFObject): void => {
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (dict instanceof PDFDict) {
      for (const key of ['Colorants', 'Solidities', 'DotGain']) renameKeys(getDict(dict, key), isOwn);
      for (const key of ['Components', 'PrintingOrder']) {
        const list = getArray(dict, key);
        for (let index = 0; index < (list?.size() ?? 0); index++) renameItem(list, index);
      }
    } else if (value instanceof PDFArray) {
      if (value.get(0) === pdfName('Separation')) renameItem(value, 1);
      const inks = value.get(0) === pdfName('DeviceN') ? value.lookup(1) : undefined;
      if (inks instanceof PDFArray) for (let index = 0; index < inks.size(); index++) renameItem(inks, index);
    }
    const items = dict instanceof PDFDict ? dict.values() : value instanceof PDFArray ? value.asArray() : [];
    for (const item of items) renameInks(item);
  };
  for (const [, object] of context.enumerateIndirectObjects()) renameInks(object);
}

/** Rewrites name trees with new names, as they must be sorted (ISO 32000-2, 7.9.6). */
function sortNames(context: PDFContext): void {
  const names = getDict(catalogOf(context), 'Names');
  for (const key of names?.keys() ?? []) {
    const tree = getDict(names, key.decodeText());
    const entries = treeEntries(tree, 'Names');
    const keyOf = (value: PDFObject) => (isText(value) ? decodeLatin1(value.asBytes()) : '');
    const isSorted = entries.every(
      ([name], index) =>
        index === 0 || keyOf((entries[index - 1] as [PDFObject, PDFObject])[0]) <= keyOf(name),
    );
    if (isSorted && !tree?.has(pdfName('Kids'))) continue;
    const sorted = entries.sort(([a], [b]) => (keyOf(a) < keyOf(b) ? -1 : 1));
    if (sorted.length > 0) names?.set(key, writeTree(context, 'Names', sorted));
  }
}

/** Removes texts of structure elements of which some content was removed, as they describe it. */
export function clearElements(
  context: PDFContext,
  pageObject: PageObject,
  touched: Touched[],
  terms: Terms,
): void {
  if (touched.length === 0) return;
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) {
      if (!dict.has(pdfName('S')) || !dict.has(pdfName('P'))) continue;
      if (!kidsOf(dict).some((kid) => isTouched(context, dict, kid, pageObject, touched))) continue;
      for (const key of ['ActualText', 'E']) {
        const text = getText(dict, key);
        if (text === undefined || terms.has(text)) continue;
        dict.delete(pdfName(key));
      }
    }
}

function isTouched(
  context: PDFContext,
  element: PDFDict,
  value: PDFObject,
  pageObject: PageObject,
  touched: Touched[],
): boolean {
  const kid = context.lookup(value);
  const page = (dict: PDFDict) => dictOf(context, dict.get(pdfName('Pg'))) === pageObject.dict;
  if (kid instanceof PDFNumber)
    return page(element) && touched.some(({ id, form }) => !form && id === kid.asNumber());
  if (!(kid instanceof PDFDict)) return false;
  const id = getNumber(kid, 'MCID');
  if (id === undefined || !(kid.has(pdfName('Pg')) ? page(kid) : page(element))) return false;
  const form = get(kid, 'Stm');
  return touched.some((place) => place.id === id && (form ? place.form === form : !place.form));
}
