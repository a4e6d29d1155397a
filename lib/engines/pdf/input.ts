import type { PDFContext } from '@cantoo/pdf-lib';
import type { SourceFile } from '../engine';
import type { Opened } from './attempt';
import type { Look } from './inspect';

/** A file that is open, and the pages to take of it, from 1; all of them by default. */
export type Input = {
  source: SourceFile;
  opened: Opened;
  inspection: Look;
  pages?: { page: number; rotate?: number }[];
  /** Its objects, once they were read, and the way in which they were. */
  objects?: { way: number; context: PDFContext };
  /** Changes the objects once they are read; it is called again where they are read another way. */
  change?: (context: PDFContext) => Promise<void>;
  /** Pages that read otherwise afterwards, on purpose. */
  changed?: ReadonlySet<number>;
};

/** How a file's objects are obtained: as they are, or rewritten by pdf.js, or by pdfium where pdf.js cannot. */
export const ways = ['own', 'pdfjs', 'pdfium'] as const;

/** Pages that are wanted and can be read. */
export function takenOf({ inspection, pages }: Input): { page: number; rotate?: number }[] {
  const lost = new Set(inspection.repaired?.lost);
  const wanted = pages ?? inspection.sizes.map((_, index) => ({ page: index + 1 }));
  return wanted.filter(({ page }) => !lost.has(page));
}
