import { decodeLatin1, Reader, read, viewOf } from '../write/bytes';
import type { PictureKind } from './kind';

/**
 * Number of pictures in a file, such as frames of an animation. A browser decodes only the first.
 *
 * @returns 1 if the file has one, or does not state the number
 */
export async function framesOf(blob: Blob, kind: PictureKind): Promise<number> {
  const count = await counters[kind]?.(blob);
  return Math.max(1, count ?? 1);
}

const counters: Partial<Record<PictureKind, (blob: Blob) => Promise<number>>> = {
  jpg: framesOfJpg,
  gif: framesOfGif,
  webp: framesOfWebp,
  png: framesOfPng,
  avif: framesOfSequence,
  heic: framesOfSequence,
};

/** CIPA DC-007 (MPO): an index in the first segments lists further pictures, which follow the first one. */
async function framesOfJpg(blob: Blob): Promise<number> {
  const reader = new Reader(blob);
  for (let offset = 2; offset + 4 <= reader.size; ) {
    const [prefix, code = 0, lengthHigh = 0, lengthLow = 0] = await reader.bytesAt(offset, 4);
    if (prefix !== 0xff || code === 0xda || code === 0xd9) return 1;
    if (code === 0xff) {
      offset += 1;
      continue;
    }
    const length = (lengthHigh << 8) + lengthLow;
    if (code === 0xe2) {
      const body = await reader.bytesAt(offset + 4, Math.max(0, length - 2));
      if (decodeLatin1(body.subarray(0, 4)) === 'MPF\0') return viewsIn(body.subarray(4));
    }
    offset += 2 + length;
  }
  return 1;
}

/** Number of index entries that are views of a scene (5.2.3.3), without previews and gain maps. */
function viewsIn(block: Uint8Array): number {
  const view = viewOf(block);
  try {
    const isLittleEndian = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittleEndian);
    let count = 0;
    for (let entry = 0; entry < view.getUint16(directory, isLittleEndian); entry += 1) {
      const offset = directory + 2 + entry * 12;
      if (view.getUint16(offset, isLittleEndian) !== 0xb002) continue;
      const [size, from] = [
        view.getUint32(offset + 4, isLittleEndian),
        view.getUint32(offset + 8, isLittleEndian),
      ];
      for (let image = from; image + 16 <= from + size; image += 16) {
        const type = (view.getUint32(image, isLittleEndian) >> 16) & 0xff;
        if (type === 2 || type === 3) count += 1;
      }
    }
    return count;
  } catch {
    return 1;
  }
}

/** GIF89a, sections 18 to 24: each image descriptor starts with a comma; extensions and pixels are chains of blocks. */
async function framesOfGif(blob: Blob): Promise<number> {
  const reader = new Reader(blob);
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const [flags = 0] = await reader.bytesAt(10, 1);
  let index = 13 + tableSize(flags);
  let frames = 0;
  while (index < reader.size) {
    const [blockType] = await reader.bytesAt(index, 1);
    if (blockType === 0x2c) {
      const [tableFlags = 0] = await reader.bytesAt(index + 9, 1);
      frames += 1;
      index += 11 + tableSize(tableFlags);
    } else if (blockType === 0x21) index += 2;
    else return frames;
    for (
      let [length = 0] = await reader.bytesAt(index, 1);
      length > 0;
      [length = 0] = await reader.bytesAt(index, 1)
    )
      index += length + 1;
    index += 1;
  }
  return frames;
}

/** RFC 9649, section 2.7: each frame is an ANMF chunk. */
async function framesOfWebp(blob: Blob): Promise<number> {
  const reader = new Reader(blob);
  let frames = 0;
  for (let offset = 12; offset + 8 <= reader.size; ) {
    const head = await reader.bytesAt(offset, 8);
    if (decodeLatin1(head.subarray(0, 4)) === 'ANMF') frames += 1;
    const length = viewOf(head).getUint32(4, true);
    offset += 8 + length + (length & 1);
  }
  return frames;
}

/** PNG, third edition, 11.3.6.1: an acTL chunk before the first pixels states the number. */
async function framesOfPng(blob: Blob): Promise<number> {
  const reader = new Reader(blob);
  for (let offset = 8; offset + 12 <= reader.size; ) {
    const head = await reader.bytesAt(offset, 12);
    const name = decodeLatin1(head.subarray(4, 8));
    if (name === 'acTL') return viewOf(head).getUint32(8);
    if (name === 'IDAT') return 1;
    offset += 12 + viewOf(head).getUint32(0);
  }
  return 1;
}

/** Path of boxes to the sample sizes of a track. */
const boxPath = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** ISO/IEC 14496-12, 8.7.3: number of samples in the first track of a picture sequence. */
async function framesOfSequence(blob: Blob): Promise<number> {
  const head = decodeLatin1(await read(blob, 0, 12));
  if (!/^.{4}ftyp(avis|hevc|msf1|hevx)/s.test(head)) return 1;
  let [from, to] = [0, blob.size];
  for (let depth = 0; from + 8 <= to; ) {
    const box = await read(blob, from, Math.min(from + 20, to));
    const size = viewOf(box).getUint32(0);
    const name = decodeLatin1(box.subarray(4, 8));
    if (name === 'stsz' && box.length === 20) return viewOf(box).getUint32(16);
    if (name === boxPath[depth]) {
      depth += 1;
      to = size > 0 ? from + size : to;
      from += 8;
    } else if (size < 8) return 1;
    else from += size;
  }
  return 1;
}
