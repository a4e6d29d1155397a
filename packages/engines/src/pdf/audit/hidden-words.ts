import { PDFStreamWriter } from '@cantoo/pdf-lib';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host } from '../../engine';
import { pdfName, put } from '../assemble/objects';
import { pageObjectsOf } from '../assemble/page-objects';
import { load } from '../pdfjs';
import { readObjects } from '../reader/read-objects';
import type { Content } from './content';
import { contentsOf } from './digest';
import type { Owners } from './owners';
import { nameAt, type Stream } from './values';

/** Largest number of pages that are searched for hidden words. */
const maxPagesRead = 200;

/** A box far larger than any page (ISO 32000-2, annex C: at most 14,400 units a side). */
const hugeBox = [-20_000, -20_000, 40_000, 40_000];

/** The finished file; `placeOf` returns the index in it of a page of the source. */
type Result = { doc: PDFDocumentProxy; bytes: Uint8Array; placeOf: (index: number) => number };

/**
 * Words that left-out pages show, that no kept page shows, and that kept pages contain nevertheless, outside of their
 * visible area: pages may share content of which each shows another part, such as the sheets of a poster.
 *
 * @param isKept whether a page of the source, by its index, is in the result
 */
export async function hiddenWords(
  content: Content,
  owners: Owners,
  isKept: (page: number) => boolean,
  source: PDFDocumentProxy,
  { doc, bytes, placeOf }: Result,
  host: Host,
): Promise<string[]> {
  const pagesSharingContent = pagesWithSharedContent(content, owners, isKept);
  if (pagesSharingContent.length === 0) return [];
  const [keptPages, leftOut] = [
    pagesSharingContent.filter(isKept),
    pagesSharingContent.filter((page) => !isKept(page)),
  ];
  const leftOutWords = new Set<string>();
  for (const page of leftOut.slice(0, maxPagesRead))
    for (const word of await sourceWords(source, page + 1)) leftOutWords.add(word);
  for (const page of keptPages.slice(0, maxPagesRead)) {
    const visibleWords = new Set<string>();
    await addWords(doc, placeOf(page) + 1, visibleWords);
    for (const word of visibleWords) leftOutWords.delete(word);
  }
  if (leftOutWords.size === 0) return [];
  // pdf.js reads only words on the page, so it is given a copy with very wide pages.
  const task = load(await withWidePages(bytes), host);
  try {
    const widened = await task.promise;
    const containedWords = new Set<string>();
    for (const page of keptPages.slice(0, maxPagesRead))
      await addWords(widened, placeOf(page) + 1, containedWords);
    return [...leftOutWords].filter((word) => containedWords.has(word));
  } finally {
    await task.destroy();
  }
}

async function withWidePages(bytes: Uint8Array): Promise<Uint8Array> {
  const context = await readObjects(bytes);
  for (const { dict } of pageObjectsOf(context).pageObjects) {
    put(dict, { MediaBox: context.obj(hugeBox) });
    for (const key of ['CropBox', 'UserUnit']) dict.delete(pdfName(key));
  }
  return PDFStreamWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
}

/** Pages that draw content which both kept and left-out pages use, and which has words. */
function pagesWithSharedContent(
  content: Content,
  owners: Owners,
  isKept: (page: number) => boolean,
): number[] {
  const { objects, digests, pages } = content;
  const contents = new Set<Stream>(pages.flatMap(({ dict }) => contentsOf(objects, dict)));
  const pageIndexes = new Set<number>();
  for (const [key, stream] of owners.streams) {
    const users = owners.byKey.get(key) ?? [];
    if (!users.some((page) => page >= 0 && isKept(page)) || !users.some((page) => page >= 0 && !isKept(page)))
      continue;
    const isDrawn = contents.has(stream) || nameAt(objects, stream, 'Subtype') === 'Form';
    if (!isDrawn) continue;
    if ((digests.operandsOf(stream)?.shownCodes.size ?? 0) === 0) continue;
    for (const page of users) if (page >= 0) pageIndexes.add(page);
  }
  return [...pageIndexes].sort((a, b) => a - b);
}

/** Words of the pages of sources: the parts of a split file share its left-out pages. */
const wordsOfSources = new WeakMap<PDFDocumentProxy, Map<number, Set<string>>>();

async function sourceWords(source: PDFDocumentProxy, number: number): Promise<Set<string>> {
  const pages = wordsOfSources.get(source) ?? new Map<number, Set<string>>();
  wordsOfSources.set(source, pages);
  const existing = pages.get(number);
  if (existing) return existing;
  const words = new Set<string>();
  await addWords(source, number, words);
  pages.set(number, words);
  return words;
}

async function addWords(doc: PDFDocumentProxy, number: number, words: Set<string>): Promise<void> {
  const page = await doc.getPage(number).catch(() => undefined);
  const text = await page?.getTextContent().catch(() => undefined);
  for (const item of text?.items ?? []) {
    if (!('str' in item)) continue;
    for (const word of item.str.match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []) words.add(word);
  }
  page?.cleanup();
}
