import { densityChunk } from '../picture/png-writer';
import { decodeLatin1, Reader, read, viewOf } from '../write/bytes';

/**
 * The same picture, stating its pixels per inch, so that other programs give it the size of the page: browsers write
 * none. WebP cannot hold it without Exif data.
 *
 * @param blob as a canvas encodes it
 */
export async function withDensity(blob: Blob, dpi: number): Promise<Blob> {
  const head = await read(blob, 0, 33);
  if (decodeLatin1(head.subarray(12, 16)) === 'IHDR') {
    if (await hasDensity(blob)) return blob;
    return new Blob([head, densityChunk(dpi), blob.slice(33)], { type: blob.type });
  }
  // JFIF 1.02: unit, and density across and down.
  if (decodeLatin1(head.subarray(6, 11)) !== 'JFIF\0') return blob;
  const view = viewOf(head);
  view.setUint8(13, 1);
  view.setUint16(14, Math.round(dpi));
  view.setUint16(16, Math.round(dpi));
  return new Blob([head, blob.slice(33)], { type: blob.type });
}

/** Whether a PNG states its density, which comes before its pixels. */
async function hasDensity(blob: Blob): Promise<boolean> {
  const reader = new Reader(blob);
  for (let offset = 33; offset + 12 <= reader.size; ) {
    const chunk = await reader.bytesAt(offset, 8);
    const name = decodeLatin1(chunk.subarray(4));
    if (name === 'pHYs' || name === 'IDAT') return name === 'pHYs';
    offset += 12 + viewOf(chunk).getUint32(0);
  }
  return false;
}
