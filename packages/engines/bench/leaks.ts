import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readObjects } from '../src/pdf/reader/read-objects';
import type { sourceFile } from '../tests/helpers/engine-host';
import { textIn } from '../tests/helpers/pdf-text';
import { pagesOf, tracesOf, wordsOf } from './checks';

/** Traces of omitted pages in the result: unique words, content, pictures. */
export async function leaksIn(
  bytes: Uint8Array,
  source: ReturnType<typeof sourceFile>,
  doc: PDFDocumentProxy,
  kept: Set<number>,
): Promise<string[]> {
  const resultObjects = await readObjects(bytes);
  const pageTexts = await textsOfPages(doc);
  const keptText = pageTexts.filter((_, index) => kept.has(index + 1)).join(' ');
  const removedText = pageTexts.filter((_, index) => !kept.has(index + 1)).join(' ');
  const text = textIn(resultObjects);
  const distinctiveWords = [...new Set(removedText.match(/[\p{L}\d]{6,}/gu) ?? [])].filter(
    (word) => !keptText.includes(word),
  );
  const leaks = distinctiveWords.filter((word) => text.includes(word)).map((word) => `word ${word}`);
  const objects = await readObjects(new Uint8Array(await source.blob.arrayBuffer())).catch(() => undefined);
  if (!objects) return leaks;
  const { pages } = tracesOf(objects);
  const keptTraces = new Set(
    pages.filter((_, index) => kept.has(index + 1)).flatMap((traces) => [...traces]),
  );
  const { all } = tracesOf(resultObjects);
  for (const [index, traces] of pages.entries()) {
    if (kept.has(index + 1)) continue;
    for (const trace of traces)
      if (all.has(trace) && !keptTraces.has(trace)) leaks.push(`content of page ${index + 1}`);
  }
  return leaks;
}

async function textsOfPages(doc: PDFDocumentProxy): Promise<string[]> {
  const texts: string[] = [];
  for (const page of pagesOf(doc)) texts.push(await wordsOf(await doc.getPage(page)));
  return texts;
}
