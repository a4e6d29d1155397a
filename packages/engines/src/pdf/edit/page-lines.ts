import { PDFArray, type PDFContext } from '@cantoo/pdf-lib';
import { numbersOf } from '../assemble/objects';
import type { PageObject } from '../assemble/page-objects';
import type { Substitutes } from './fonts';
import { linesOf } from './lines';
import { readPageText } from './page-text';
import { isOnPage, type PageEdges, paragraphs } from './paragraphs';

/** Lines of a page, in the order of their numbers in `readEditable`. */
export function readPageLines(context: PDFContext, pageObject: PageObject, fonts: Substitutes) {
  const page = readPageText(context, pageObject, fonts.widths);
  const edges = edgesOf(context, pageObject);
  const linesOnPage = linesOf(page).filter((line) => !edges || isOnPage(edges, line));
  return { page, lines: paragraphs(linesOnPage, edges) };
}

function edgesOf(context: PDFContext, { inherited }: PageObject): PageEdges | undefined {
  const box = context.lookup(inherited.get('CropBox') ?? inherited.get('MediaBox'));
  if (!(box instanceof PDFArray)) return undefined;
  const [x = 0, y = 0, u = 0, v = 0] = numbersOf(box);
  const edges = { left: Math.min(x, u), right: Math.max(x, u), bottom: Math.min(y, v), top: Math.max(y, v) };
  return edges.left < edges.right && edges.bottom < edges.top ? edges : undefined;
}
