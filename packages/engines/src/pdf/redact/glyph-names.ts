import { PDFArray, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { getArray, getDict } from '../assemble/objects';
import { lettersOf } from '../edit/glyph-names';

/** Most letters of a ligature: a glyph with more shows a word. */
export const maxLigature = 3;

const knownWordings = new WeakMap<PDFDict, string>();

/** Letters of the glyphs that a font names, in the order of their codes: a subset may name those of a single word. */
function wordingOf(font: PDFDict): string {
  const known = knownWordings.get(font);
  if (known !== undefined) return known;
  const wording = [...glyphNamesOf(font)]
    .sort(([one], [other]) => one - other)
    .map(([, name]) => lettersOf(name.decodeText()) ?? '')
    .join('');
  knownWordings.set(font, wording);
  return wording;
}

export const hasGlyphNames = (font: PDFDict): boolean => wordingOf(font) !== '';

/** Whether the names of a font's glyphs spell a term. @param reword replaces terms in a text */
export const spellsTerm = (font: PDFDict, reword: (text: string) => string): boolean =>
  hasGlyphNames(font) && reword(wordingOf(font)) !== wordingOf(font);

/** Names of glyphs by their codes (ISO 32000-2, 9.6.5.1). */
export function glyphNamesOf(font: PDFDict): Map<number, PDFName> {
  const names = new Map<number, PDFName>();
  const differences = getArray(getDict(font, 'Encoding'), 'Differences');
  let code = 0;
  for (const item of differences instanceof PDFArray ? differences.asArray() : []) {
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (item instanceof PDFName) names.set(code++, item);
  }
  return names;
}
