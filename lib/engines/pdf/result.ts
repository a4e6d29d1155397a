import type { ResultFile } from '../engine';

/** A finished PDF as a file to save. */
export const pdfFile = (name: string, bytes: Uint8Array<ArrayBuffer>, pages: number): ResultFile => ({
  name,
  type: 'application/pdf',
  parts: [bytes],
  pages,
});
