import { Fault, type Host, type Outcome, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { factsOfPages, type PdfFact } from './facts';
import { lookOnce } from './inspect';
import { join } from './join';
import { pdfFile } from './result';

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
 * @throws Fault `nothing` without a page, `range` for a missing page
 */
export const arrange = ({ source, pages, name, clear }: Arrangement, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(source, host, async (opened) => {
    const inspection = await lookOnce(opened, source, host);
    if (pages.length === 0) throw new Fault('nothing', { file: source.name });
    const missing = pages.find(({ page }) => !(page >= 1 && page <= inspection.pages));
    if (missing) throw new Fault('range', { file: source.name, detail: `${missing.page}` });
    const input = { source, opened, inspection, pages };
    const { bytes, notes, after } = await join([input], { bookmarks: 'keep', information: !clear }, host);
    const kept = new Set(pages.map(({ page }) => page));
    const removed = inspection.sizes.length - kept.size;
    const facts: Outcome<PdfFact>['facts'] = [
      ...(removed > 0 ? [{ fact: 'removed' as const, count: removed }] : []),
      ...factsOfPages(input, after, notes),
      ...(clear ? [{ fact: 'cleared' as const }] : []),
    ];
    return { files: [pdfFile(name, bytes, after.pages)], facts };
  });
