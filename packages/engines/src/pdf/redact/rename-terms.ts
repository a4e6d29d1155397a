import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFString,
} from '@cantoo/pdf-lib';
import { decodeLatin1, encodeLatin1, hexOf } from '../../write/bytes';
import { decodedString, getArray, getDict, getName, getNumber, isText, pdfName } from '../assemble/objects';
import { catalogOf, contentsOf } from '../assemble/page-objects';
import { contentTokens } from '../content-tokens';
import { streamText } from '../edit/stream-text';
import { readableContent } from '../reader/streams';
import { revealsTerm } from './names';
import { dictsIn } from './strings';
import type { Terms } from './terms';

/** Keys whose values are names of the standard or of a font maker. */
export const standardEntries: ReadonlySet<string> = new Set([
  'Type',
  'Subtype',
  'FT',
  'Filter',
  'BaseFont',
  'FontName',
  'FontFamily',
  'CharSet',
]);

/** Keys of names that only a document defines: destinations, and states of buttons. */
const definedNames = new Set(['Dest', 'D', 'AS', 'V', 'DV']);

/**
 * Renames every name that contains a term, wherever it is used: keys and values, resources, tags and glyphs in content
 * streams, and fonts of default appearances. Names of the standard stay: they say nothing of the document.
 *
 * @param renamed the same new text for each text
 */
export function renameNamesWithTerms(
  context: PDFContext,
  terms: Terms,
  renamed: (text: string) => string,
): void {
  if (terms.all.length === 0) return;
  const newName = (text: string) => renamed(text).replace(/[^\w-]/g, '_');
  const newNameOf = (name: PDFObject | undefined, isDefined = false): PDFName | undefined => {
    if (!(name instanceof PDFName)) return undefined;
    const text = name.decodeText();
    return (isDefined ? terms.has(text) : revealsTerm(text, terms)) ? pdfName(newName(text)) : undefined;
  };
  const renameKeys = (map: PDFDict | undefined, isDefined: boolean) => {
    for (const [key, value] of map?.entries() ?? []) {
      const next = newNameOf(key, isDefined);
      if (!next) continue;
      map?.delete(key);
      map?.set(next, value);
    }
  };
  renameKeys(getDict(catalogOf(context), 'Dests'), true);
  const objects = context.enumerateIndirectObjects();
  const drawings = new Set<string>();
  const contents = new Set<PDFObject>();
  for (const [, object] of objects)
    for (const dict of dictsIn(object)) {
      for (const key of ['N', 'R', 'D']) renameKeys(getDict(dict, 'AP', key), true);
      for (const [name, drawing] of getDict(dict, 'CharProcs')?.entries() ?? []) {
        drawings.add(name.decodeText());
        contents.add(context.lookup(drawing) ?? name);
      }
      if (dict.has(pdfName('Contents')) && !isText(dict.get(pdfName('Contents'))))
        for (const stream of contentsOf(dict)) if (stream) contents.add(stream);
      // The name of an XObject or a font within resources is obsolete (ISO 32000-2, Tables 87, 93 and 109).
      const isResource =
        getName(dict, 'Type') === 'Font' || ['Form', 'Image'].includes(getName(dict, 'Subtype') ?? '');
      if (isResource && newNameOf(dict.get(pdfName('Name')))) dict.delete(pdfName('Name'));
    }
  const visit = (value: PDFObject): void => {
    const dict = value instanceof PDFRawStream ? value.dict : value;
    if (dict instanceof PDFArray)
      for (const [index, item] of dict.asArray().entries()) {
        const next = newNameOf(item);
        if (next) dict.set(index, next);
        else visit(item);
      }
    if (!(dict instanceof PDFDict)) return;
    for (const [name, item] of dict.entries()) {
      const key = name.decodeText();
      const next = standardEntries.has(key) ? undefined : newNameOf(item, definedNames.has(key));
      if (next) dict.set(name, next);
      else if (key === 'DA' && isText(item)) dict.set(name, withFontNames(item));
      else if (key === 'Differences') renameGlyphs(getArray(dict, key));
      else if (!standardEntries.has(key)) visit(item);
    }
    renameKeys(dict, false);
  };
  const withFontNames = (value: PDFString | PDFHexString) => {
    const text = decodedString(value);
    const next = withNames(text, (name) => newNameOf(pdfName(name)));
    return next === text ? value : PDFHexString.of(hexOf(encodeLatin1(next)));
  };
  const renameGlyphs = (names: PDFArray | undefined) => {
    for (const [index, item] of names?.asArray().entries() ?? []) {
      const next = newNameOf(item);
      // A font program has its glyphs under the names that they have here.
      if (next && item instanceof PDFName && drawings.has(item.decodeText())) names?.set(index, next);
    }
  };
  for (const [ref, object] of objects) {
    visit(object);
    if (!(object instanceof PDFRawStream)) continue;
    const isContent =
      contents.has(object) ||
      getName(object.dict, 'Subtype') === 'Form' ||
      object.dict.has(pdfName('PatternType'));
    const text = isContent ? streamText(object) : programText(object);
    if (text === undefined || !terms.has(text)) continue;
    const plain = isContent ? text : text.replace(/%[^\r\n]*/g, '');
    const next = withNames(plain, (name) => newNameOf(pdfName(name)));
    if (next === text) continue;
    const dict = object.dict.clone(context);
    dict.delete(pdfName('DecodeParms'));
    dict.set(pdfName('Filter'), pdfName('FlateDecode'));
    context.assign(ref, PDFRawStream.of(dict, context.flateStream(encodeLatin1(next)).getContents()));
  }
}

/**
 * Text of a PostScript function or a CMap, which may have comments (ISO 32000-2, 7.10.5 and 9.7.5.4); undefined for any
 * other stream.
 */
function programText(stream: PDFRawStream): string | undefined {
  const isNamed = getNumber(stream.dict, 'FunctionType') === 4 || getName(stream.dict, 'Type') === 'CMap';
  if (!isNamed && stream.dict.has(pdfName('Subtype'))) return undefined;
  const text = decodeLatin1(readableContent(stream) ?? new Uint8Array());
  return isNamed || /\bbegincmap\b/.test(text) ? text : undefined;
}

/** Content, or a default appearance, with other names. @param newNameOf the new name of a name, if it has one */
export function withNames(content: string, newNameOf: (name: string) => PDFName | undefined): string {
  let text = '';
  let index = 0;
  for (const token of contentTokens(content)) {
    const next = token.kind === 'name' && newNameOf(token.text);
    if (!next) continue;
    text += `${content.slice(index, token.start)}${next}`;
    index = token.end;
  }
  return text + content.slice(index);
}
