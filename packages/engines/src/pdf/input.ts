import type { PDFContext } from '@cantoo/pdf-lib';
import type { ResultFile, SourceFile } from '../engine';
import { read } from '../write/bytes';
import type { Content } from './audit/content';
import type { Inspection } from './inspect';
import type { Opened } from './open-with-pdfjs';

/** An open file, and its pages to take, from 1; all by default. */
export type Input = {
  source: SourceFile;
  opened: Opened;
  inspection: Inspection;
  pages?: { page: number; rotate?: number }[];
  /** Its parsed objects, and the index in `strategies` of how they were obtained. */
  objects?: { strategy: number; context: PDFContext };
  /** Changes the objects once parsed; called again when they are obtained by another strategy. */
  change?: (context: PDFContext) => Promise<void>;
  /** Pages whose text differs afterwards on purpose. */
  changed?: ReadonlySet<number>;
  /** Names of fields that were filled: their appearance may be drawn anew. */
  filled?: ReadonlySet<string>;
  /** Its bytes, for all that read it. */
  bytes?: Promise<Uint8Array<ArrayBuffer>>;
  /** What the file holds, as the auditor read it. */
  content?: Content | 'unreadable';
};

/** How to obtain a file's objects: unchanged, rewritten by pdf.js, or by pdfium if pdf.js fails. */
export const strategies = ['own', 'pdfjs', 'pdfium'] as const;

/** Bytes of a file, which are read once for the copier and the auditor. Neither changes them. */
export function bytesOf(input: Input): Promise<Uint8Array<ArrayBuffer>> {
  input.bytes ??= read(input.source.blob);
  return input.bytes;
}

/** Requested pages that can be read. */
export function takenOf({ inspection, pages }: Input): { page: number; rotate?: number }[] {
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
