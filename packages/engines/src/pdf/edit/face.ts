import { type PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, getNumber, items, pdfName } from '../assemble/objects';
import { cmapOf, compositeCodes, simpleCodes } from './face-codes';

/** A font of a page, for reading and writing its text. */
export type Face = {
  dict: PDFDict;
  /** Name without the subset prefix. */
  name: string;
  kind: Family;
  bold: boolean;
  italic: boolean;
  /** Bytes per code; undefined for codes of mixed lengths, or an encoding that is not in the file. */
  bytes: 1 | 2 | undefined;
  /** Text of a code; undefined if unknown. */
  textOf(code: number): string | undefined;
  /** Advance width of a code, in thousandths of the size. */
  widthOf(code: number): number;
  /** Code of a letter; the font may lack a glyph for it. */
  codeOf(letter: string): number | undefined;
  /** Whether the file may contain only some letters of the font. */
  isSubset: boolean;
  isEmbedded: boolean;
  /**
   * Whether neither the file nor the standard defines the widths of the glyphs: each viewer uses the widths of its
   * substitute font (ISO 32000-2, 9.6.2.2).
   */
  hasUnknownWidths: boolean;
  isType3: boolean;
  /** Thousandths of the size per glyph unit: 1 except for Type 3 fonts. */
  unit: number;
};

/** Ligatures, such as “ﬁ”, which are replaced by their letters in text. */
const ligatures = /[\ufb00-\ufb06]/g;

type Family = 'serif' | 'sans' | 'mono';

/** Returns the width of a letter in a standard font, which viewers provide instead of the file. */
export type Widths = (face: Pick<Face, 'kind' | 'bold' | 'italic'>, letter: string) => number;

/** Reads a font dictionary. */
export function readFace(dict: PDFDict, standardWidths: Widths): Face {
  const type = getName(dict, 'Subtype');
  const descendant =
    type === 'Type0'
      ? (dict.context.lookup(items(getArray(dict, 'DescendantFonts'))[0]) as PDFDict)
      : undefined;
  const font = descendant ?? dict;
  const descriptor = getDict(font, 'FontDescriptor');
  const fullName = getName(dict, 'BaseFont') ?? getName(descriptor, 'FontName') ?? '';
  const name = fullName.replace(/^[A-Z]{6}\+/, '');
  const flags = getNumber(descriptor, 'Flags') ?? 0;
  const style = {
    kind: familyOf(name, flags),
    bold: /bold|black|heavy|semibold|demi|-bd|,bd/i.test(name) || (flags & 0x40000) !== 0,
    italic: /italic|oblique|slanted|-it\b|cmti/i.test(name) || (flags & 0x40) !== 0,
  };
  const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(pdfName(key)));
  const type3 = type === 'Type3';
  const unicode = cmapOf(get(dict, 'ToUnicode'));
  const codes = descendant ? compositeCodes(dict, descendant) : simpleCodes(dict, { embedded, flags });
  const textOf = (code: number) => {
    const text = unicode?.text.get(code) || codes.textOf(code);
    return text?.replace(ligatures, (ligature) => ligature.normalize('NFKC'));
  };
  let codesByLetter: Map<string, number> | undefined;
  const matrix = items(getArray(dict, 'FontMatrix')).map((value) =>
    value instanceof PDFNumber ? value.asNumber() : 0,
  );
  return {
    dict,
    name: name || 'Type3',
    ...style,
    bytes: codes.bytes,
    textOf,
    // In a standard font, the width is that of the glyph named by the encoding, whatever text the glyph represents.
    widthOf: (code) =>
      codes.widthOf(code) ??
      (codes.hasStandardWidths
        ? standardWidths(style, codes.textOf(code) ?? textOf(code) ?? ' ')
        : codes.defaultWidth),
    codeOf: (letter) => {
      codesByLetter ??= codesByText(textOf, codes.codesWithGlyphs(unicode));
      return codesByLetter.get(letter);
    },
    isSubset: /^[A-Z]{6}\+/.test(fullName) || type3 || descendant !== undefined,
    isEmbedded: embedded,
    hasUnknownWidths: codes.hasStandardWidths && !standardNames.test(name),
    isType3: type3,
    unit: type3 ? (matrix[0] ?? 0.001) * 1000 : 1,
  };
}

function familyOf(name: string, flags: number): Family {
  if (/courier|mono|consol|typewriter|cmtt|fixed/i.test(name) || flags & 1) return 'mono';
  if (serif.test(name) && !/sans/i.test(name)) return 'serif';
  if (/arial|helvetica|sans|calibri|verdana|tahoma|carlito|arimo|gothic/i.test(name)) return 'sans';
  return flags & 2 ? 'serif' : 'sans';
}

/** The standard fonts, and the names by which viewers know fonts of the same widths. */
const standardNames = /^(Helvetica|Times|Courier|Symbol|ZapfDingbats|Arial|Liberation)/;

const serif =
  /times|serif|roman|georgia|garamond|cambria|minion|palatino|book|cmr|cmb|cmti|tinos|century|charter/i;

function codesByText(textOf: Face['textOf'], codes: Iterable<number>): Map<string, number> {
  const codesOfTexts = new Map<string, number>();
  for (const code of codes) {
    const text = textOf(code);
    if (text && !codesOfTexts.has(text)) codesOfTexts.set(text, code);
  }
  return codesOfTexts;
}
