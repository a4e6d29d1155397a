import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readObjects } from '../src/pdf/reader/read-objects';
import type { sourceFile } from '../tests/helpers/engine-host';
import { textIn } from '../tests/helpers/pdf-text';
import { pagesOf, tracesOf, wordsOf } from './checks';

/**
 * Traces of pages that `kept` leaves out but that are still in `result`: words that only those pages have, content, pictures.
 *
 * @param sourceDocument `source`, opened by pdf.js
 */
export async function removedPageTraces(
  result: Uint8Array,
  source: ReturnType<typeof sourceFile>,
  sourceDocument: PDFDocumentProxy,
  kept: Set<number>,
): Promise<string[]> {
  const resultObjects = await readObjects(result);
  const pageTexts = await textsOfPages(sourceDocument);
  const keptText = pageTexts.filter((_, index) => kept.has(index + 1)).join(' ');
  const removedText = pageTexts.filter((_, index) => !kept.has(index + 1)).join(' ');
  const text = textIn(resultObjects);
  const distinctiveWords = [...new Set(removedText.match(/[\p{L}\d]{6,}/gu) ?? [])].filter(
    (word) => !keptText.includes(word),
  );
  const found = distinctiveWords.filter((word) => text.includes(word)).map((word) => `word ${word}`);
  const objects = await readObjects(new Uint8Array(await source.blob.arrayBuffer())).catch(() => undefined);
  if (!objects) return found;
  const { pages } = tracesOf(objects);
  const keptTraces = new Set(
    pages.filter((_, index) => kept.has(index + 1)).flatMap((traces) => [...traces]),
  );
  const { all } = tracesOf(resultObjects);
  for (const [index, traces] of pages.entries()) {
    if (kept.has(index + 1)) continue;
    for (const trace of traces)
      if (all.has(trace) && !keptTraces.has(trace)) found.push(`content of page ${index + 1}`);
  }
  return found;
}

async function textsOfPages(sourceDocument: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = [];
  for (const page of pagesOf(sourceDocument)) texts.push(await wordsOf(await sourceDocument.getPage(page)));
  return texts;
}
