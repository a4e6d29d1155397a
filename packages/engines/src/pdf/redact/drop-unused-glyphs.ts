import { type PDFContext, type PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { encodeLatin1 } from '../../write/bytes';
import { dictOf, get, getArray, getDict, getName, items, pdfName } from '../assemble/objects';
import type { PageObject } from '../assemble/page-objects';
import { appearancesOf, usedOwnResources } from '../assemble/resources';
import { readFace } from '../edit/face';
import type { Substitutes } from '../edit/fonts';
import { streamText } from '../edit/stream-text';
import { glyphNamesOf, maxLigature } from './glyph-names';
import type { ContentRun } from './page';
import { surveyPage, surveyStream } from './survey';

/**
 * Removes data that could reveal redacted text: for glyphs that only removed letters used, their Type 3 descriptions and
 * names (ISO 32000-2, 9.6.4), which may show a whole word or a picture, and their entries in a ToUnicode CMap (9.10.3).
 */
export async function dropUnusedGlyphs(
  context: PDFContext,
  pageObjects: PageObject[],
  removed: Map<PDFDict, Set<number>>,
  fonts: Substitutes,
): Promise<void> {
  if (removed.size === 0) return;
  const keptCodes = new Map<PDFDict, Set<number>>();
  const keep = ({ keptGlyphs }: ContentRun) => {
    for (const [font, codes] of keptGlyphs)
      keptCodes.set(font, new Set([...(keptCodes.get(font) ?? []), ...codes]));
  };
  for (const pageObject of pageObjects) {
    keep(await surveyPage(context, pageObject, [], fonts));
    for (const item of items(getArray(pageObject.dict, 'Annots')))
      for (const stream of appearancesOf(dictOf(context, item)))
        keep(await fonts.runWithFonts(() => surveyStream(context, stream, fonts.widths)));
  }
  for (const [font, codes] of removed) {
    const kept = keptCodes.get(font) ?? new Set();
    const unusedCodes = [...codes].filter((code) => !kept.has(code));
    const { textOf } = await fonts.runWithFonts(() => readFace(font, fonts.widths));
    const keptTexts = new Set([...kept].map(textOf));
    const isType3 = getName(font, 'Subtype') === 'Type3';
    const texts = unusedCodes
      .map(textOf)
      .filter((text) => text && !keptTexts.has(text) && (isType3 || text.length > maxLigature));
    dropTexts(context, font, new Set(texts));
    if (isType3) dropType3Glyphs(font, unusedCodes, kept);
    else dropNames(font, new Set(unusedCodes));
  }
}

/** Replaces the names of unused glyphs in the encoding of a font, which may share it with other fonts. */
function dropNames(font: PDFDict, unusedCodes: ReadonlySet<number>): void {
  const { context } = font;
  const encoding = getDict(font, 'Encoding');
  const names = glyphNamesOf(font);
  if (!encoding || ![...unusedCodes].some((code) => names.has(code))) return;
  const differences: PDFObject[] = [];
  // The entries of `Differences` may be in any order (ISO 32000-2, 9.6.5.1).
  for (const [code, name] of [...names].sort(([a], [b]) => a - b)) {
    if (!names.has(code - 1)) differences.push(context.obj(code));
    differences.push(unusedCodes.has(code) ? pdfName('.notdef') : name);
  }
  const copy = encoding.clone(context);
  copy.set(pdfName('Differences'), context.obj(differences));
  font.set(pdfName('Encoding'), copy);
  // The list of its characters is optional, and may spell the word too.
  getDict(font, 'FontDescriptor')?.delete(pdfName('CharSet'));
}

/** Removes descriptions and names of Type 3 glyphs. */
function dropType3Glyphs(font: PDFDict, unusedCodes: number[], kept: Set<number>): void {
  const names = glyphNamesOf(font);
  const used = new Set([...kept].map((code) => names.get(code)));
  const dropped = new Set(unusedCodes.map((code) => names.get(code)).filter((name) => !used.has(name)));
  for (const name of dropped) if (name) getDict(font, 'CharProcs')?.delete(name);
  const differences = getArray(getDict(font, 'Encoding'), 'Differences');
  for (const [index, item] of (differences?.asArray() ?? []).entries())
    if (item instanceof PDFName && dropped.has(item)) differences?.set(index, pdfName('.notdef'));
  // An XObject that only a removed glyph drew is removed with it.
  const resources = usedOwnResources(font);
  if (resources) font.set(pdfName('Resources'), resources);
}

/** Replaces texts in the ToUnicode CMap of a font by U+FFFD, which stands for an unknown character. */
function dropTexts(context: PDFContext, font: PDFDict, texts: Set<string | undefined>): void {
  const ref = font.get(pdfName('ToUnicode'));
  const stream = get(font, 'ToUnicode');
  if (texts.size === 0 || !(stream instanceof PDFRawStream)) return;
  const map = streamText(stream);
  const next = map.replace(/<([\da-f\s]+)>/gi, (token, digits) =>
    texts.has(textOfHex(digits)) ? '<FFFD>' : token,
  );
  if (next === map) return;
  const packed = context.flateStream(encodeLatin1(next));
  for (const [other, object] of context.enumerateIndirectObjects())
    if (object === stream) context.assign(other, packed);
  if (ref === stream) font.set(pdfName('ToUnicode'), context.register(packed));
}

/** Text of a hexadecimal string in UTF-16. */
export const textOfHex = (digits: string): string =>
  new TextDecoder('utf-16be').decode(
    Uint8Array.from(digits.replace(/\s/g, '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  );
