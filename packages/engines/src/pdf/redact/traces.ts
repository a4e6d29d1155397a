import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import {
  decodedString,
  dictOf,
  get,
  getDict,
  getName,
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
import { withoutProfileTexts } from './colour-profile';
import { removeDescriptions } from './descriptions';
import type { TouchedContent } from './page';
import { pictureFileOf, withPictureFile } from './picture-file';
import { withoutMetadata } from './picture-metadata';
import { isMetadata, isProfile, isTextStream, isWording, kindOf } from './placed-texts';
import { renameNamesWithTerms } from './rename-terms';
import { decodedReadings, decodedText, dictsIn, withoutPercents, withoutPictures } from './strings';
import type { Terms } from './terms';

/**
 * Rewords every string, metadata stream and script that contains a term, renames names that contain one, and removes
 * private data of programs (PieceInfo).
 */
export function clearTraces(context: PDFContext, terms: Terms): void {
  const info = context.lookup(context.trailerInfo.Info);
  const newNames = new Map<string, string>();
  const renamed = (text: string): string => {
    const existing = newNames.get(text);
    if (existing !== undefined) return existing;
    let next = terms.reword(text);
    for (let number = 2; [...newNames.values()].includes(next); number++)
      next = `${terms.reword(text)} ${number}`;
    newNames.set(text, next);
    return next;
  };
  const visited = new Set<PDFObject>();
  const reworded = (
    value: PDFString | PDFHexString,
    dict: PDFDict | undefined,
    key: string,
  ): PDFObject | undefined => {
    if (isSignatureValue(dict, key))
      return containsTerm(value.asBytes(), terms) ? PDFHexString.of('') : undefined;
    const text = decodedString(value);
    if (key === 'DA') return terms.has(text) ? PDFString.of(text.replace(/%.*/g, '')) : undefined;
    if (!isWording(value, dict, key)) return undefined;
    const address = withoutPercents(text);
    if (!terms.has(text) && terms.has(address))
      return PDFHexString.fromText(encodeURI(terms.reword(address)));
    // A term that only becomes readable once escapes are decoded cannot be replaced in place: the text is emptied.
    if (decodedReadings(terms.reword(text)).some((read) => terms.has(read))) return PDFHexString.fromText('');
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
  renameNamesWithTerms(context, terms, renamed);
  sortNames(context);
}

/**
 * Whether a string is the value of a digital signature or its certificate, which names the signer. No signature is valid
 * in a file that is written anew.
 */
const isSignatureValue = (dict: PDFDict | undefined, key: string): boolean =>
  dict?.has(pdfName('ByteRange')) === true && (key === 'Contents' || key === 'Cert');

function clearStream(context: PDFContext, stream: PDFRawStream, terms: Terms): PDFRawStream | undefined {
  const { dict } = stream;
  const file = pictureFileOf(stream);
  const picture = withoutMetadata(file, (metadata) => containsTerm(metadata, terms));
  if (picture !== file) return withPictureFile(stream, picture);
  const content = isTextStream(context, stream) || isProfile(stream) ? readableContent(stream) : undefined;
  if (!content) return undefined;
  if (isProfile(stream)) {
    const profile = withoutProfileTexts(content, (part) => containsTerm(part, terms));
    return profile === content ? undefined : packedStream(context, dict, profile);
  }
  const text = decodedText(content);
  const next = terms.reword(withoutPictures(text));
  const isEscaped = decodedReadings(next).some((read) => terms.has(read));
  if (next === text && !isEscaped) return undefined;
  // A term that only becomes readable once escapes are decoded cannot be replaced in place: the stream is emptied.
  const encoded = isMetadata(stream) ? xmlBytes(next) : new TextEncoder().encode(next);
  const bytes = isEscaped ? new Uint8Array() : encoded;
  return packedStream(context, dict, bytes);
}

function packedStream(context: PDFContext, dict: PDFDict, bytes: Uint8Array): PDFRawStream {
  const packed = context.flateStream(bytes);
  const keptDict = dict.clone(context);
  keptDict.delete(pdfName('DecodeParms'));
  keptDict.set(pdfName('Filter'), pdfName('FlateDecode'));
  return PDFRawStream.of(keptDict, packed.getContents());
}

/** Name trees are sorted (ISO 32000-2, 7.9.6): a tree that renaming has put out of order is rewritten. */
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

/**
 * Removes ActualText and E of structure elements of which content was removed, as they would still say what was there; if
 * that was a picture or a drawing, also its description (Alt) and its title.
 *
 * @param replaced reference tags of the pictures and forms of which something was removed
 * @returns the descriptions and titles
 */
export function clearReplacementTexts(
  context: PDFContext,
  pageObject: PageObject,
  touched: TouchedContent[],
  replaced: ReadonlySet<string>,
  terms: Terms,
): string[] {
  const descriptions: string[] = [];
  if (touched.length === 0 && replaced.size === 0) return descriptions;
  for (const [, object] of context.enumerateIndirectObjects())
    for (const dict of dictsIn(object)) {
      if (!dict.has(pdfName('S')) || !dict.has(pdfName('P'))) continue;
      const kids = kidsOf(dict);
      const contents = kids.flatMap((kid) => touchedBy(context, dict, kid, pageObject, touched));
      if (kids.some((kid) => isReplaced(context, kid, replaced)) || contents.some(({ isDrawn }) => isDrawn))
        descriptions.push(...removeDescriptions(dict));
      if (contents.length === 0) continue;
      for (const key of ['ActualText', 'E']) {
        const text = getText(dict, key);
        // `clearTraces` rewords a text that contains a term.
        if (text === undefined || terms.has(text)) continue;
        dict.delete(pdfName(key));
      }
    }
  return descriptions;
}

/** Whether a kid is an object reference to a picture or form of which something was removed (ISO 32000-2, 14.7.5.3). */
function isReplaced(context: PDFContext, value: PDFObject, replaced: ReadonlySet<string>): boolean {
  const kid = context.lookup(value);
  const object =
    kid instanceof PDFDict && getName(kid, 'Type') === 'OBJR' ? kid.get(pdfName('Obj')) : undefined;
  return object instanceof PDFRef && replaced.has(object.tag);
}

function touchedBy(
  context: PDFContext,
  element: PDFDict,
  value: PDFObject,
  pageObject: PageObject,
  touched: TouchedContent[],
): TouchedContent[] {
  const kid = context.lookup(value);
  const isOnPage = (dict: PDFDict) => dictOf(context, dict.get(pdfName('Pg'))) === pageObject.dict;
  if (kid instanceof PDFNumber)
    return isOnPage(element) ? touched.filter(({ id, form }) => !form && id === kid.asNumber()) : [];
  if (!(kid instanceof PDFDict)) return [];
  const id = getNumber(kid, 'MCID');
  if (id === undefined || !(kid.has(pdfName('Pg')) ? isOnPage(kid) : isOnPage(element))) return [];
  const form = get(kid, 'Stm');
  return touched.filter((content) => content.id === id && (form ? content.form === form : !content.form));
}
