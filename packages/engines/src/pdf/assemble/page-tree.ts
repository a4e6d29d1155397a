import { type PDFContext, PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import { put } from './objects';

/**
 * Largest number of children of a node. Readers search children one by one, so short nodes let a late page of a long
 * file open at once.
 */
const maxKids = 64;

/**
 * Writes the page tree (ISO 32000-2, 7.7.3) of these pages to `root`. Long files get intermediate nodes, which become
 * the `Parent` of their pages.
 */
export function writePageTree(context: PDFContext, root: PDFRef, pages: PDFRef[]): void {
  let level = pages.map((ref) => ({ ref, count: 1 }));
  while (level.length > maxKids) {
    const nodes: typeof level = [];
    for (let start = 0; start < level.length; start += maxKids) {
      const kids = level.slice(start, start + maxKids);
      const node = { ref: context.nextRef(), count: countOf(kids) };
      context.assign(node.ref, nodeOf(context, node.ref, kids));
      nodes.push(node);
    }
    level = nodes;
  }
  context.assign(root, nodeOf(context, root, level));
}

type Kid = { ref: PDFRef; count: number };

function nodeOf(context: PDFContext, ref: PDFRef, kids: Kid[]): PDFDict {
  for (const kid of kids) put(context.lookup(kid.ref, PDFDict), { Parent: ref });
  return context.obj({ Type: 'Pages', Kids: kids.map((kid) => kid.ref), Count: countOf(kids) });
}

const countOf = (kids: Kid[]): number => kids.reduce((sum, { count }) => sum + count, 0);
