import { Fault, type Host, type SourceFile } from '../engine';
import { type Opened, openWithPdfjs } from './open-with-pdfjs';
import { pdfKind } from './pdf-kind';
import { openRescued, orRescued } from './repair';

/**
 * Opens a PDF with pdf.js, a damaged one through a repaired copy.
 *
 * @throws Fault `empty`, `kind`, `password`, `wrong-password`, `damaged`
 */
export async function openFile(source: SourceFile, host: Host): Promise<Opened> {
  const { name: file, password } = source;
  const kind = await pdfKind(source);
  const opened = await opens(source, host);
  const usable = opened ? await orRescued(opened, source, host) : await openRescued(source, host, password);
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
