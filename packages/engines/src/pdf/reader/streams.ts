import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { unzlibSync } from 'fflate';
import { get, getName, getNumber, pdfName } from '../assemble/objects';

/** Content of a cross-reference or object stream: inflated, predictor reversed (ISO 32000-2, 7.4.4.4). */
export function contentOf(stream: PDFRawStream): Uint8Array {
  if (!stream.dict.has(pdfName('Filter'))) return stream.contents;
  return withoutPredictor(inflated(stream), parametersOf(stream.dict));
}

/** Full names of filters for their abbreviations (ISO 32000-2, Table 92), which viewers accept in any stream. */
export const fullFilterNames: Record<string, string> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** Content of a page, form, pattern or glyph; undefined if it cannot be decoded. */
export function readableContent(stream: PDFRawStream): Uint8Array | undefined {
  const filter = get(stream.dict, 'Filter');
  const filters =
    filter instanceof PDFArray ? filter.asArray().map((_, index) => filter.lookup(index)) : [filter];
  const names = filters.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []));
  try {
    if (!names.some((name) => name in fullFilterNames || name === 'Crypt')) return contentOf(stream);
    const fullFilters = names.filter((name) => name !== 'Crypt').map((name) => fullFilterNames[name] ?? name);
    const dict = stream.dict.clone();
    dict.set(pdfName('Filter'), dict.context.obj(fullFilters));
    return contentOf(PDFRawStream.of(dict, stream.contents));
  } catch {
    return undefined;
  }
}

function inflated(stream: PDFRawStream): Uint8Array {
  const filter = get(stream.dict, 'Filter');
  const onlyFilter = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (onlyFilter === pdfName('FlateDecode')) {
    try {
      return unzlibSync(stream.contents);
    } catch {
      // pdf-lib's decoder returns the rest of a truncated stream.
    }
  }
  return decodePDFRawStream(stream).decode();
}

function parametersOf(dict: PDFDict): PDFDict | undefined {
  const value = get(dict, 'DecodeParms');
  const last = value instanceof PDFArray ? value.lookup(value.size() - 1) : value;
  return last instanceof PDFDict ? last : undefined;
}

function withoutPredictor(bytes: Uint8Array, parameters: PDFDict | undefined): Uint8Array {
  const predictor = getNumber(parameters, 'Predictor') ?? 1;
  if (predictor < 10) return bytes;
  const [colors, bits, columns] = ['Colors', 'BitsPerComponent', 'Columns'].map((key, index) =>
    Math.max(1, getNumber(parameters, key) ?? [1, 8, 1][index] ?? 1),
  ) as [number, number, number];
  const bytesPerPixel = Math.max(1, (colors * bits) >> 3);
  const bytesPerRow = (columns * colors * bits + 7) >> 3;
  const rows = Math.ceil(bytes.length / (bytesPerRow + 1));
  const result = new Uint8Array(rows * bytesPerRow);
  for (let y = 0; y < rows; y++) {
    const filter = bytes[y * (bytesPerRow + 1)];
    for (let x = 0; x < bytesPerRow; x++) {
      const offset = y * bytesPerRow + x;
      const raw = bytes[y * (bytesPerRow + 1) + 1 + x] ?? 0;
      const left = x >= bytesPerPixel ? (result[offset - bytesPerPixel] ?? 0) : 0;
      const up = y > 0 ? (result[offset - bytesPerRow] ?? 0) : 0;
      const corner = x >= bytesPerPixel && y > 0 ? (result[offset - bytesPerRow - bytesPerPixel] ?? 0) : 0;
      result[offset] = raw + predicted(filter, left, up, corner);
    }
  }
  return result;
}

/** Prediction by a PNG filter (7.4.4.4): 1 sub, 2 up, 3 average, 4 Paeth. */
function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Whether a stream is of a type, such as `XRef`. */
export const isStreamOfType = (object: unknown, type: string): object is PDFRawStream =>
  object instanceof PDFRawStream && getName(object.dict, 'Type') === type;
