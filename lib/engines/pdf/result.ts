import type { Host, ResultFile } from '../engine';
import { type Inspection, look } from './inspect';
import { load } from './pdfjs';

/** A PDF that was made, as a file to save. */
export const pdfFile = (name: string, bytes: Uint8Array<ArrayBuffer>, pages: number): ResultFile => ({
  name,
  type: 'application/pdf',
  parts: [bytes],
  pages,
});

/** Opens what was made, as a reader would, and looks what is in it. */
export async function check(bytes: Uint8Array, host: Host): Promise<Inspection> {
  const task = load(bytes.slice(), host);
  try {
    return await look({ doc: await task.promise, encrypted: 'none' });
  } finally {
    await task.destroy();
  }
}
