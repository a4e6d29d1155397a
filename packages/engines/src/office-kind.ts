import { Fault, type SourceFile } from './engine';
import { type FileKind, fileKind } from './kind';
import { read } from './write/bytes';

/**
 * Kind of a file that a tool for office files was given.
 *
 * @throws Fault `empty`, `password` for a locked file, `kind` for one of an old format
 */
export async function officeKind({ blob, name }: SourceFile): Promise<FileKind> {
  if (blob.size === 0) throw new Fault('empty', { file: name });
  const kind = await fileKind(blob);
  if (kind === 'old-office')
    throw new Fault((await isLocked(blob)) ? 'password' : 'kind', { file: name, detail: kind });
  return kind;
}

/** A file with a password is an OLE file with a stream of this name (MS-OFFCRYPTO). */
async function isLocked(blob: Blob): Promise<boolean> {
  const bytes = await read(blob, 0, Math.min(blob.size, 1 << 16));
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}
