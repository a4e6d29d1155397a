import { decodeLatin1, inflate, read, viewOf } from './bytes';

/** Tables of a font by their tags. */
export type Tables = Map<string, Uint8Array<ArrayBuffer>>;

/** Tables of a TrueType font, plain or in a WOFF file (W3C WOFF 1.0), in which each is compressed with zlib. */
export async function openTables(file: Uint8Array<ArrayBuffer>): Promise<Tables> {
  const view = viewOf(file);
  const isWoff = view.getUint32(0) === 0x774f4646;
  const tables: Tables = new Map();
  for (let i = 0; i < view.getUint16(isWoff ? 12 : 4); i++) {
    const entry = isWoff ? 44 + i * 20 : 12 + i * 16;
    const fields = isWoff ? [4, 8, 12] : [8, 12, 12];
    const [offset = 0, packedSize = 0, size = 0] = fields.map((index) => view.getUint32(entry + index));
    const bytes = file.slice(offset, offset + packedSize);
    const tag = decodeLatin1(file.subarray(entry, entry + 4));
    tables.set(tag, packedSize === size ? bytes : await inflate(bytes));
  }
  return tables;
}

/** Builds a font file from tables (OpenType, "sfnt"). */
export async function sfnt(tables: Tables): Promise<Uint8Array<ArrayBuffer>> {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const head = new DataView(new ArrayBuffer(12 + entries.length * 16));
  const power = 2 ** Math.floor(Math.log2(entries.length));
  head.setUint32(0, 0x00010000);
  head.setUint16(4, entries.length);
  head.setUint16(6, power * 16);
  head.setUint16(8, Math.log2(power));
  head.setUint16(10, (entries.length - power) * 16);
  let offset = head.byteLength;
  const parts: BlobPart[] = [head];
  for (const [i, [tag, bytes]] of entries.entries()) {
    const entry = 12 + i * 16;
    for (let c = 0; c < 4; c++) head.setUint8(entry + c, tag.charCodeAt(c));
    head.setUint32(entry + 4, checksum(bytes));
    head.setUint32(entry + 8, offset);
    head.setUint32(entry + 12, bytes.length);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, new Uint8Array(padding));
    offset += bytes.length + padding;
  }
  return read(new Blob(parts));
}

function checksum(bytes: Uint8Array): number {
  let total = 0;
  for (let i = 0; i < bytes.length; i++)
    total = (total + (bytes[i] ?? 0) * 2 ** (24 - (i % 4) * 8)) % 2 ** 32;
  return total;
}
