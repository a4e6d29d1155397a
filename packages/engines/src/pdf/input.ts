import type { PDFContext } from '@cantoo/pdf-lib';
import type { ResultFile, SourceFile } from '../engine';
import { read } from '../write/bytes';
import type { Content } from './audit/content';
import type { Inspection } from './inspect';
import type { Opened } from './open-with-pdfjs';

/** An open file, and the pages to take from it, from 1; all by default. */
export type Input = {
  source: SourceFile;
  opened: Opened;
  inspection: Inspection;
  pages?: { page: number; rotate?: number }[];
  /** Objects of the file, and the index in `strategies` of the way in which they were obtained. */
  objects?: { strategy: number; context: PDFContext };
  /** Changes the parsed objects; called again when they are obtained by another strategy. */
  change?: (context: PDFContext) => Promise<void>;
  /** Pages, from 1, whose text differs afterwards on purpose. */
  changed?: ReadonlySet<number>;
  /** Names of filled fields, whose appearance may have been redrawn. */
  filled?: ReadonlySet<string>;
  /** Bytes of the file, read once and shared. */
  bytes?: Promise<Uint8Array<ArrayBuffer>>;
  /** Content of the file, as read by the auditor. */
  content?: Content | 'unreadable';
};

/** How to obtain a file's objects: from the file itself, as rewritten by pdf.js, or by pdfium if pdf.js fails. */
export const strategies = ['own', 'pdfjs', 'pdfium'] as const;

/** Bytes of a file, which are read once for the copier and the auditor; neither changes them. */
export function bytesOf(input: Input): Promise<Uint8Array<ArrayBuffer>> {
  input.bytes ??= read(input.source.blob);
  return input.bytes;
}

/** Requested pages that can be read. */
export function requestedPages({ inspection, pages }: Input): { page: number; rotate?: number }[] {
  const lostPages = new Set(inspection.repaired?.lost);
  const requested = pages ?? inspection.sizes.map((_, index) => ({ page: index + 1 }));
  return requested.filter(({ page }) => !lostPages.has(page));
}

/** A finished PDF as a file to save. */
export const pdfFile = (name: string, bytes: Uint8Array<ArrayBuffer>, pages: number): ResultFile => ({
  name,
  type: 'application/pdf',
  parts: [bytes],
  pages,
});
