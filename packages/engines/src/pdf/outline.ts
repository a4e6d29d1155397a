import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Item = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** A bookmark at whose page a file can be split. */
export type Chapter = { title: string; page: number };

/** Number of bookmarks of a document, on all levels. */
export async function countBookmarks(doc: PDFDocumentProxy): Promise<number> {
  return [...inOrder(await outlineOf(doc))].length;
}

/**
 * Bookmarks of the first level that leads to pages, in page order. A heading without a page begins where the first
 * bookmark below it does.
 */
export async function chaptersOf(doc: PDFDocumentProxy): Promise<Chapter[]> {
  for (let level = await outlineOf(doc); level.length > 0; level = level.flatMap(({ items }) => items)) {
    const pages = await Promise.all(level.map(({ dest }) => pageOf(doc, dest)));
    if (pages.every((page) => page === undefined)) continue;
    const chapters: Chapter[] = [];
    for (const [index, { title, items }] of level.entries()) {
      const page = pages[index] ?? (await firstPageOf(doc, items));
      if (page !== undefined) chapters.push({ title: title.trim(), page });
    }
    return chapters.sort((a, b) => a.page - b.page);
  }
  return [];
}

async function firstPageOf(doc: PDFDocumentProxy, items: Item[]): Promise<number | undefined> {
  for (const { dest } of inOrder(items)) {
    const page = await pageOf(doc, dest);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Bookmarks of all levels in display order. */
function* inOrder(items: Item[]): Generator<Item> {
  const waiting = items.toReversed();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    yield item;
    for (const child of item.items.toReversed()) waiting.push(child);
  }
}

/** Page number of a destination, which is a name or an array. */
export async function pageOf(doc: PDFDocumentProxy, dest: Item['dest']): Promise<number | undefined> {
  try {
    const target = typeof dest === 'string' ? await doc.getDestination(dest) : dest;
    const page: unknown = target?.[0];
    if (typeof page === 'number') return page + 1;
    return page ? (await doc.getPageIndex(page as Parameters<typeof doc.getPageIndex>[0])) + 1 : undefined;
  } catch {
    return undefined;
  }
}

const outlineOf = async (doc: PDFDocumentProxy): Promise<Item[]> =>
  ((await doc.getOutline().catch(() => null)) as Item[] | null) ?? [];
