import { join, viewOf } from '../../write/bytes';

/** Byte range of a JPEG comment, a JPEG application segment or a JPEG 2000 metadata box. */
export type MetadataRange = { start: number; end: number };

/**
 * Byte ranges of the metadata in an encoded image: comments and application segments, such as Exif, of a JPEG (ITU-T
 * T.81, B.2.4; CIPA DC-008); XML, UUID and UUID information boxes of a JPEG 2000 (ITU-T T.800, I.7). None in other data.
 */
export function metadataRangesOf(bytes: Uint8Array): MetadataRange[] {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return rangesInJpeg(bytes);
  return isJpeg2000(bytes) ? rangesInJpeg2000(bytes) : [];
}

/** Image data without the metadata for which `isRemoved` holds; the same array if it holds for none. */
export function withoutMetadata(bytes: Uint8Array, isRemoved: (metadata: Uint8Array) => boolean): Uint8Array {
  const removed = metadataRangesOf(bytes).filter(({ start, end }) => isRemoved(bytes.subarray(start, end)));
  if (removed.length === 0) return bytes;
  const segments: Uint8Array[] = [];
  let offset = 0;
  for (const { start, end } of removed) {
    segments.push(bytes.subarray(offset, start));
    offset = end;
  }
  segments.push(bytes.subarray(offset));
  return join(segments);
}

const startOfScan = 0xda;
const comment = 0xfe;
/** Application segments (APP0 to APP15), except those needed to decode the samples: JFIF, ICC profile and Adobe. */
const isApplicationData = (marker: number) =>
  marker >= 0xe0 && marker <= 0xef && ![0xe0, 0xe2, 0xee].includes(marker);

function rangesInJpeg(bytes: Uint8Array): MetadataRange[] {
  const view = viewOf(bytes);
  const ranges: MetadataRange[] = [];
  let offset = 2;
  while (offset + 4 <= bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] as number;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === startOfScan) break;
    const end = offset + 2 + view.getUint16(offset + 2);
    if (marker === comment || isApplicationData(marker))
      ranges.push({ start: offset, end: Math.min(end, bytes.length) });
    offset = end;
  }
  return ranges;
}

const boxName = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));

const isJpeg2000 = (bytes: Uint8Array) => bytes.length > 12 && boxName(bytes, 0) === 'jP  ';

function rangesInJpeg2000(bytes: Uint8Array): MetadataRange[] {
  const view = viewOf(bytes);
  const ranges: MetadataRange[] = [];
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const size = view.getUint32(offset);
    // Size 0 (up to the end of the file) and size 1 (a 64-bit size follows) belong to the box of the samples.
    if (size < 8) break;
    if (['xml ', 'uuid', 'uinf'].includes(boxName(bytes, offset)))
      ranges.push({ start: offset, end: Math.min(offset + size, bytes.length) });
    offset += size;
  }
  return ranges;
}
