import { PDFArray, type PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeLatin1 } from '../../write/bytes';
import { get, getArray, getNumber, pdfName } from '../assemble/objects';
import { fullFilterNames, readableContent } from '../reader/streams';

/** Full names of a stream's filters, in decoding order. */
export const filtersOf = (dict: PDFDict): string[] => {
  const filter = get(dict, 'Filter');
  const list =
    filter instanceof PDFArray ? filter.asArray().map((_, index) => filter.lookup(index)) : [filter];
  return list
    .flatMap((entry) => (entry instanceof PDFName ? [entry.decodeText()] : []))
    .map((name) => fullFilterNames[name] ?? name);
};

/** Data of a stream decoded by all filters but the last one, which is an image codec. */
export function withoutOuterFilters(picture: PDFRawStream, filters: string[]): Uint8Array | undefined {
  if (filters.length === 1) return picture.contents;
  const dict = picture.dict.clone();
  const context = dict.context;
  const parameters = getArray(dict, 'DecodeParms');
  dict.set(pdfName('Filter'), context.obj(filters.slice(0, -1)));
  dict.delete(pdfName('DecodeParms'));
  if (parameters)
    dict.set(pdfName('DecodeParms'), context.obj(parameters.asArray().slice(0, filters.length - 1)));
  return readableContent(PDFRawStream.of(dict, picture.contents));
}

const isFileFormat = (filter: string | undefined) => filter === 'DCTDecode' || filter === 'JPXDecode';

/** The JPEG or JPEG 2000 file in a stream, with the other filters already undone; the raw data of any other stream. */
export function pictureFileOf(stream: PDFRawStream): Uint8Array {
  const filters = filtersOf(stream.dict);
  return (isFileFormat(filters.at(-1)) && withoutOuterFilters(stream, filters)) || stream.contents;
}

/** Enumerated colour spaces of JPEG 2000 with three components: sRGB and sYCC (ISO/IEC 15444-1, Table I.10). */
const threeComponents = new Set([16, 18]);

/** Whether a JPEG 2000 file has opacities beside its colours that the picture does not use (`SMaskInData`). */
export function hasUnusedOpacities(picture: PDFRawStream): boolean {
  const isUsed = (getNumber(picture.dict, 'SMaskInData') ?? 0) > 0;
  if (isUsed || filtersOf(picture.dict).at(-1) !== 'JPXDecode') return false;
  const file = decodeLatin1(pictureFileOf(picture));
  // SIZ is the first marker segment after SOC; its component count is 36 bytes after its length (A.5.1).
  const size = file.indexOf('\xff\x4f\xff\x51');
  const components = (file.charCodeAt(size + 40) << 8) | file.charCodeAt(size + 41);
  if (size < 0 || components !== 4) return components === 2;
  const colours = file.indexOf('colr');
  const isEnumerated = colours >= 0 && file.charCodeAt(colours + 4) === 1;
  const given = get(picture.dict, 'ColorSpace');
  if (given instanceof PDFName) return given.decodeText() === 'DeviceRGB';
  return isEnumerated && threeComponents.has(file.charCodeAt(colours + 10));
}

/** A copy of the stream that holds `file`, which has the same format, with the codec as its only filter. */
export function withPictureFile({ dict }: PDFRawStream, file: Uint8Array): PDFRawStream {
  const filters = filtersOf(dict);
  const last = filters.at(-1);
  if (filters.length < 2 || !last || !isFileFormat(last)) return PDFRawStream.of(dict, file);
  const copy = dict.clone();
  const parameters = getArray(dict, 'DecodeParms')?.lookup(filters.length - 1);
  copy.set(pdfName('Filter'), pdfName(last));
  copy.delete(pdfName('DecodeParms'));
  if (parameters) copy.set(pdfName('DecodeParms'), parameters);
  return PDFRawStream.of(copy, file);
}
