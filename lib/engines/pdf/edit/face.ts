import {
  decodePDFRawStream,
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, getNumber, items, named } from '../assemble/objects';
import { latin1 } from '../latin1';
import { type CMap, readCMap } from './cmap';
import { type Encoding, encoding, lettersOf } from './glyph-names';

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
  const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(named(key)));
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

type Codes = {
  bytes: 1 | 2 | undefined;
  textOf(code: number): string | undefined;
  widthOf(code: number): number | undefined;
  /** Width of a code that the file gives none. */
  missing: number;
  /** Widths are the reader's own. */
  standard: boolean;
  all(unicode: CMap | undefined): Iterable<number>;
};

function simpleCodes(dict: PDFDict, { embedded, flags }: { embedded: boolean; flags: number }): Codes {
  const given = get(dict, 'Encoding');
  const own =
    given instanceof PDFName
      ? given.decodeText()
      : getName(dict.context.lookup(given) as PDFDict, 'BaseEncoding');
  const isKnown = own === 'WinAnsiEncoding' || own === 'MacRomanEncoding' || own === 'StandardEncoding';
  const isSymbol = /symbol|dingbats/i.test(getName(dict, 'BaseFont') ?? '');
  const implied: Encoding | undefined =
    isSymbol || (embedded && (flags & 4) !== 0) || getName(dict, 'Subtype') === 'Type3'
      ? undefined
      : 'StandardEncoding';
  const base = isKnown ? (own as Encoding) : implied;
  const table = base ? encoding(base) : new Map<number, string>();
  const differences =
    given instanceof PDFName ? undefined : getArray(dict.context.lookup(given) as PDFDict, 'Differences');
  let at = 0;
  for (const raw of items(differences)) {
    const item = dict.context.lookup(raw);
    if (item instanceof PDFNumber) at = item.asNumber();
    else if (item instanceof PDFName) {
      const text = lettersOf(item.decodeText());
      if (text) table.set(at, text);
      else table.delete(at);
      at += 1;
    }
  }
  const widths = getArray(dict, 'Widths');
  const first = getNumber(dict, 'FirstChar') ?? 0;
  const missing = getNumber(getDict(dict, 'FontDescriptor'), 'MissingWidth') ?? 0;
  return {
    bytes: 1,
    textOf: (code) => table.get(code),
    widthOf: (code) => {
      const width = widths && dict.context.lookup(widths.asArray()[code - first]);
      return width instanceof PDFNumber ? width.asNumber() : undefined;
    },
    missing,
    standard: !widths,
    all: () => Array.from({ length: 256 }, (_, code) => code),
  };
}

function compositeCodes(dict: PDFDict, font: PDFDict): Codes {
  const way = get(dict, 'Encoding');
  const named = way instanceof PDFName ? way.decodeText() : undefined;
  const cmap = way instanceof PDFRawStream ? cmapOf(way) : undefined;
  const [length] = cmap?.lengths ?? [];
  const isOwn = cmap !== undefined && cmap.lengths.size === 1 && (length === 1 || length === 2);
  const widths = cidWidths(font);
  const cidOf = (code: number) => (cmap ? (cmap.cids.get(code) ?? 0) : code);
  const missing = getNumber(font, 'DW') ?? 1000;
  return {
    bytes: named === 'Identity-H' ? 2 : isOwn ? (length as 1 | 2) : undefined,
    textOf: () => undefined,
    widthOf: (code) => widths.get(cidOf(code)) ?? missing,
    missing,
    standard: false,
    all: (unicode) => unicode?.text.keys() ?? [],
  };
}

/** Widths by glyph numbers (PDF 1.7, 9.7.4.3). */
function cidWidths(font: PDFDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = items(getArray(font, 'W')).map((item) => font.context.lookup(item));
  const number = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : 0);
  for (let at = 0; at < list.length; ) {
    const [first, next] = [number(list[at]), list[at + 1]];
    if (next instanceof PDFArray) {
      for (const [index, width] of next.asArray().entries())
        widths.set(first + index, number(font.context.lookup(width)));
      at += 2;
    } else {
      const last = Math.min(number(next), 65_535);
      for (let cid = first; cid <= last; cid++) widths.set(cid, number(list[at + 2]));
      at += 3;
    }
  }
  return widths;
}

function reversed(textOf: Face['textOf'], codes: Iterable<number>): Map<string, number> {
  const map = new Map<string, number>();
  for (const code of codes) {
    const text = textOf(code);
    if (text && !map.has(text)) map.set(text, code);
  }
  return map;
}

function cmapOf(value: unknown): CMap | undefined {
  if (!(value instanceof PDFRawStream)) return undefined;
  try {
    return readCMap(streamText(value));
  } catch {
    return undefined;
  }
}

/** What a stream holds, one letter for each byte. */
export const streamText = (stream: unknown): string =>
  stream instanceof PDFRawStream
    ? latin1(stream.dict.has(named('Filter')) ? decodePDFRawStream(stream).decode() : stream.contents)
    : '';
