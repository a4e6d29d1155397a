import { type PDFDict, PDFNumber } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, getNumber, items, pdfName } from '../assemble/objects';
import { cmapOf, compositeCodes, simpleCodes } from './face-codes';

/** A font of a page, as its text is read and written. */
export type Face = {
  dict: PDFDict;
  /** Its name without the mark of a subset. */
  name: string;
  kind: Family;
  bold: boolean;
  italic: boolean;
  /** Bytes of a code; undefined where codes are of several lengths or of an encoding outside the file. */
  bytes: 1 | 2 | undefined;
  /** Letters of a code; undefined where nothing tells. */
  textOf(code: number): string | undefined;
  /** How far a code moves on, in thousandths of the size. */
  widthOf(code: number): number;
  /** Code of a letter; whether the font draws it is another question. */
  codeOf(letter: string): number | undefined;
  /** Only some letters of the font are in the file. */
  subset: boolean;
  embedded: boolean;
  type3: boolean;
  /** Thousandths of the size in one unit of its glyphs: 1 but for fonts that are drawn by the page's own operators. */
  unit: number;
};

export type Family = 'serif' | 'sans' | 'mono';

/** Widths of letters, where the file leaves them to the reader: of the fonts that each PDF reader has. */
export type Widths = (face: Pick<Face, 'kind' | 'bold' | 'italic'>, letter: string) => number;

/** Reads a font dictionary. */
export function readFace(dict: PDFDict, standard: Widths): Face {
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
  const textOf = (code: number) => unicode?.text.get(code) || codes.textOf(code);
  let reverse: Map<string, number> | undefined;
  const matrix = items(getArray(dict, 'FontMatrix')).map((value) =>
    value instanceof PDFNumber ? value.asNumber() : 0,
  );
  return {
    dict,
    name: name || 'Type3',
    ...style,
    bytes: codes.bytes,
    textOf,
    widthOf: (code) =>
      codes.widthOf(code) ?? (codes.standard ? standard(style, textOf(code) ?? ' ') : codes.missing),
    codeOf: (letter) => {
      reverse ??= reversed(textOf, codes.all(unicode));
      return reverse.get(letter);
    },
    subset: /^[A-Z]{6}\+/.test(fullName) || type3 || descendant !== undefined,
    embedded,
    type3,
    unit: type3 ? (matrix[0] ?? 0.001) * 1000 : 1,
  };
}

function familyOf(name: string, flags: number): Family {
  if (/courier|mono|consol|typewriter|cmtt|fixed/i.test(name) || flags & 1) return 'mono';
  if (
    /times|serif(?!.*sans)|roman|georgia|garamond|cambria|minion|palatino|book|cmr|cmb|cmti|tinos|century|charter/i.test(
      name,
    ) &&
    !/sans/i.test(name)
  )
    return 'serif';
  if (/arial|helvetica|sans|calibri|verdana|tahoma|carlito|arimo|gothic/i.test(name)) return 'sans';
  return flags & 2 ? 'serif' : 'sans';
}

function reversed(textOf: Face['textOf'], codes: Iterable<number>): Map<string, number> {
  const map = new Map<string, number>();
  for (const code of codes) {
    const text = textOf(code);
    if (text && !map.has(text)) map.set(text, code);
  }
  return map;
}
