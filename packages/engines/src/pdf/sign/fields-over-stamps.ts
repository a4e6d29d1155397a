import { type PDFContext, PDFStreamWriter } from '@cantoo/pdf-lib';
import { dictOf, getArray, getDict, getName, items, numbersOf, pdfName, put } from '../assemble/objects';
import { catalogOf, type PageObject, pageObjectsOf } from '../assemble/page-objects';
import { readObjects } from '../reader/read-objects';
import { boundsOf } from '../redact/geometry';
import { type Appearance, cornersOf } from './stamps';

/** Whether a field with an appearance is where one of the stamps is. */
export function isAtField(
  context: PDFContext,
  { dict }: PageObject,
  appearances: readonly Appearance[],
): boolean {
  const stamps = appearances.map(({ bounds, matrix }) => boundsOf(cornersOf(bounds, matrix)));
  return items(getArray(dict, 'Annots')).some((item) => {
    const widget = dictOf(context, item);
    if (getName(widget, 'Subtype') !== 'Widget' || !getDict(widget, 'AP')) return false;
    const [x = 0, y = 0, u = 0, v = 0] = numbersOf(getArray(widget, 'Rect'));
    const [left, bottom, right, top] = boundsOf([
      [x, y],
      [u, v],
    ]);
    return stamps.some((stamp) => stamp[0] < right && left < stamp[2] && stamp[1] < top && bottom < stamp[3]);
  });
}

/**
 * A copy of a file that pdf.js draws as other viewers draw the file: fields over everything else, whatever the order of
 * the annotations, and with the appearances that the file has, although it asks for new ones (NeedAppearances).
 */
export async function withFieldsOnTop(bytes: Uint8Array): Promise<Uint8Array> {
  const context = await readObjects(bytes);
  getDict(catalogOf(context), 'AcroForm')?.delete(pdfName('NeedAppearances'));
  for (const { dict } of pageObjectsOf(context).pageObjects) {
    const annotations = items(getArray(dict, 'Annots'));
    const isField = (item: (typeof annotations)[number]) =>
      getName(dictOf(context, item), 'Subtype') === 'Widget';
    const others = annotations.filter((item) => !isField(item));
    if (annotations.length > 0) put(dict, { Annots: [...others, ...annotations.filter(isField)] });
  }
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}
