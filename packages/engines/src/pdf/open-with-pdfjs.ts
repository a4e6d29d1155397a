import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { faultOf, type Host } from '../engine';
import { load } from './pdfjs';
import type { Salvaged } from './salvage';

/** `owner`: encrypted, but opens without a password; `user`: opens only with a password. */
export type Encryption = 'none' | 'owner' | 'user';

export type Opened = {
  doc: PDFDocumentProxy;
  encrypted: Encryption;
  /** Set for a repaired copy of a damaged file: its bytes, and what the file lacks. */
  rescued?: Salvaged;
};

/** Time limit in milliseconds; pdf.js never finishes loading some broken files. */
const maxLoadTime = 20_000;

/**
 * Opens a PDF with pdf.js.
 *
 * @returns `locked` if it needs a password or a different one; undefined if pdf.js cannot read it
 */
export async function openWithPdfjs(
  blob: Blob,
  host: Host,
  password?: string,
): Promise<Opened | 'locked' | undefined> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (mayUseBrotli(bytes)) await host.part('brotli', () => import('./parts/brotli'));
  const task = load(bytes, host, password);
  try {
    const doc = await withTimeout(maxLoadTime, task.promise);
    // A page tree without pages, or with an unreadable first page, counts as damaged.
    if (!(doc.numPages > 0)) throw new Error('no page');
    await doc.getPage(1);
    const { info } = await doc.getMetadata().catch(() => ({ info: {} }));
    const isEncrypted = Boolean((info as { EncryptFilterName?: string }).EncryptFilterName);
    return { doc, encrypted: password === undefined ? (isEncrypted ? 'owner' : 'none') : 'user' };
  } catch (error) {
    await task.destroy().catch(() => undefined);
    if ((error as Error).name === 'PasswordException') return 'locked';
    if (faultOf(error).code === 'memory') throw error;
    return undefined;
  }
}

/** Pattern for a name, in which any letter may be written as a hexadecimal code (ISO 32000-2, 7.3.5). */
const namePattern = (name: string): string =>
  Array.from(name, (letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  }).join('');

/** White space and comments, as a pattern. */
const spacePattern = '(?:[\\s\\0]|%[^\\r\\n]*[\\r\\n])*';

/** Matches the filter's name, or a filter entry with a reference, as the object that it refers to may be compressed. */
const brotliPattern = new RegExp(
  `/(?:${namePattern('BrotliDecode')}|${namePattern('Filter')}${spacePattern}(?:\\d|\\[[^\\]]{0,500}[\\s\\0]R))`,
);

/** Number of bytes that are searched at a time, and how far such a chunk extends into the next one. */
const [chunkSize, overlap] = [1 << 20, 1024];

/** Whether a stream may be compressed with Brotli; the dictionary of such a stream is legible (ISO 32000-2, 7.5.7). */
export function mayUseBrotli(bytes: Uint8Array): boolean {
  const latin1 = new TextDecoder('latin1');
  for (let offset = 0; offset < bytes.length; offset += chunkSize) {
    if (brotliPattern.test(latin1.decode(bytes.subarray(offset, offset + chunkSize + overlap)))) return true;
  }
  return false;
}

async function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
