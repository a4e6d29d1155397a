import { type Host, type Outcome, requirePages, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { factsOf } from './facts';
import { pdfFile } from './input';
import { inspectOnce } from './inspect';
import { join } from './join';
import type { PdfFact } from './pdf-fact';
import { numbersBetween, stem } from './split-parts';

/** A page to keep, from 1, and additional clockwise rotation in degrees. */
export type ArrangedPage = { page: number; rotate?: number };

/** Pages of a file to keep, with their order and rotation. */
export type Arrangement = {
  source: SourceFile;
  pages: ArrangedPage[];
  /** Name of the result, with its extension. Default: `Lease arranged.pdf` for `Lease.pdf`. */
  name?: string;
  /** Drops title, author and other metadata. Default: no. */
  clearMetadata?: boolean;
};

/**
 * A PDF of selected pages in a given order and rotation. Its bytes contain nothing of the omitted pages: no words,
 * pictures, bookmarks, fields or named destinations.
 *
 * @returns one file; its report counts the removed pages, and lists what the kept pages lost
 * @throws Fault `nothing` without a page, `range` for a missing page, `left-behind` if the bytes would contain more
 */
export const arrangePages = (
  { source, pages, name = `${stem(source.name)} arranged.pdf`, clearMetadata }: Arrangement,
  host: Host,
): Promise<Outcome<PdfFact>> =>
  withDocument(source, host, async (opened) => {
    const inspection = await inspectOnce(opened, source, host);
    const numbers = pages.map(({ page }) => page);
    requirePages(source.name, inspection.pages, numbers);
    const input = { source, opened, inspection, pages };
    const options = { bookmarks: 'keep', information: !clearMetadata, metadata: true } as const;
    const { bytes, pages: count, audit } = await join([input], options, host);
    const facts = factsOf(audit, options);
    const removed = inspection.sizes.length - new Set(numbers).size;
    const isProven = audit.sources.every(({ leaks }) => leaks);
    if (removed > 0) facts.unshift({ fact: 'removed', count: removed, ...(!isProven && { lost: true }) });
    return { files: [pdfFile(name, bytes, count)], facts };
  });

/** Pages to remove from a file, by their numbers from 1. */
export type Removal = Omit<Arrangement, 'pages'> & { pages: number[] };

/**
 * A PDF without some of its pages, in the order of the file: `arrangePages` with the remaining ones.
 *
 * @param removal.name default: `Lease shortened.pdf` for `Lease.pdf`
 * @returns as {@link arrangePages}
 * @throws Fault `nothing` if no page is named or none remains, `range` for a missing page, `left-behind`
 */
export const removePages = ({ source, pages, ...options }: Removal, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(source, host, async ({ doc }) => {
    requirePages(source.name, doc.numPages, pages);
    const removedPages = new Set(pages);
    const remainingPages = numbersBetween(1, doc.numPages).filter((page) => !removedPages.has(page));
    const { name = `${stem(source.name)} shortened.pdf` } = options;
    return arrangePages({ source, ...options, name, pages: remainingPages.map((page) => ({ page })) }, host);
  });
