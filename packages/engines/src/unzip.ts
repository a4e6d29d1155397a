import { Fault } from './engine';

/** A file in a ZIP; its bytes are read on demand. */
export type ZipEntry = { path: string; read: () => Promise<Blob> };

/** PKWARE APPNOTE 6.3.10, 4.3.16, 4.3.12 and 4.3.7: signatures and lengths of records without their variable parts. */
const END = { signature: 0x06054b50, length: 22 };
const CENTRAL = { signature: 0x02014b50, length: 46 };
const LOCAL = { signature: 0x04034b50, length: 30 };
/** The end record is followed by a comment of at most 65,535 bytes. */
const TAIL = END.length + 65_535;
/** Data descriptor after an entry whose header was written before its size was known. */
const DESCRIPTOR = { signature: 0x08074b50, length: 16 };
const [ENCRYPTED, SIZE_FOLLOWS, UTF8] = [1, 1 << 3, 1 << 11];
const [STORED, DEFLATED] = [0, 8];
/** Number of bytes read at once when the end of an entry is searched. */
const STEP = 1 << 20;

/**
 * The files in a ZIP archive, without folders and without what macOS adds (`__MACOSX`, `.DS_Store`).
 *
 * @throws Fault `damaged` when its directory cannot be read, `password` when a file in it is encrypted
 */
export async function zipEntries(blob: Blob, file: string): Promise<ZipEntry[]> {
  const damaged = () => new Fault('damaged', { file });
  const view = async (from: number, to: number) => new DataView(await blob.slice(from, to).arrayBuffer());
  const tailAt = Math.max(0, blob.size - TAIL);
  const tail = await view(tailAt, blob.size);
  let end = tail.byteLength - END.length;
  while (end >= 0 && tail.getUint32(end, true) !== END.signature) end -= 1;
  if (end < 0) throw damaged();
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  // Offsets count from the end record, as other bytes may precede the archive.
  const start = tailAt + end - size;
  const shift = start - tail.getUint32(end + 16, true);
  const directory = await view(start, start + size);

  const entries: ZipEntry[] = [];
  let position = 0;
  for (let index = 0; index < count; index += 1) {
    if (
      position + CENTRAL.length > directory.byteLength ||
      directory.getUint32(position, true) !== CENTRAL.signature
    )
      throw damaged();
    const flags = directory.getUint16(position + 8, true);
    const method = directory.getUint16(position + 10, true);
    const compressedSize = directory.getUint32(position + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.getUint16(position + place, true));
    const offset = directory.getUint32(position + 42, true) + shift;
    const path = pathOf(new Uint8Array(directory.buffer, position + CENTRAL.length, name), flags);
    position += CENTRAL.length + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (isIgnored(path)) continue;
    if (flags & ENCRYPTED) throw new Fault('password', { file });
    if (method !== STORED && method !== DEFLATED) throw damaged();
    entries.push({
      path,
      async read() {
        const local = await view(offset, offset + LOCAL.length);
        if (local.byteLength < LOCAL.length || local.getUint32(0, true) !== LOCAL.signature) throw damaged();
        const from = offset + LOCAL.length + local.getUint16(26, true) + local.getUint16(28, true);
        return decompressed(blob.slice(from, from + compressedSize), method);
      },
    });
  }
  return entries;
}

/**
 * Recovers the files of a ZIP archive without a directory, such as after an interrupted download: all before the
 * first that is truncated, encrypted or compressed with an unknown method.
 */
export async function recoverZipEntries(blob: Blob): Promise<ZipEntry[]> {
  const view = async (from: number, to: number) => new DataView(await blob.slice(from, to).arrayBuffer());
  const entries: ZipEntry[] = [];
  for (let offset = 0; ; ) {
    const local = await view(offset, offset + LOCAL.length);
    if (local.byteLength < LOCAL.length || local.getUint32(0, true) !== LOCAL.signature) return entries;
    const [flags, method] = [local.getUint16(6, true), local.getUint16(8, true)];
    if (flags & ENCRYPTED || (method !== STORED && method !== DEFLATED)) return entries;
    const nameAt = offset + LOCAL.length;
    const extraAt = nameAt + local.getUint16(26, true);
    const from = extraAt + local.getUint16(28, true);
    const path = pathOf(new Uint8Array(await blob.slice(nameAt, extraAt).arrayBuffer()), flags);
    const isSizeUnknown = Boolean(flags & SIZE_FOLLOWS);
    const to = isSizeUnknown ? await descriptorOf(blob, from) : from + local.getUint32(18, true);
    if (to === undefined || to > blob.size) return entries;
    offset = isSizeUnknown ? to + DESCRIPTOR.length : to;
    if (!isIgnored(path)) entries.push({ path, read: () => decompressed(blob.slice(from, to), method) });
  }
}

/**
 * Position of the data descriptor after the compressed data that starts at `from`. The descriptor states the length of
 * that data, which tells it from data that happens to have its signature.
 */
async function descriptorOf(blob: Blob, from: number): Promise<number | undefined> {
  for (let offset = from; offset + DESCRIPTOR.length <= blob.size; offset += STEP) {
    const part = await blob.slice(offset, offset + STEP + DESCRIPTOR.length).arrayBuffer();
    const [bytes, view] = [new Uint8Array(part), new DataView(part)];
    let position = bytes.indexOf(0x50);
    while (position >= 0 && position < STEP && position + DESCRIPTOR.length <= bytes.length) {
      const isDescriptor =
        view.getUint32(position, true) === DESCRIPTOR.signature &&
        view.getUint32(position + 8, true) === offset + position - from;
      if (isDescriptor) return offset + position;
      position = bytes.indexOf(0x50, position + 1);
    }
  }
  return undefined;
}

/** Without the UTF-8 flag, a name is in code page 437 by the standard, but in UTF-8 in practice. */
const pathOf = (bytes: Uint8Array, flags: number) =>
  new TextDecoder(flags & UTF8 || isUtf8(bytes) ? 'utf-8' : 'latin1').decode(bytes);

/** Folders, and files that macOS adds. */
const isIgnored = (path: string) => path.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/.test(path);

async function decompressed(part: Blob, method: number): Promise<Blob> {
  if (method === STORED) return part;
  return new Response(part.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
