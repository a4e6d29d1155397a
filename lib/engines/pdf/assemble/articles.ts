import { PDFArray, type PDFContext, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { getArray, items } from './objects';
import type { Part } from './part';

/** Articles of a file: threads of boxes to read in sequence (ISO 32000-2, 12.4.3). */
export const articlesOf = (part: Part): PDFObject[] => items(getArray(part.catalog, 'Threads'));

/** Articles of the result: only those of files with all pages kept. Others could refer to an omitted page. */
export class Articles {
  readonly #threads: PDFObject[] = [];

  add(part: Part): void {
    if (part.whole) this.#threads.push(...articlesOf(part).map((thread) => part.copier.copy(thread)));
  }

  /** Entry of the catalog; undefined without an article. */
  write(target: PDFContext): PDFRef | undefined {
    if (this.#threads.length === 0) return undefined;
    const array = PDFArray.withContext(target);
    for (const thread of this.#threads) array.push(thread);
    return target.register(array);
  }
}
