import { decodeLatin1, viewOf } from '../../write/bytes';

/**
 * Aspect ratio (width by height) of a picture, from its file's header: PNG (ISO 15948, 11.2.2), GIF, BMP, JPG (ITU
 * T.81, B.2.2). Undefined for any other format, and for a picture without a size.
 */
export function pictureRatio(bytes: Uint8Array): number | undefined {
  const [width, height] = sizeOf(bytes);
  return width && height ? Math.abs(width / height) : undefined;
}

function sizeOf(bytes: Uint8Array): [width?: number, height?: number] {
  if (bytes.length < 26) return [];
  const view = viewOf(bytes);
  const signature = decodeLatin1(bytes.subarray(0, 4));
  if (signature === '\x89PNG') return [view.getUint32(16), view.getUint32(20)];
  if (signature === 'GIF8') return [view.getUint16(6, true), view.getUint16(8, true)];
  if (signature.startsWith('BM')) return [view.getInt32(18, true), view.getInt32(22, true)];
  if (!signature.startsWith('\xff\xd8')) return [];
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    // Start-of-frame markers are 0xC0 to 0xCF, except three that begin other segments.
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return [];
}
