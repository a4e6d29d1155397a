import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Input, takenOf } from './input';

/** Pages compared per file, including the first and the last; fewer per file if there are many files. */
const samples = { most: 8, least: 2, all: 60 };

/**
 * Compares pages of the sources with those of the result: their words, and their number of annotations.
 *
 * @param starts index of the first page of each source in the result
 * @returns indexes of the sources that differ
 */
export async function samePages(inputs: Input[], result: PDFDocumentProxy, starts: number[]) {
  const wrong: number[] = [];
  const each = Math.max(samples.least, Math.min(samples.most, Math.floor(samples.all / inputs.length)));
  for (const [index, input] of inputs.entries()) {
    if (!(await same(input, result, starts[index] ?? 0, each))) wrong.push(index);
  }
  return wrong;
}

async function same(input: Input, result: PDFDocumentProxy, start: number, samples: number) {
  const taken = takenOf(input).map(({ page }) => page);
  for (const at of spread(taken.length, samples)) {
    const page = taken[at];
    if (page === undefined || input.changed?.has(page)) continue;
    const copy = start + at + 1;
    if (copy > result.numPages) return false;
    if ((await words(input.opened.doc, page)) !== (await words(result, copy))) return false;
  }
  return true;
}

/** A sample of the numbers below `count`, including the first and the last. */
function spread(count: number, samples: number): number[] {
  const step = Math.max(1, (count - 1) / (samples - 1));
  return [...new Set(Array.from({ length: Math.min(samples, count) }, (_, at) => Math.round(at * step)))];
}

/** Words of a page; undefined if unreadable, in source and result alike. */
async function words(doc: PDFDocumentProxy, number: number): Promise<string | undefined> {
  const page = await doc.getPage(number);
  try {
    const { items } = await page.getTextContent();
    const size = page.getViewport({ scale: 1, rotation: 0 });
    return `${size.width} ${size.height} ${items.map((item) => ('str' in item ? item.str : '')).join('')}`;
  } catch {
    return undefined;
  } finally {
    page.cleanup();
  }
}
