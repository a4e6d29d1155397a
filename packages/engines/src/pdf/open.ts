import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, type Host, type SourceFile } from '../engine';
import { latin1, read } from '../write/bytes';
import { type Opened, openWithPdfjs } from './open-with-pdfjs';
import { pdfKind } from './pdf-kind';
import { rescue } from './rescue';
import { type Salvaged, salvage } from './salvage';

/**
 * Opens a PDF with pdf.js, a damaged one through a repaired copy.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `damaged`
 */
export async function openFile(source: SourceFile, host: Host): Promise<Opened> {
  const { name: file } = source;
  const kind = await pdfKind(source);
  const opened = await opens(source, host);
  const usable = opened
    ? await orRescued(opened, source, host)
    : ((await openCopy(source, host, 'objects')) ?? (await openCopy(source, host, 'pdfium')));
  if (usable) return usable;
  throw kind === 'pdf' ? new Fault('damaged', { file }) : new Fault('kind', { file, detail: kind });
}

/** @returns undefined for a file that pdf.js cannot read */
async function opens({ name: file, blob, password }: SourceFile, host: Host): Promise<Opened | undefined> {
  const open = await openWithPdfjs(blob, host);
  if (open !== 'locked') return open;
  if (password === undefined) throw new Fault('password', { file });
  const unlocked = await openWithPdfjs(blob, host, password);
  if (unlocked === 'locked') throw new Fault('wrong-password', { file });
  return unlocked;
}

/** Opens a repaired copy of a damaged file: rebuilt object by object, or by pdfium. */
async function openCopy(
  { blob, name, password }: SourceFile,
  host: Host,
  way: 'objects' | 'pdfium',
): Promise<Opened | undefined> {
  host.progress({ stage: 'rescuing', done: way === 'objects' ? 0 : 1, total: 2, file: name });
  const bytes = await read(blob);
  const rescued =
    way === 'objects' ? await salvage(bytes, password) : await writtenAnew(bytes, host, password);
  const opened = rescued && (await openWithPdfjs(new Blob([rescued.bytes]), host));
  if (!opened || opened === 'locked') return undefined;
  return { ...opened, encrypted: password === undefined ? 'none' : 'user', rescued };
}

async function writtenAnew(bytes: Uint8Array, host: Host, password?: string): Promise<Salvaged | undefined> {
  const copy = await rescue(bytes, host, password);
  return copy && { bytes: copy, of: 0 };
}

/**
 * pdf.js opens a file with a broken object list without reporting missing objects. If a copy rebuilt from its
 * objects has more pages, or pages with more words, that copy is opened instead.
 */
async function orRescued(opened: Opened, source: SourceFile, host: Host): Promise<Opened> {
  if (await isSound(source.blob)) return opened;
  const password = opened.encrypted === 'user' ? source.password : undefined;
  const copy = await openCopy({ ...source, password }, host, 'objects');
  if (!copy) return opened;
  const [one, other] = [await weight(opened.doc), await weight(copy.doc)];
  const isBetter = other.pages > one.pages || (other.pages === one.pages && other.words > one.words);
  await (isBetter ? opened : copy).doc.loadingTask.destroy();
  return isBetter ? copy : opened;
}

/** Whether the end of a file refers to its object list, as the format requires. */
async function isSound(blob: Blob): Promise<boolean> {
  const tail = await textOf(blob.slice(-2048));
  const offset = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail)?.[1];
  if (offset === undefined) return false;
  const before = Math.max(0, (await textOf(blob.slice(0, 1024))).indexOf('%PDF-'));
  for (const start of [Number(offset), Number(offset) + before]) {
    const there = await textOf(blob.slice(start, start + 32));
    if (/^\s*(xref|\d+\s+\d+\s+obj)/.test(there)) return true;
  }
  return false;
}

const textOf = async (blob: Blob) => latin1(await read(blob));

/** Number of readable pages, and of letters on the first ones. */
async function weight(doc: PDFDocumentProxy): Promise<{ pages: number; words: number }> {
  let pages = 0;
  let words = 0;
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number).catch(() => undefined);
    if (page) pages += 1;
    if (!page || number > 20) continue;
    const text = await page.getTextContent().catch(() => undefined);
    for (const item of text?.items ?? []) words += 'str' in item ? item.str.length : 0;
  }
  return { pages, words };
}
