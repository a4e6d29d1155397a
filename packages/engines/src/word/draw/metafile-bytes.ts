/** Whether a file is an EMF metafile ([MS-EMF] 2.3.4.2). @param view of at least 44 bytes */
export const isEmf = (view: DataView): boolean =>
  view.getUint32(0, true) === 1 && view.getUint32(40, true) === 0x464d4520;

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Bytes of a metafile, decompressed if it is an EMZ or WMZ (gzip, RFC 1952).
 * @throws for compressed bytes that are damaged
 */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPacked(bytes)) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Bytes of a Windows metafile, decompressed and recognised by their beginning; undefined for any other file ([MS-EMF]
 * 2.3.4.2, [MS-WMF] 2.3.2).
 */
export async function metafileIn(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await unpacked(bytes).catch(() => undefined);
  if (!file || file.length < 44) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const isPlaceable = view.getUint32(0, true) === 0x9ac6cdd7;
  const isPlain = [1, 2].includes(view.getUint16(0, true)) && view.getUint16(2, true) === 9;
  return isEmf(view) || isPlaceable || isPlain ? file : undefined;
}

/**
 * Whether a metafile ends with its end-of-file record ([MS-EMF] 2.3.4.1, [MS-WMF] 2.3.2.1). A truncated file would be
 * drawn in part and pass for a complete picture.
 */
export function isWhole(file: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const isExtended = view.getUint32(0, true) === 1;
  const isPlaceable = view.getUint32(0, true) === 0x9ac6cdd7;
  let offset = isExtended ? 0 : isPlaceable ? 40 : 18;
  while (offset + 8 <= file.length || (!isExtended && offset + 6 <= file.length)) {
    const size = isExtended ? view.getUint32(offset + 4, true) : 2 * view.getUint32(offset, true);
    const type = isExtended ? view.getUint32(offset, true) : view.getUint16(offset + 4, true);
    if (size < 6 || offset + size > file.length) return false;
    if (type === (isExtended ? 14 : 0)) return true;
    offset += size;
  }
  return false;
}
