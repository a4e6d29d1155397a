import { type Host, type Outcome, requirePages, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { factsOf, type PdfFact } from './facts';
import { pdfFile } from './input';
import { lookOnce } from './inspect';
import { join } from './join';

/** A page to keep, from 1, and additional clockwise rotation in degrees. */
export type ArrangedPage = { page: number; rotate?: number };

export type Arrangement = {
  source: SourceFile;
  pages: ArrangedPage[];
  name: string;
  /** Drops title, author and other metadata. */
  clear?: boolean;
};

/**
 * A PDF of selected pages in a given order and rotation. Its bytes contain nothing of the omitted pages:
 * neither words nor pictures, bookmarks, fields or named destinations.
 *
 * @throws Fault `nothing` without a page, `range` for a missing page, `left-behind` where the bytes would contain more
 */
export const arrangePages = (
  { source, pages, name, clear }: Arrangement,
  host: Host,
): Promise<Outcome<PdfFact>> =>
  withDocument(source, host, async (opened) => {
    const inspection = await lookOnce(opened, source, host);
    const numbers = pages.map(({ page }) => page);
    requirePages(source.name, inspection.pages, numbers);
    const input = { source, opened, inspection, pages };
    const options = { bookmarks: 'keep', information: !clear, metadata: true } as const;
    const { bytes, pages: count, audit } = await join([input], options, host);
    const facts = factsOf(audit, options);
    const removed = inspection.sizes.length - new Set(numbers).size;
    const isProven = audit.sources.every(({ leaks }) => leaks);
    if (removed > 0) facts.unshift({ fact: 'removed', count: removed, ...(!isProven && { lost: true }) });
    return { files: [pdfFile(name, bytes, count)], facts };
  });
