import { deflate, encodeLatin1, join, viewOf } from '../write/bytes';
import type { Raster } from './cut-out/raster';

/**
 * Writes a PNG with 8 bits per sample. A canvas would premultiply the colours, which distorts those of faint pixels,
 * and Node has none.
 *
 * @param opaque leaves out the alpha channel
 * @param dots per inch, for a picture with a printed size
 */
export async function writePng({ width, height, rgba }: Raster, opaque = false, dots?: number) {
  const samples = opaque ? 3 : 4;
  const length = width * samples;
  const lines = new Uint8Array(height * (length + 1));
  for (let y = 0, to = 0, from = 0; y < height; y++) {
    // Filter 2: difference to the byte above. Empty areas and repeated rows become zeros.
    lines[to++] = 2;
    for (let x = 0; x < width; x++, from += 4) {
      for (let c = 0; c < samples; c++) {
        lines[to++] = (rgba[from + c] ?? 0) - (y ? (rgba[from + c - width * 4] ?? 0) : 0);
      }
    }
  }
  const header = new Uint8Array(13);
  viewOf(header).setUint32(0, width);
  viewOf(header).setUint32(4, height);
  header.set([8, opaque ? 2 : 6], 8);
  return join([
    encodeLatin1('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    ...(dots ? [densityChunk(dots)] : []),
    chunk('IDAT', await deflate(lines)),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A pHYs chunk: pixels per metre, horizontally and vertically (PNG, 11.3.4.3). @param dots per inch */
export function densityChunk(dots: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(9);
  const perMetre = Math.round(dots / 0.0254);
  viewOf(body).setUint32(0, perMetre);
  viewOf(body).setUint32(4, perMetre);
  body[8] = 1;
  return chunk('pHYs', body);
}

/** Length, name, content, and checksum of name and content. */
function chunk(name: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = join([new Uint8Array(4), encodeLatin1(name), body, new Uint8Array(4)]);
  viewOf(bytes).setUint32(0, body.length);
  viewOf(bytes).setUint32(body.length + 8, crc(bytes.subarray(4, -4)));
  return bytes;
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let k = 0; k < 8; k++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (table[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
