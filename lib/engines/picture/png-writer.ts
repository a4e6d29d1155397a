import { join, latin, pump } from '../write/bytes';
import { crc } from './crc';
import type { Raster } from './cut-out/raster';

/**
 * Writes a PNG with 8 bits per sample. A canvas would premultiply colours, losing those of faint pixels, and
 * Node has none.
 *
 * @param opaque leaves the alpha out
 */
export async function writePng(
  { width, height, rgba }: Raster,
  opaque = false,
): Promise<Uint8Array<ArrayBuffer>> {
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
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, opaque ? 2 : 6], 8);
  return join([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    chunk('IDAT', await pump(lines, 'deflate')),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const named = join([latin(name), body]);
  const ends = new DataView(new ArrayBuffer(8));
  ends.setUint32(0, body.length);
  ends.setUint32(4, crc(named));
  return join([new Uint8Array(ends.buffer, 0, 4), named, new Uint8Array(ends.buffer, 4, 4)]);
}
