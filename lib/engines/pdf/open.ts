import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, faultOf, type Host, type SourceFile } from '../engine';
import { fileKind } from '../kind';
import { load } from './pdfjs';
import { rescue } from './rescue';

/** `owner`: encrypted, but opens without a password. */
export type Encryption = 'none' | 'owner' | 'user';

export type Opened = {
  doc: PDFDocumentProxy;
  encrypted: Encryption;
  /** Bytes that pdfium wrote anew, of a file that pdf.js could not open. */
  rescued?: Uint8Array<ArrayBuffer>;
};

/** Some broken files keep pdf.js waiting for ever. */
const patience = 20_000;

/**
 * Opens a PDF with pdf.js, and a damaged one by way of pdfium.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `damaged`
 */
export async function openFile(source: SourceFile, host: Host): Promise<Opened> {
  const { name: file, password, blob } = source;
  if (blob.size === 0) throw new Fault('empty', { file });
  const kind = await fileKind(blob);
  if (kind !== 'pdf' && kind !== 'unknown') throw new Fault('kind', { file, detail: kind });
  const opened = (await opens(source, host)) ?? (await opensRescued(source, host, password));
  if (opened) return opened;
  throw kind === 'pdf' ? new Fault('damaged', { file }) : new Fault('kind', { file, detail: kind });
}

export const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** @returns undefined for a file that pdf.js cannot make sense of */
async function opens({ name: file, blob, password }: SourceFile, host: Host): Promise<Opened | undefined> {
  const open = await attempt(blob, host);
  if (open !== 'locked') return open;
  if (password === undefined) throw new Fault('password', { file });
  const unlocked = await attempt(blob, host, password);
  if (unlocked === 'locked') throw new Fault('wrong-password', { file });
  return unlocked;
}

async function attempt(blob: Blob, host: Host, password?: string): Promise<Opened | 'locked' | undefined> {
  const task = load(await bytesOf(blob), host, password);
  try {
    const doc = await within(patience, task.promise);
    // A page tree without a page, or whose first page cannot be read, is damage too.
    if (doc.numPages === 0) throw new Error('no page');
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

async function opensRescued(source: SourceFile, host: Host, password?: string): Promise<Opened | undefined> {
  host.progress({ stage: 'rescuing', done: 0, total: 1, file: source.name });
  const rescued = await rescue(await bytesOf(source.blob), host, password);
  if (!rescued) return undefined;
  const opened = await attempt(new Blob([rescued]), host);
  return opened && opened !== 'locked'
    ? { ...opened, encrypted: password === undefined ? 'none' : 'user', rescued }
    : undefined;
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
