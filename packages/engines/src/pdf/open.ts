import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, faultOf, type Host, type SourceFile } from '../engine';
import { decodeLatin1, read } from '../write/bytes';
import { assemble } from './assemble/assemble';
import { getArray, getDict, getNumber } from './assemble/objects';
import { catalogOf, pageObjectsOf } from './assemble/page-objects';
import { type Opened, openWithPdfjs } from './open-with-pdfjs';
import { pdfKind } from './pdf-kind';
import { whyClosed } from './reader/foreign-lock';
import { documentEncoded } from './reader/password';
import { readObjects } from './reader/read-objects';
import { rescue } from './rescue';
import { type Salvaged, salvage } from './salvage';

/**
 * Opens a PDF with pdf.js, a damaged one through a repaired copy.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `encrypted`, `damaged`
 */
export async function openFile(source: SourceFile, host: Host): Promise<Opened> {
  const { name: file } = source;
  const kind = await pdfKind(source);
  const opened = await opens(source, host);
  if (!opened && (await isWithoutPages(source))) throw new Fault('empty', { file });
  const usable = opened
    ? await orRescued(opened, source, host)
    : ((await openCopy(source, host, 'objects')) ?? (await openCopy(source, host, 'pdfium')));
  if (usable) return usable;
  if (kind !== 'pdf') throw new Fault('kind', { file, detail: kind });
  throw await whyClosed(source);
}

/** @returns undefined for a file that pdf.js cannot read */
async function opens(source: SourceFile, host: Host): Promise<Opened | undefined> {
  const { name: file, blob, password } = source;
  const open = await openWithPdfjs(blob, host);
  if (open !== 'locked') return open;
  // pdf.js takes the low byte of each letter, where the standard asks for PDFDocEncoding.
  const encoded = password === undefined ? undefined : documentEncoded(password);
  for (const text of new Set([password, encoded])) {
    const unlocked = text === undefined ? 'locked' : await openWithPdfjs(blob, host, text);
    if (unlocked !== 'locked') return unlocked;
  }
  const copy = await openInClear(source, host);
  if (copy) return copy;
  throw new Fault(password === undefined ? 'password' : 'wrong-password', { file });
}

/**
 * Opens a copy without encryption of a file that pdf.js cannot decrypt: one of which only the attached files are
 * encrypted, or with a password in an encoding of its program.
 */
async function openInClear({ blob, password }: SourceFile, host: Host): Promise<Opened | undefined> {
  try {
    const context = await readObjects(await read(blob), password);
    const { bytes } = await assemble([{ context, name: '' }], { bookmarks: 'keep' });
    const opened = await openWithPdfjs(new Blob([bytes]), host);
    if (!opened || opened === 'locked') return undefined;
    return { ...opened, encrypted: password === undefined ? 'owner' : 'user' };
  } catch (error) {
    if (faultOf(error).code === 'memory') throw error;
    return undefined;
  }
}

/** Opens a repaired copy of a damaged file: rebuilt object by object, or by pdfium. */
async function openCopy(
  { blob, name, password }: SourceFile,
  host: Host,
  strategy: 'objects' | 'pdfium',
): Promise<Opened | undefined> {
  host.progress({ stage: 'rescuing', done: strategy === 'objects' ? 0 : 1, total: 2, file: name });
  const bytes = await read(blob);
  const rescued =
    strategy === 'objects' ? await salvage(bytes, password) : await writtenAnew(bytes, host, password);
  const opened = rescued && (await openWithPdfjs(new Blob([rescued.bytes]), host));
  if (!opened || opened === 'locked') return undefined;
  return { ...opened, encrypted: password === undefined ? 'none' : 'user', rescued };
}

/**
 * A repaired copy of a file that opens, but with pages that pdf.js cannot read.
 *
 * @param pages number of its pages
 * @returns undefined if no copy has as many
 */
export async function openSpare(source: SourceFile, pages: number, host: Host): Promise<Opened | undefined> {
  for (const strategy of ['objects', 'pdfium'] as const) {
    const copy = await openCopy(source, host, strategy).catch(() => undefined);
    if (copy?.doc.numPages === pages) return copy;
    await copy?.doc.loadingTask.destroy();
  }
  return undefined;
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

/** Whether a file is sound, and its list of pages has none. */
async function isWithoutPages({ blob, password }: SourceFile): Promise<boolean> {
  if (!(await isSound(blob))) return false;
  try {
    const context = await readObjects(await read(blob), password);
    const catalog = catalogOf(context);
    const pages = getDict(catalog, 'Pages');
    const isList = getArray(pages, 'Kids') !== undefined && getNumber(pages, 'Count') === 0;
    return isList && pageObjectsOf(context, catalog).pageObjects.length === 0;
  } catch {
    return false;
  }
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

const textOf = async (blob: Blob) => decodeLatin1(await read(blob));

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
