import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { faultOf, type Host } from '../engine';
import { load } from './pdfjs';
import type { Salvaged } from './salvage';

/** `owner`: encrypted, but opens without a password. */
export type Encryption = 'none' | 'owner' | 'user';

export type Opened = {
  doc: PDFDocumentProxy;
  encrypted: Encryption;
  /** Of a file that pdf.js could not open: what was rewritten, and how many pages it is said to have had. */
  rescued?: Salvaged;
};

/** Time limit: some broken files make pdf.js wait for ever. */
const loadWithin = 20_000;

export const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/**
 * Opens a PDF with pdf.js.
 *
 * @returns `locked` where it needs a password, or another one; undefined where pdf.js cannot make sense of it
 */
export async function attempt(
  blob: Blob,
  host: Host,
  password?: string,
): Promise<Opened | 'locked' | undefined> {
  const task = load(await bytesOf(blob), host, password);
  try {
    const doc = await within(loadWithin, task.promise);
    // A page tree without a page, or whose first page cannot be read, is damage too.
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

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
