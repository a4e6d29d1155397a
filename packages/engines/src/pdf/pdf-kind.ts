import { Fault, type SourceFile } from '../engine';
import { type FileKind, fileKind } from '../kind';

/**
 * Checks by the first bytes whether a file may be a PDF: fast enough to run before an engine is loaded.
 *
 * @returns `pdf`, or `unknown` for a PDF that may be damaged
 * @throws Fault `empty`, `kind`
 */
export async function pdfKind({ name: file, blob }: SourceFile): Promise<FileKind> {
  if (blob.size === 0) throw new Fault('empty', { file });
  const kind = await fileKind(blob);
  if (kind !== 'pdf' && kind !== 'unknown') throw new Fault('kind', { file, detail: kind });
  return kind;
}
