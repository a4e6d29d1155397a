import type { Pdfium, Scratch } from '../pdfium';

/** A link of a page, with its rectangle in points of the file; without an address it leads within the document. */
export type Link = { left: number; top: number; right: number; bottom: number; address?: string };

/** Addresses that a slide may link to. */
const linkable = /^(https?:\/\/|mailto:|tel:)/i;

/** Links of a page (ISO 32000-2, 12.5.6.5), read before its annotations are flattened. */
export function linksOf(pdfium: Pdfium, document: number, page: number, scratch: Scratch): Link[] {
  const { pointer, size } = scratch;
  const links: Link[] = [];
  const annotations: number[] = [];
  scratch.write(0, 0);
  while (pdfium.FPDFLink_Enumerate(page, pointer, pointer + 4)) {
    const [next = 0, link = 0] = scratch.integers(2);
    annotations.push(link);
    scratch.write(0, next);
  }
  for (const link of annotations) {
    if (!pdfium.FPDFLink_GetAnnotRect(link, pointer)) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = scratch.floats(4);
    const sides = { left, right, top: Math.max(top, bottom), bottom: Math.min(top, bottom) };
    const action = pdfium.FPDFLink_GetAction(link);
    const length = action ? pdfium.FPDFAction_GetURIPath(document, action, pointer, size) : 0;
    const address = length > 1 && length <= size ? scratch.text(length - 1) : '';
    links.push({ ...sides, ...(linkable.test(address) && { address }) });
  }
  return links;
}
