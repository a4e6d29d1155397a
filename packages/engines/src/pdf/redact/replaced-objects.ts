import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, getArray, getName, items, pdfName } from '../assemble/objects';
import type { PageObject } from '../assemble/page-objects';

/**
 * Lets go of the XObjects and graphics states that copies replace and that no page draws any more: the structure tree, the
 * resources of a form or a hidden page may still refer to one (ISO 32000-2, 14.7.5.3), which would keep what was removed.
 *
 * @param replaced reference tags of the originals
 * @param copies what replaces an original in an object reference of the structure tree
 */
export function releaseReplaced(
  context: PDFContext,
  pageObjects: PageObject[],
  replaced: ReadonlySet<string>,
  copies: ReadonlyMap<string, PDFRef>,
): void {
  if (replaced.size === 0) return;
  const drawn = drawnObjects(context, pageObjects);
  const stale = new Set([...replaced].filter((tag) => !drawn.has(tag)));
  if (stale.size === 0) return;
  for (const [, object] of context.enumerateIndirectObjects()) dropReferences(object, stale, copies);
}

/** Keys of what an object has beside that which it draws. */
const besideDrawing = new Set(['Alternates', 'OPI', 'AF', 'Metadata', 'PieceInfo', 'Ref']);

/** Reference tags of what the pages and their annotations draw: all that their resources and appearances refer to. */
function drawnObjects(context: PDFContext, pageObjects: PageObject[]): Set<string> {
  const drawn = new Set<string>();
  const waiting: (PDFObject | undefined)[] = pageObjects.flatMap(({ dict, inherited }) => [
    dict.get(pdfName('Resources')) ?? inherited.get('Resources'),
    ...items(getArray(dict, 'Annots')).flatMap((item) => {
      const annotation = dictOf(context, item);
      return [annotation?.get(pdfName('AP')), annotation?.get(pdfName('MK'))];
    }),
  ]);
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (value instanceof PDFRef) {
      if (drawn.has(value.tag)) continue;
      drawn.add(value.tag);
      waiting.push(context.lookup(value));
      continue;
    }
    if (value instanceof PDFArray) waiting.push(...value.asArray());
    const object = value instanceof PDFRawStream ? value.dict : value;
    if (!(object instanceof PDFDict)) continue;
    for (const [key, item] of object.entries()) if (!besideDrawing.has(key.decodeText())) waiting.push(item);
  }
  return drawn;
}

function dropReferences(
  value: PDFObject,
  stale: ReadonlySet<string>,
  copies: ReadonlyMap<string, PDFRef>,
): void {
  const dict = value instanceof PDFRawStream ? value.dict : value;
  const isStale = (item: PDFObject | undefined): item is PDFRef =>
    item instanceof PDFRef && stale.has(item.tag);
  if (dict instanceof PDFArray)
    for (let index = dict.size() - 1; index >= 0; index--) {
      const item = dict.get(index);
      if (isStale(item)) dict.remove(index);
      else dropReferences(item, stale, copies);
    }
  if (!(dict instanceof PDFDict)) return;
  for (const [key, item] of dict.entries()) {
    if (!isStale(item)) {
      dropReferences(item, stale, copies);
      continue;
    }
    const copy = getName(dict, 'Type') === 'OBJR' ? copies.get(item.tag) : undefined;
    if (copy && key === pdfName('Obj')) dict.set(key, copy);
    else dict.delete(key);
  }
}
