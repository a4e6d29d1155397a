import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, get, getArray, getDict, getName, items, pdfName } from './objects';

/** A page of a document, with inherited attributes. */
export type Leaf = { ref: PDFRef | undefined; dict: PDFDict; inherited: Map<string, PDFObject> };

/** Attributes that a page inherits from its parent nodes. */
export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Pages of a document in order, and their parent nodes. @throws without a page tree */
export function leavesOf(context: PDFContext, catalog = catalogOf(context)) {
  const leaves: Leaf[] = [];
  const nodes: PDFRef[] = [];
  const above = new Set<PDFDict>();
  const visit = (value: PDFObject | undefined, inherited: Map<string, PDFObject>): void => {
    const dict = context.lookup(value);
    if (!(dict instanceof PDFDict) || above.has(dict)) return;
    const ref = value instanceof PDFRef ? value : undefined;
    const own = new Map(inherited);
    for (const key of inheritable) {
      const at = dict.get(pdfName(key));
      if (at) own.set(key, at);
    }
    const kids = getArray(dict, 'Kids');
    if (!kids) {
      if (getName(dict, 'Type') !== 'Pages') leaves.push({ ref, dict, inherited: own });
      return;
    }
    if (ref) nodes.push(ref);
    above.add(dict);
    for (const kid of items(kids)) visit(kid, own);
    above.delete(dict);
  };
  visit(catalog.get(pdfName('Pages')), new Map());
  return { leaves, nodes };
}

/** Content streams of a page. */
export function contentsOf(page: PDFDict): (PDFObject | undefined)[] {
  const contents = get(page, 'Contents');
  if (!(contents instanceof PDFArray)) return [contents];
  return contents.asArray().map((item) => page.context.lookup(item));
}

/** Resource dictionaries of a page and references to its pictures; a shared picture is kept whole. */
export function drawnWith(context: PDFContext, inherited: Leaf['inherited']): (PDFDict | string)[] {
  const resources = dictOf(context, inherited.get('Resources'));
  if (!resources) return [];
  const pictures = getDict(resources, 'XObject');
  const refs = (pictures?.values() ?? []).filter((value) => value instanceof PDFRef).map(({ tag }) => tag);
  return [resources, ...(pictures ? [pictures] : []), ...refs];
}

export const catalogOf = (context: PDFContext): PDFDict => {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict) || !getDict(catalog, 'Pages')) throw new Error('no page tree');
  return catalog;
};
