import { Fault, type SourceFile } from './engine';
import { type FileKind, fileKind } from './kind';
import { decodeLatin1, read, viewOf } from './write/bytes';

/**
 * Kind of a file given to a tool for office files.
 *
 * @throws Fault `empty`, `password` for an encrypted file, `kind` for an old binary format
 */
export async function officeKind({ blob, name }: SourceFile): Promise<FileKind> {
  if (blob.size === 0) throw new Fault('empty', { file: name });
  const kind = await fileKind(blob);
  if (kind === 'old-office')
    throw new Fault((await isLocked(blob)) ? 'password' : 'kind', { file: name, detail: kind });
  return kind;
}

/**
 * Whether a file is encrypted: an OLE file whose directory lists a stream `EncryptedPackage` ([MS-OFFCRYPTO] 2.3.1).
 */
export async function isLocked(blob: Blob): Promise<boolean> {
  const head = await read(blob, 0, Math.min(blob.size, 1 << 16));
  if (!decodeLatin1(head.subarray(0, 4)).startsWith('\xd0\xcf\x11\xe0')) return false;
  const hasName = (bytes: Uint8Array) =>
    new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
  if (hasName(head) || head.length < 512) return hasName(head);
  const view = viewOf(head);
  // The directory may come after the encrypted data ([MS-CFB] 2.2).
  const offset = (view.getUint32(48, true) + 1) * 2 ** Math.min(12, view.getUint16(30, true));
  return hasName(await read(blob, offset, offset + 4096));
}
