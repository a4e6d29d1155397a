import { Fault } from '../engine';
import { decodeLatin1, join, Reader } from '../write/bytes';
import { type Exif, noExif, readExif } from './exif';

export type Jpeg = Exif & {
  width: number;
  height: number;
  /** 1 grey, 3 colour, 4 CMYK. */
  components: number;
  /** CMYK as written by Adobe: 255 means no ink. */
  inverted: boolean;
  /** Its three components are RGB, not YCbCr. */
  rgb: boolean;
  /** Every PDF reader supports it unchanged: baseline or progressive, 8 bits. */
  embeddable: boolean;
  /** Colour profile (ICC), if present. */
  profile?: Uint8Array<ArrayBuffer>;
  /** Byte ranges of the picture, without Exif, comments, previews, and data appended by phones. */
  ranges: [from: number, to: number][];
  /** It holds the data that make it brighter on HDR screens (Adobe’s gain map, ISO 21496-1). */
  gainMap: boolean;
  /** The file ends before the picture does. */
  truncated: boolean;
};

/**
 * Reads the segments of a JPG (ITU-T T.81 annex B) without decoding it.
 *
 * @throws Fault `damaged` if it contains no picture
 */
export async function readJpeg(blob: Blob): Promise<Jpeg> {
  const reader = new Reader(blob);
  const jpeg: Jpeg = { ...noExif, ...emptyJpeg, ranges: [[0, 2]] };
  const profile: Uint8Array[] = [];
  let scanned = false;
  let offset = 2;
  while (true) {
    const [prefix, code = 0, lengthHigh = 0, lengthLow = 0] = await reader.bytesAt(offset, 4);
    if (prefix !== 0xff) return finish(jpeg, profile, scanned, true);
    if (code === 0xff) {
      offset += 1;
      continue;
    }
    if (code === 0xd9) {
      addRange(jpeg, offset, offset + 2);
      return finish(jpeg, profile, scanned, false);
    }
    const end = offset + 2 + (lengthHigh << 8) + lengthLow;
    const body = await reader.bytesAt(offset + 4, end - offset - 4);
    if (body.length < end - offset - 4) return finish(jpeg, profile, scanned, true);
    if (readSegment(jpeg, code, body, profile)) addRange(jpeg, offset, end);
    offset = end;
    if (code === 0xda) {
      scanned = true;
      offset = await endOfScan(reader, end);
      addRange(jpeg, end, Math.min(offset, reader.size));
    }
  }
}

const emptyJpeg = {
  width: 0,
  height: 0,
  components: 0,
  inverted: false,
  rgb: false,
  embeddable: false,
  gainMap: false,
  truncated: false,
};

function finish(jpeg: Jpeg, profile: Uint8Array[], scanned: boolean, truncated: boolean): Jpeg {
  if (!jpeg.width || !jpeg.height || !scanned) throw new Fault('damaged');
  return { ...jpeg, truncated, ...(profile.length > 0 && { profile: join(profile.filter(Boolean)) }) };
}

function addRange({ ranges }: Jpeg, from: number, to: number) {
  const last = ranges.at(-1);
  if (last?.[1] === from) last[1] = to;
  else ranges.push([from, to]);
}

/** @returns whether the segment is needed to draw the picture */
function readSegment(jpeg: Jpeg, code: number, body: Uint8Array, profile: Uint8Array[]): boolean {
  const begins = (text: string) => text === decodeLatin1(body.subarray(0, text.length));
  // Frames: C0 to CF, without the tables C4 (Huffman), C8 and CC (arithmetic).
  if (code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)) {
    const [bits, h1 = 0, h0 = 0, w1 = 0, w0 = 0, components = 0] = body;
    jpeg.height = (h1 << 8) | h0;
    jpeg.width = (w1 << 8) | w0;
    jpeg.components = components;
    jpeg.embeddable = code <= 0xc2 && bits === 8 && [1, 3, 4].includes(components);
    jpeg.rgb ||= components === 3 && [6, 9, 12].every((index, i) => body[index] === 'RGB'.charCodeAt(i));
    return true;
  }
  if (code === 0xe0 && begins('JFIF\0')) {
    const [unit, x1 = 0, x0 = 0, y1 = 0, y0 = 0] = body.subarray(7);
    const perInch = unit === 2 ? 2.54 : 1;
    const [densityX, densityY] = [(x1 << 8) | x0, (y1 << 8) | y0];
    if (densityX > 1 && unit && jpeg.density === undefined) {
      jpeg.density = densityX * perInch;
      if (densityY > 1) jpeg.densityDown = densityY * perInch;
    }
    return true;
  }
  if (code === 0xee && begins('Adobe')) {
    jpeg.inverted = true;
    return true;
  }
  if (code === 0xe1 && begins('Exif\0\0')) {
    const { orientation, density, densityDown, location } = readExif(body.subarray(6));
    jpeg.location ||= location;
    Object.assign(jpeg, { orientation, ...(density && { density, densityDown }) });
  } else if (code === 0xe1 && begins('http://ns.adobe.com/xap/1.0/\0')) {
    const xmp = decodeLatin1(body);
    jpeg.gainMap ||= xmp.includes('http://ns.adobe.com/hdr-gain-map/');
    jpeg.location ||= /\bGPSL(?:atitude|ongitude)\b/.test(xmp);
  } else if (code === 0xe2 && begins('urn:iso:std:iso:ts:21496:-1\0')) jpeg.gainMap = true;
  else if (code === 0xe2 && begins('ICC_PROFILE\0')) {
    profile[(body[12] ?? 1) - 1] = body.slice(14);
  }
  return !(code >= 0xe0 && code <= 0xef) && code !== 0xfe;
}

/** End of the scan data: the first marker that is neither a stuffed byte nor a restart. */
async function endOfScan(reader: Reader, from: number): Promise<number> {
  let offset = from;
  while (offset < reader.size) {
    const buffered = await reader.bufferedFrom(offset);
    let next = buffered.indexOf(0xff);
    while (next >= 0 && next + 1 < buffered.length) {
      const code = buffered[next + 1] ?? 0;
      if (code !== 0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd7)) return offset + next;
      next = buffered.indexOf(0xff, next + 1);
    }
    // A 0xff at the end of the buffered bytes is examined again together with the bytes after it.
    offset += next < 0 || offset + buffered.length >= reader.size ? buffered.length : next;
  }
  return reader.size;
}
