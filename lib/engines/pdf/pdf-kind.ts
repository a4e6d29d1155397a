import { Fault, type SourceFile } from '../engine';
import { type FileKind, fileKind } from '../kind';

/**
 * Tells a PDF, and what may still be one, from every other file by its first bytes: quick enough to ask before an engine
 * is loaded.
 *
 * @throws Fault `empty`, `kind`
 */
export async function pdfKind({ name: file, blob }: SourceFile): Promise<FileKind> {
  if (blob.size === 0) throw new Fault('empty', { file });
  const kind = await fileKind(blob);
  if (kind !== 'pdf' && kind !== 'unknown') throw new Fault('kind', { file, detail: kind });
  return kind;
}
