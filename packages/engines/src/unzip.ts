import { Fault } from './engine';

/** A file in a ZIP; its bytes are read when asked for. */
export type ZipEntry = { path: string; read: () => Promise<Blob> };

/** PKWARE APPNOTE 6.3.10, 4.3.16, 4.3.12 and 4.3.7: signatures and lengths of records without their variable parts. */
const END = { mark: 0x06054b50, length: 22 };
const CENTRAL = { mark: 0x02014b50, length: 46 };
const LOCAL = { mark: 0x04034b50, length: 30 };
/** The end record is followed by a comment of at most 65,535 bytes. */
const TAIL = END.length + 65_535;
const [ENCRYPTED, UTF8] = [1, 1 << 11];

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
  while (end >= 0 && tail.getUint32(end, true) !== END.mark) end -= 1;
  if (end < 0) throw damaged();
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  // Counted from the end record: bytes may stand before the archive.
  const start = tailAt + end - size;
  const shift = start - tail.getUint32(end + 16, true);
  const directory = await view(start, start + size);

  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL.length > directory.byteLength || directory.getUint32(at, true) !== CENTRAL.mark)
      throw damaged();
    const flags = directory.getUint16(at + 8, true);
    const method = directory.getUint16(at + 10, true);
    const packed = directory.getUint32(at + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.getUint16(at + place, true));
    const offset = directory.getUint32(at + 42, true) + shift;
    const bytes = new Uint8Array(directory.buffer, at + CENTRAL.length, name);
    // Without the flag it is code page 437 by the standard, and UTF-8 in practice.
    const path = new TextDecoder(flags & UTF8 || isUtf8(bytes) ? 'utf-8' : 'latin1').decode(bytes);
    at += CENTRAL.length + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (path.endsWith('/') || /(^|\/)(__MACOSX\/|\.DS_Store$|\._)/.test(path)) continue;
    if (flags & ENCRYPTED) throw new Fault('password', { file });
    if (method !== 0 && method !== 8) throw damaged();
    entries.push({
      path,
      async read() {
        const local = await view(offset, offset + LOCAL.length);
        if (local.byteLength < LOCAL.length || local.getUint32(0, true) !== LOCAL.mark) throw damaged();
        const from = offset + LOCAL.length + local.getUint16(26, true) + local.getUint16(28, true);
        const part = blob.slice(from, from + packed);
        if (method === 0) return part;
        return new Response(part.stream().pipeThrough(new DecompressionStream('deflate-raw'))).blob();
      },
    });
  }
  return entries;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
