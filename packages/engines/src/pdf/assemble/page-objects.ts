import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { get, getArray, getDict, getName, items, pdfName } from './objects';

/** A page of a document, with its inherited attributes. */
export type PageObject = { ref: PDFRef | undefined; dict: PDFDict; inherited: Map<string, PDFObject> };

type Node = { value: PDFObject | undefined; inherited: PageObject['inherited'] };

/** Attributes that a page inherits from its parent nodes. */
export const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** Pages of a document in order, and the nodes of its page tree. @throws without a page tree */
export function pageObjectsOf(context: PDFContext, catalog = catalogOf(context)) {
  const pageObjects: PageObject[] = [];
  const nodes: PDFRef[] = [];
  const ancestors = new Set<PDFDict>();
  /** Nodes to visit, the next one last. An entry with `visited` comes up once all children of that node are visited. */
  const waiting: (Node | { visited: PDFDict })[] = [
    { value: catalog.get(pdfName('Pages')), inherited: new Map() },
  ];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('visited' in node) {
      ancestors.delete(node.visited);
      continue;
    }
    const { value, inherited } = node;
    const dict = context.lookup(value);
    if (!(dict instanceof PDFDict) || ancestors.has(dict)) continue;
    const ref = value instanceof PDFRef ? value : undefined;
    const attributes = new Map(inherited);
    for (const key of inheritable) {
      const entry = dict.get(pdfName(key));
      if (entry) attributes.set(key, entry);
    }
    const kids = getArray(dict, 'Kids');
    if (!kids) {
      if (getName(dict, 'Type') !== 'Pages') pageObjects.push({ ref, dict, inherited: attributes });
      continue;
    }
    if (ref) nodes.push(ref);
    ancestors.add(dict);
    waiting.push({ visited: dict });
    for (const kid of items(kids).toReversed()) waiting.push({ value: kid, inherited: attributes });
  }
  return { pageObjects, nodes };
}

/** Content streams of a page. */
export function contentsOf(page: PDFDict): (PDFObject | undefined)[] {
  const contents = get(page, 'Contents');
  if (!(contents instanceof PDFArray)) return [contents];
  return contents.asArray().map((item) => page.context.lookup(item));
}

export const catalogOf = (context: PDFContext): PDFDict => {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict) || !getDict(catalog, 'Pages')) throw new Error('no page tree');
  return catalog;
};
