import { PDFArray, PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { get, getNumber } from '../assemble/objects';

const dictOf = (object: PDFObject | undefined): PDFDict | undefined =>
  object instanceof PDFRawStream ? object.dict : object instanceof PDFDict ? object : undefined;

/**
 * Whether a shading may show a shape: a mesh (types 4 to 7), or samples over an area (type 1 with a sampled function), which
 * are a picture. All others are gradients (ISO 32000-2, 8.7.4.5).
 */
export function showsShape(shading: PDFObject | undefined): boolean {
  const dict = dictOf(shading);
  const type = getNumber(dict, 'ShadingType') ?? 0;
  if (type !== 1) return type >= 4;
  const value = dict && get(dict, 'Function');
  const functions =
    value instanceof PDFArray ? value.asArray().map((_, index) => value.lookup(index)) : [value];
  return functions.some((one) => getNumber(dictOf(one), 'FunctionType') === 0);
}
