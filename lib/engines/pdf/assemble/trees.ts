import { type PDFContext, PDFDict, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { getArray, items, pdfName } from './objects';

/** Name trees and number trees (ISO 32000-1, 7.9.6 and 7.9.7): sorted maps, split into nodes when long. */
type Leaves = 'Names' | 'Nums';

/** Entries of a tree in order, with unresolved values. */
export function treeEntries(root: PDFDict | undefined, leaves: Leaves): [PDFObject, PDFObject][] {
  const entries: [PDFObject, PDFObject][] = [];
  const seen = new Set<PDFDict>();
  const visit = (node: PDFDict | undefined): void => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    const pairs = items(getArray(node, leaves));
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const key = node.context.lookup(pairs[index]);
      const value = pairs[index + 1];
      if (key && value) entries.push([key, value]);
    }
    for (const kid of items(getArray(node, 'Kids'))) {
      const child = node.context.lookup(kid);
      if (child instanceof PDFDict) visit(child);
    }
  };
  visit(root);
  return entries;
}

const perNode = 64;

/** Writes a tree of sorted entries. */
export function writeTree(context: PDFContext, leaves: Leaves, entries: [PDFObject, PDFObject][]): PDFRef {
  if (entries.length <= perNode) return context.register(context.obj({ [leaves]: entries.flat() }));
  const kids: PDFRef[] = [];
  for (let start = 0; start < entries.length; start += perNode) {
    const chunk = entries.slice(start, start + perNode);
    const limits = [chunk[0]?.[0], chunk.at(-1)?.[0]];
    kids.push(context.register(context.obj({ [leaves]: chunk.flat(), Limits: limits })));
  }
  const root = context.obj({});
  root.set(pdfName('Kids'), context.obj(kids));
  return context.register(root);
}
