import { decodeLatin1, Reader, viewOf } from '../write/bytes';

/**
 * Width and height in pixels that a finished picture states: an encoder may crop a canvas that exceeds its format's
 * limits, without an error.
 *
 * @returns undefined for a picture whose header states none
 */
export async function encodedSize(blob: Blob): Promise<{ width: number; height: number } | undefined> {
  const reader = new Reader(blob);
  const head = await reader.bytesAt(0, 32);
  const view = viewOf(head);
  if (head.length < 30) return undefined;
  // PNG, third edition, 11.2.1: IHDR.
  if (decodeLatin1(head.subarray(12, 16)) === 'IHDR')
    return { width: view.getUint32(16), height: view.getUint32(20) };
  if (decodeLatin1(head.subarray(8, 12)) === 'WEBP')
    return webpSize(decodeLatin1(head.subarray(12, 16)), view);
  return view.getUint16(0) === 0xffd8 ? jpegSize(reader) : undefined;
}

/** RFC 9649, 2.5 to 2.7: lossy, lossless and extended. */
function webpSize(chunk: string, view: DataView) {
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return undefined;
  const u24 = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16);
  return { width: u24(24) + 1, height: u24(27) + 1 };
}

/** ITU-T T.81, B.2.2: the first frame header. */
async function jpegSize(reader: Reader) {
  for (let offset = 2; offset + 9 <= reader.size; ) {
    const segment = viewOf(await reader.bytesAt(offset, 9));
    const code = segment.getUint16(0) - 0xff00;
    if (code < 0xc0) return undefined;
    if (code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code))
      return { width: segment.getUint16(7), height: segment.getUint16(5) };
    offset += 2 + segment.getUint16(2);
  }
  return undefined;
}
