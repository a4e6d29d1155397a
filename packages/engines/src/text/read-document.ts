import { Fault, type Host, type SourceFile } from '../engine';
import { fileKind } from '../kind';
import { readDocx } from './docx/read-docx';
import { type PackedDocument, pack } from './pack';
import { decode, readPlain } from './plain';

/**
 * Text of a Word file, decrypted if necessary, or of plain text. For PDFs, use `readText` of the PDF engine.
 *
 * @throws Fault `empty`, `kind`, `damaged`, `no-text`, `password`, `wrong-password`, `encrypted`
 */
export async function readDocument(source: SourceFile, host: Host): Promise<PackedDocument> {
  const { name } = source;
  let { blob } = source;
  if (blob.size === 0) throw new Fault('empty', { file: name });
  let kind = await fileKind(blob);
  if (kind === 'old-office') {
    const { isLocked, unlock } = await host.part('locked', () => import('./parts/locked'));
    if (await isLocked(blob)) {
      blob = await unlock(source);
      kind = await fileKind(blob);
    }
  }
  if (kind !== 'docx' && kind !== 'text' && !(kind === 'unknown' && /\.(txt|md|text)$/i.test(name))) {
    throw new Fault('kind', { file: name, detail: kind });
  }
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const packed = pack(kind === 'docx' ? readDocx(bytes, name) : readPlain(decode(bytes), name));
  if (packed.words === 0) throw new Fault('no-text', { file: name });
  return packed;
}

/** Reads typed or pasted text. */
export const readText = async ({ name, text }: { name: string; text: string }): Promise<PackedDocument> =>
  pack(readPlain(text, name));
