import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault, type Host, type SourceFile } from '../engine';
import { decodeLatin1, read } from '../write/bytes';
import { objectsPart } from './objects-part';
import { type Opened, openWithPdfjs } from './open-with-pdfjs';
import { pdfKind } from './pdf-kind';
import { documentEncoded } from './reader/password';

/**
 * Opens a PDF with pdf.js; a damaged one as a repaired copy.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `encrypted`, `damaged`
 */
export async function openFile(source: SourceFile, host: Host): Promise<Opened> {
  const { name: file } = source;
  const kind = await pdfKind(source);
  const opened = await openDirectly(source, host);
  if (opened) return rebuiltIfBetter(opened, source, host);
  const { isWithoutPages, openCopy, whyUnopenable } = await objectsPart(host);
  if ((await pointsToCrossReference(source.blob)) && (await isWithoutPages(source)))
    throw new Fault('empty', { file });
  const copy = (await openCopy(source, host, 'objects')) ?? (await openCopy(source, host, 'pdfium'));
  if (copy) return copy;
  if (kind !== 'pdf') throw new Fault('kind', { file, detail: kind });
  throw await whyUnopenable(source);
}

/** @returns undefined for a file that pdf.js cannot read */
async function openDirectly(source: SourceFile, host: Host): Promise<Opened | undefined> {
  const { name: file, blob, password } = source;
  const withoutPassword = await openWithPdfjs(blob, host);
  if (withoutPassword !== 'locked') return withoutPassword;
  // pdf.js encodes passwords by the low byte of each letter, where the standard requires PDFDocEncoding.
  const encoded = password === undefined ? undefined : documentEncoded(password);
  for (const text of new Set([password, encoded])) {
    const unlocked = text === undefined ? 'locked' : await openWithPdfjs(blob, host, text);
    if (unlocked !== 'locked') return unlocked;
  }
  const { openDecryptedCopy } = await objectsPart(host);
  const copy = await openDecryptedCopy(source, host);
  if (copy) return copy;
  throw new Fault(password === undefined ? 'password' : 'wrong-password', { file });
}

/**
 * pdf.js opens a file with a broken cross-reference without reporting missing objects. If a copy rebuilt from the
 * objects has more pages, or more letters on them, that copy is opened instead.
 */
async function rebuiltIfBetter(opened: Opened, source: SourceFile, host: Host): Promise<Opened> {
  if (await pointsToCrossReference(source.blob)) return opened;
  const password = opened.encrypted === 'user' ? source.password : undefined;
  const { openCopy } = await objectsPart(host);
  const copy = await openCopy({ ...source, password }, host, 'objects');
  if (!copy) return opened;
  const [original, repaired] = [await countReadable(opened.doc), await countReadable(copy.doc)];
  const isBetter =
    repaired.pages > original.pages ||
    (repaired.pages === original.pages && repaired.letters > original.letters);
  await (isBetter ? opened : copy).doc.loadingTask.destroy();
  return isBetter ? copy : opened;
}

/** Whether the end of a file gives the position of its cross-reference, as the format requires. */
async function pointsToCrossReference(blob: Blob): Promise<boolean> {
  const tail = await textOf(blob.slice(-2048));
  const offset = /startxref\s+(\d+)(?![\s\S]*startxref)/.exec(tail)?.[1];
  if (offset === undefined) return false;
  const headerStart = Math.max(0, (await textOf(blob.slice(0, 1024))).indexOf('%PDF-'));
  for (const start of [Number(offset), Number(offset) + headerStart]) {
    const found = await textOf(blob.slice(start, start + 32));
    if (/^\s*(xref|\d+\s+\d+\s+obj)/.test(found)) return true;
  }
  return false;
}

const textOf = async (blob: Blob) => decodeLatin1(await read(blob));

/** Number of readable pages, and of letters on the first 20 pages. */
async function countReadable(doc: PDFDocumentProxy): Promise<{ pages: number; letters: number }> {
  let pages = 0;
  let letters = 0;
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number).catch(() => undefined);
    if (page) pages += 1;
    if (!page || number > 20) continue;
    const text = await page.getTextContent().catch(() => undefined);
    for (const item of text?.items ?? []) letters += 'str' in item ? item.str.length : 0;
  }
  return { pages, letters };
}
