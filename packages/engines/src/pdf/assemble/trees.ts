import type { PDFContext, PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { dictOf, getArray, items, keyString } from './objects';

/** Key of the entries in a name or number tree (ISO 32000-1, 7.9.6 and 7.9.7): a sorted map, split into nodes if long. */
type PairsKey = 'Names' | 'Nums';

/** Entries of a tree in order, with unresolved values. */
export function treeEntries(root: PDFDict | undefined, pairsKey: PairsKey): [PDFObject, PDFObject][] {
  const entries: [PDFObject, PDFObject][] = [];
  const visited = new Set<PDFDict>();
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (!node || visited.has(node)) continue;
    visited.add(node);
    const pairs = items(getArray(node, pairsKey));
    for (let index = 0; index + 1 < pairs.length; index += 2) {
      const key = node.context.lookup(pairs[index]);
      const value = pairs[index + 1];
      if (key && value) entries.push([key, value]);
    }
    const kids = items(getArray(node, 'Kids')).map((kid) => dictOf(node.context, kid));
    for (const kid of kids.toReversed()) waiting.push(kid);
  }
  return entries;
}

/** Writes a name tree of values by their keys; undefined without a value. */
export function writeNames(context: PDFContext, values: Map<string, PDFObject>): PDFRef | undefined {
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1));
  const entries = sorted.map(([key, value]): [PDFObject, PDFObject] => [keyString(key), value]);
  return entries.length > 0 ? writeTree(context, 'Names', entries) : undefined;
}

const maxEntriesPerNode = 64;

/** Writes a tree of sorted entries. */
export function writeTree(
  context: PDFContext,
  pairsKey: PairsKey,
  entries: [PDFObject, PDFObject][],
): PDFRef {
  if (entries.length <= maxEntriesPerNode)
    return context.register(context.obj({ [pairsKey]: entries.flat() }));
  const kids: PDFRef[] = [];
  for (let start = 0; start < entries.length; start += maxEntriesPerNode) {
    const chunk = entries.slice(start, start + maxEntriesPerNode);
    const limits = [chunk[0]?.[0], chunk.at(-1)?.[0]];
    kids.push(context.register(context.obj({ [pairsKey]: chunk.flat(), Limits: limits })));
  }
  return context.register(context.obj({ Kids: kids }));
}
