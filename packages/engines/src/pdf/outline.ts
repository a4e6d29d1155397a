import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Item = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number];

/** A top-level bookmark, and its page, from 1. */
export type Chapter = { title: string; page: number };

/** Number of bookmarks of a document, on all levels. */
export async function countBookmarks(doc: PDFDocumentProxy): Promise<number> {
  const count = (items: Item[]): number => items.reduce((sum, { items }) => sum + 1 + count(items), 0);
  return count(await outlineOf(doc));
}

/** Top-level bookmarks with a page in the document, in page order. */
export async function chaptersOf(doc: PDFDocumentProxy): Promise<Chapter[]> {
  const chapters: Chapter[] = [];
  for (const { title, dest } of await outlineOf(doc)) {
    const page = await pageOf(doc, dest);
    if (page !== undefined) chapters.push({ title: title.trim(), page });
  }
  return chapters.sort((one, other) => one.page - other.page);
}

/** Page from 1 of a destination, which is a name or an array. */
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
