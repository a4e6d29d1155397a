import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  type PDFString,
} from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { decodedString, get, getName, getNumber, isText, pdfName } from '../assemble/objects';
import { readableContent } from '../reader/streams';
import { profileTextsOf } from './colour-profile';
import { pictureFileOf } from './picture-file';
import { metadataRangesOf } from './picture-metadata';
import { decodedText, dictsIn } from './strings';

export type TextKind =
  | 'information'
  | 'metadata'
  | 'bookmarks'
  | 'destinations'
  | 'attachment-names'
  | 'alternatives'
  | 'addresses'
  | 'field-names'
  | 'values'
  | 'annotations'
  | 'scripts'
  | 'other-texts';

/** A text of the document outside page content, with its kind (see `kindOf`). */
export type PlacedText = { kind: TextKind; text: string };

/** Keys whose strings are not text: identifiers, certificates, character collections. */
const nonTextKeys = new Set([
  'Registry',
  'Ordering',
  'DA',
  'ByteRange',
  'Lookup',
  'CheckSum',
  'CharSet',
  'Cert',
]);

/** Whether an identifier has only characters of ASCII that are seen: no digest is like that by chance. */
export const isReadable = (identifier: string): boolean => /^[ -~]{4,}$/.test(identifier);

const dateKeys = new Set(['CreationDate', 'ModDate', 'M', 'LastModified']);

/** Keys of texts that replace or describe content (ISO 32000-2, 14.9). */
export const substitutes = new Set(['ActualText', 'Alt', 'E']);

/** Whether a string is text for people: neither an identifier nor a date nor a signature. */
export function isWording(value: PDFString | PDFHexString, dict: PDFDict | undefined, key: string): boolean {
  // `ID` of a structure element is a text. Other identifiers are digests, but a program may write a text in their place.
  if (key === 'ID')
    return (dict?.has(pdfName('S')) && dict.has(pdfName('P'))) || isReadable(value.decodeText());
  if (nonTextKeys.has(key) || (key === 'Contents' && dict?.has(pdfName('ByteRange')))) return false;
  return !(dateKeys.has(key) && value.decodeText().startsWith('D:'));
}

/** Reference tags of the objects reachable from the catalog and the document information dictionary. */
export function reachedFrom(context: PDFContext): Set<string> {
  const { Root, Info } = context.trailerInfo;
  const reached = new Set<string>();
  const waiting: (PDFObject | undefined)[] = [Root, Info];
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (value instanceof PDFRef) {
      if (reached.has(value.tag)) continue;
      reached.add(value.tag);
      waiting.push(context.lookup(value));
    } else if (value instanceof PDFArray) waiting.push(...value.asArray());
    else if (value instanceof PDFDict) waiting.push(...value.values());
    else if (value instanceof PDFRawStream) waiting.push(...value.dict.values());
  }
  return reached;
}

/** Kind of a text, by its key and the dictionary that holds it. */
export function kindOf(dict: PDFDict | undefined, key: string, info: PDFObject | undefined): TextKind {
  if (!dict) return 'other-texts';
  const has = (name: string) => dict.has(pdfName(name));
  if (dict === info) return 'information';
  if (['Names', 'Limits', 'Dest', 'D', 'ID'].includes(key)) return 'destinations';
  if (
    key === 'Title' &&
    has('Parent') &&
    (has('Next') || has('Prev') || has('Dest') || has('A') || has('Count') || !has('Type'))
  )
    return 'bookmarks';
  if (
    (getName(dict, 'Type') ?? '').startsWith('Filespec') ||
    has('EF') ||
    ((key === 'F' || key === 'UF' || key === 'Desc') && has('F'))
  )
    return 'attachment-names';
  if (has('S') && has('P')) return 'alternatives';
  if (key === 'URI') return 'addresses';
  if (has('FT') || key === 'V' || key === 'DV' || key === 'TU' || key === 'Opt')
    return key === 'T' ? 'field-names' : 'values';
  if (has('Subtype') && has('Rect')) return 'annotations';
  return 'other-texts';
}

/** Texts of the reachable objects, by place: the reference tag of the object and the path of keys to the text. */
export function textsIn(context: PDFContext, reached: Set<string>): Map<string, PlacedText> {
  const texts = new Map<string, PlacedText>();
  const info = context.lookup(context.trailerInfo.Info);
  const visit = (value: PDFObject, place: string, dict: PDFDict | undefined, key: string) => {
    if (isText(value)) {
      // Replacement texts in property lists of marked content are read with the page content.
      if (!isWording(value, dict, key) || (substitutes.has(key) && !dict?.has(pdfName('S')))) return;
      texts.set(place, { kind: kindOf(dict, key, info), text: decodedString(value) });
    } else if (value instanceof PDFArray) {
      // The lookup table of an indexed colour space is a string of colours.
      if (value.size() === 4 && value.get(0) === pdfName('Indexed')) return;
      for (const [index, item] of value.asArray().entries()) visit(item, `${place}/${index}`, dict, key);
    } else {
      const itemDict = value instanceof PDFRawStream ? value.dict : value;
      if (!(itemDict instanceof PDFDict)) return;
      // PieceInfo is removed as a whole, and counted by `countPieceInfo`.
      for (const [name, item] of itemDict.entries())
        if (name !== pdfName('PieceInfo'))
          visit(item, `${place}/${name.decodeText()}`, itemDict, name.decodeText());
    }
  };
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref.tag)) continue;
    visit(object, ref.tag, undefined, '');
    const metadata = object instanceof PDFRawStream ? pictureMetadataOf(object) || profileTextOf(object) : '';
    if (metadata) texts.set(`${ref.tag} metadata`, { kind: 'metadata', text: metadata });
    if (object instanceof PDFRawStream && isTextStream(context, object))
      texts.set(`${ref.tag} stream`, {
        kind: isMetadata(object) ? 'metadata' : 'scripts',
        text: decodedText(readableContent(object) ?? new Uint8Array()),
      });
  }
  return texts;
}

