import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { getDict, getName, pdfName } from '../assemble/objects';
import { reachedFrom } from './placed-texts';
import { dictsIn } from './strings';

/** Categories of resources in which content names what it draws or sets. */
const categories = ['XObject', 'ExtGState'];

/**
 * Lets go of the XObjects and graphics states that copies replace and no content names any more: the structure tree, an
 * article or a program's entry may still refer to one (ISO 32000-2, 14.7.5.3), which would keep what was removed from it.
 *
 * @param replaced reference tags of the originals
 * @param copies what replaces an original in an object reference of the structure tree
 */
export function releaseReplaced(
  context: PDFContext,
  replaced: ReadonlySet<string>,
  copies: ReadonlyMap<string, PDFRef>,
): void {
  if (replaced.size === 0) return;
  for (;;) {
    const reached = reachedFrom(context);
    const named = namedResources(context, reached);
    const stale = new Set([...replaced].filter((tag) => reached.has(tag) && !named.has(tag)));
    if (stale.size === 0) return;
    for (const [, object] of context.enumerateIndirectObjects()) dropReferences(object, stale, copies);
  }
}

/** Reference tags in the resources of the reachable objects. */
function namedResources(context: PDFContext, reached: ReadonlySet<string>): Set<string> {
  const named = new Set<string>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!reached.has(ref.tag)) continue;
    for (const dict of dictsIn(object))
      for (const category of categories)
        for (const value of getDict(dict, category)?.values() ?? [])
          if (value instanceof PDFRef) named.add(value.tag);
  }
  return named;
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
