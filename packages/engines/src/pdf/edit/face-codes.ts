import { PDFArray, type PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, getNumber, items } from '../assemble/objects';
import { type CMap, readCMap } from './cmap';
import { type Encoding, encoding, lettersOf } from './glyph-names';
import { streamText } from './stream-text';

/** Character codes of a font. */
export type Codes = {
  /** Bytes per code; undefined for codes of mixed lengths, or an encoding that is not in the file. */
  bytes: 1 | 2 | undefined;
  textOf(code: number): string | undefined;
  widthOf(code: number): number | undefined;
  /** Width of codes for which the file states none. */
  defaultWidth: number;
  /** Whether PDF readers provide the widths (standard fonts). */
  hasStandardWidths: boolean;
  /** Codes for which the font may have a glyph. */
  codesWithGlyphs(unicode: CMap | undefined): Iterable<number>;
};

/** Codes of a simple font, of one byte each (PDF 1.7, 9.6). */
export function simpleCodes(dict: PDFDict, { embedded, flags }: { embedded: boolean; flags: number }): Codes {
  const encodingDict = getDict(dict, 'Encoding');
  const baseEncoding = getName(dict, 'Encoding') ?? getName(encodingDict, 'BaseEncoding');
  const isKnown =
    baseEncoding === 'WinAnsiEncoding' ||
    baseEncoding === 'MacRomanEncoding' ||
    baseEncoding === 'StandardEncoding';
  const isSymbol = /symbol|dingbats/i.test(getName(dict, 'BaseFont') ?? '');
  const impliedEncoding: Encoding | undefined =
    isSymbol || (embedded && (flags & 4) !== 0) || getName(dict, 'Subtype') === 'Type3'
      ? undefined
      : 'StandardEncoding';
  const base = isKnown ? (baseEncoding as Encoding) : impliedEncoding;
  const table = base ? encoding(base) : new Map<number, string>();
  let offset = 0;
  for (const raw of items(getArray(encodingDict, 'Differences'))) {
    const item = dict.context.lookup(raw);
    if (item instanceof PDFNumber) offset = item.asNumber();
    else if (item instanceof PDFName) {
      const text = lettersOf(item.decodeText());
      if (text) table.set(offset, text);
      else table.delete(offset);
      offset += 1;
    }
  }
  const widths = getArray(dict, 'Widths');
  const first = getNumber(dict, 'FirstChar') ?? 0;
  const defaultWidth = getNumber(getDict(dict, 'FontDescriptor'), 'MissingWidth') ?? 0;
  return {
    bytes: 1,
    textOf: (code) => table.get(code),
    widthOf: (code) => {
      const width = widths && dict.context.lookup(widths.asArray()[code - first]);
      return width instanceof PDFNumber ? width.asNumber() : undefined;
    },
    defaultWidth,
    hasStandardWidths: !widths,
    codesWithGlyphs: () => Array.from({ length: 256 }, (_, code) => code),
  };
}

/** Codes of a composite font, which refer to glyphs by number (PDF 1.7, 9.7). */
export function compositeCodes(dict: PDFDict, font: PDFDict): Codes {
  const encodingName = getName(dict, 'Encoding');
  const cmap = cmapOf(get(dict, 'Encoding'));
  const [length] = cmap?.lengths ?? [];
  const hasFixedLength = cmap !== undefined && cmap.lengths.size === 1 && (length === 1 || length === 2);
  const widths = cidWidths(font);
  const cidOf = (code: number) => (cmap ? (cmap.cids.get(code) ?? 0) : code);
  const defaultWidth = getNumber(font, 'DW') ?? 1000;
  return {
    bytes: encodingName === 'Identity-H' ? 2 : hasFixedLength ? (length as 1 | 2) : undefined,
    textOf: () => undefined,
    widthOf: (code) => widths.get(cidOf(code)) ?? defaultWidth,
    defaultWidth,
    hasStandardWidths: false,
    codesWithGlyphs: (unicode) => unicode?.text.keys() ?? [],
  };
}

/** Widths by glyph number (PDF 1.7, 9.7.4.3). */
function cidWidths(font: PDFDict): Map<number, number> {
  const widths = new Map<number, number>();
  const list = items(getArray(font, 'W')).map((item) => font.context.lookup(item));
  const numberOf = (value: unknown) => (value instanceof PDFNumber ? value.asNumber() : 0);
  for (let position = 0; position < list.length; ) {
    const [first, next] = [numberOf(list[position]), list[position + 1]];
    if (next instanceof PDFArray) {
      for (const [index, width] of next.asArray().entries())
        widths.set(first + index, numberOf(font.context.lookup(width)));
      position += 2;
    } else {
      const last = Math.min(numberOf(next), 65_535);
      for (let cid = first; cid <= last; cid++) widths.set(cid, numberOf(list[position + 2]));
      position += 3;
    }
  }
  return widths;
}

/** CMap in a stream; undefined if missing or unreadable. */
export function cmapOf(value: unknown): CMap | undefined {
  if (!(value instanceof PDFRawStream)) return undefined;
  try {
    return readCMap(streamText(value));
  } catch {
    return undefined;
  }
}