function pictureMetadataOf(stream: PDFRawStream): string {
  const file = pictureFileOf(stream);
  return metadataRangesOf(file)
    .map(({ start, end }) => decodeLatin1(file.subarray(start, end)))
    .join('\n');
}

/** Whether a stream may be a colour profile: it says how many components it has (ISO 32000-2, Table 65). */
export const isProfile = ({ dict }: PDFRawStream): boolean =>
  getNumber(dict, 'N') !== undefined && !dict.has(pdfName('Type'));

function profileTextOf(stream: PDFRawStream): string {
  const profile = (isProfile(stream) && readableContent(stream)) || new Uint8Array();
  return (profileTextsOf(profile) ?? [])
    .map(({ start, end }) => decodeLatin1(profile.subarray(start, end)).replaceAll('\0', ''))
    .join('\n');
}

export const isMetadata = ({ dict }: PDFRawStream): boolean =>
  getName(dict, 'Type') === 'Metadata' || getName(dict, 'Subtype') === 'XML';

/** Whether a stream is text: XMP metadata, JavaScript, rich text, a field value or part of an XFA form. */
export const isTextStream = (context: PDFContext, stream: PDFRawStream): boolean =>
  isMetadata(stream) || isScript(context, stream);

const scriptsOfContexts = new WeakMap<PDFContext, Set<PDFObject>>();

const isField = (dict: PDFDict) => ['FT', 'T', 'Parent'].some((key) => dict.has(pdfName(key)));

/** Whether a stream is a script, a rich text, the value of a field or a part of an XFA form. */
export function isScript(context: PDFContext, stream: PDFRawStream): boolean {
  let streams = scriptsOfContexts.get(context);
  if (!streams) {
    streams = new Set();
    for (const [, object] of context.enumerateIndirectObjects())
      for (const dict of dictsIn(object)) {
        for (const key of ['JS', 'RC', 'RV', 'V', 'DV']) {
          const text = key.endsWith('V') && !isField(dict) ? undefined : get(dict, key);
          if (text instanceof PDFRawStream) streams.add(text);
        }
        const form = get(dict, 'XFA');
        const parts =
          form instanceof PDFArray ? form.asArray().map((_, index) => form.lookup(index)) : [form];
        for (const part of parts) if (part instanceof PDFRawStream) streams.add(part);
      }
    scriptsOfContexts.set(context, streams);
  }
  return streams.has(stream);
}

/** Name objects in the reachable objects, as keys and as values; `fonts`: names of fonts, without a subset prefix. */
export function namesIn(context: PDFContext, reached: Set<string>): { all: Set<string>; fonts: Set<string> } {
  const names = { all: new Set<string>(), fonts: new Set<string>() };
  const visit = (value: PDFObject): void => {
    if (value instanceof PDFName) names.all.add(value.decodeText());
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (dict instanceof PDFArray) for (const item of dict.asArray()) visit(item);
    if (!(dict instanceof PDFDict)) return;
    for (const [key, item] of dict.entries()) {
      names.all.add(key.decodeText());
      visit(item);
      const isFont = key === pdfName('BaseFont') || key === pdfName('FontName');
      if (isFont && item instanceof PDFName) names.fonts.add(item.decodeText().replace(/^[A-Z]{6}\+/, ''));
    }
  };
  for (const [ref, object] of context.enumerateIndirectObjects()) if (reached.has(ref.tag)) visit(object);
  return names;
}

/** Number of dictionaries with page-piece data (PieceInfo; ISO 32000-2, 14.5). */
export function countPieceInfo(context: PDFContext, reached: Set<string>): number {
  let count = 0;
  const visit = (value: PDFObject): void => {
    const dict = value instanceof PDFRawStream ? value.dict : value;
    const kids = dict instanceof PDFDict ? dict.values() : dict instanceof PDFArray ? dict.asArray() : [];
    if (dict instanceof PDFDict && dict.has(pdfName('PieceInfo'))) count += 1;
    for (const kid of kids) if (!(kid instanceof PDFRef || kid instanceof PDFName)) visit(kid);
  };
  for (const [ref, object] of context.enumerateIndirectObjects()) if (reached.has(ref.tag)) visit(object);
  return count;
}
