import utif, { type IFD } from 'utif2';
import { Fault } from '../engine';
import { decodeLatin1, viewOf } from '../write/bytes';

/** Samples in the form that PDF requires (ISO 32000-2, 8.9.5): rows of whole bytes, highest byte first. */
export type TiffSamples = {
  space: 'grey' | 'rgb' | 'cmyk';
  bits: number;
  /** Whether the lowest value is the lightest. */
  inverted: boolean;
  data: Uint8Array<ArrayBuffer>;
};

/** A picture of a TIFF file, which may hold several (TIFF 6.0). */
export type TiffPage = {
  width: number;
  height: number;
  /** Pixels per inch across and down, if stated. */
  density?: number;
  densityDown?: number;
  /** Exif orientation, 1 to 8. */
  orientation: number;
  profile?: Uint8Array<ArrayBuffer>;
  /** The file ends before its pixels, or the pictures after it, do. */
  truncated: boolean;
  /** Samples that PDF can embed as they are; undefined for other encodings. @throws Fault `damaged` */
  samples(): TiffSamples | undefined;
  /** Red, green, blue and alpha, eight bits each. @throws Fault `damaged` */
  pixels(): Uint8ClampedArray<ArrayBuffer>;
};

/** Flags of NewSubfileType (tag 254): a reduced picture, and a mask. */
const [reduced, mask] = [1, 4];

/**
 * Pages of a TIFF file, without previews and masks. Pixels are decoded only on request.
 *
 * @throws Fault `damaged` if there is none, or if one is stored in a way that the decoder would draw wrongly
 */
export function tiffPages(bytes: Uint8Array<ArrayBuffer>): TiffPage[] {
  const isTruncated = endDirectories(bytes);
  let directories: IFD[] = [];
  try {
    directories = utif.decode(bytes.buffer);
  } catch {
    // Reported as damaged below.
  }
  const pages = directories
    .filter((directory) => ((firstValue(directory, 254) ?? 0) & (reduced | mask)) === 0)
    .filter((directory) => (firstValue(directory, 256) ?? 0) > 0 && (firstValue(directory, 257) ?? 0) > 0);
  if (pages.length === 0 || !pages.every((directory) => isReadable(bytes, directory)))
    throw new Fault('damaged');
  return pages.map((directory, index) =>
    pageOf(bytes, directory, (isTruncated && index === pages.length - 1) || lacksPixels(bytes, directory)),
  );
}

/**
 * Ends the chain of directories before one that the file does not hold, and before one that was already in the chain:
 * the decoder follows the links without end.
 *
 * @returns whether the file ends before its last directory
 */
function endDirectories(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = viewOf(bytes);
  if (bytes.length < 8) return true;
  const isLittle = view.getUint16(0) === 0x4949;
  const seen = new Set<number>();
  for (let link = 4; ; ) {
    const offset = view.getUint32(link, isLittle);
    if (offset === 0) return false;
    const next =
      offset + 2 > bytes.length ? bytes.length : offset + 2 + view.getUint16(offset, isLittle) * 12;
    if (seen.has(offset) || next + 4 > bytes.length) {
      view.setUint32(link, 0, isLittle);
      return !seen.has(offset);
    }
    seen.add(offset);
    link = next;
  }
}

function pageOf(bytes: Uint8Array<ArrayBuffer>, directory: IFD, truncated: boolean): TiffPage {
  const read = () => {
    if ((directory as Partial<IFD>).data) return directory;
    try {
      decodeInto(bytes, directory);
    } catch (error) {
      throw new Fault('damaged', {}, { cause: error });
    }
    const { data = new Uint8Array() } = directory as Partial<IFD>;
    if (data.length === 0) throw new Fault('damaged');
    return directory;
  };
  const perInch = { 2: 1, 3: 2.54 }[firstValue(directory, 296) ?? 2];
  const [densityX, densityY] = [firstValue(directory, 282) ?? 0, firstValue(directory, 283) ?? 0];
  const profile = valuesOf(directory, 34_675);
  return {
    width: firstValue(directory, 256) ?? 0,
    height: firstValue(directory, 257) ?? 0,
    ...(perInch && densityX > 1 && { density: densityX * perInch }),
    ...(perInch && densityY > 1 && { densityDown: densityY * perInch }),
    orientation: firstValue(directory, 274) ?? 1,
    ...(profile.length > 0 && { profile: Uint8Array.from(profile) }),
    truncated,
    samples: () => (isPlain(directory) ? samplesOf(read()) : undefined),
    pixels: () => pixelsOf(read()),
  };
}

/** Values of a tag. */
function valuesOf(directory: IFD, tag: number): number[] {
  const value: unknown = directory[`t${tag}`];
  return Array.isArray(value) || value instanceof Uint8Array ? Array.from(value, Number) : [];
}

const firstValue = (directory: IFD, tag: number): number | undefined => valuesOf(directory, tag)[0];

/** Number of samples of a pixel. */
const samplesIn = (directory: IFD) => firstValue(directory, 277) ?? 1;

const components: Record<number, number> = { 0: 1, 1: 1, 2: 3, 5: 4 };
const [palette, yCbCr] = [3, 6];
const [none, group3, group4, lzw, oldJpeg, jpeg, deflate, oldDeflate, packBits] = [
  1, 3, 4, 5, 6, 7, 8, 32_946, 32_773,
];
const faxes = [2, group3, group4];
const jpegs = [oldJpeg, jpeg];

const compressionOf = (directory: IFD) => firstValue(directory, 259) ?? none;

/** Offsets and lengths of the strips or tiles of a picture. */
function piecesOf(directory: IFD): { offsets: number[]; lengths: number[] } {
  const [offsets, lengths] = directory.t322 ? [324, 325] : [273, 279];
  return { offsets: valuesOf(directory, offsets), lengths: valuesOf(directory, lengths) };
}

/** Whether the decoder draws the picture as it was saved; it does not say so itself, and draws others anyhow. */
function isReadable(bytes: Uint8Array, directory: IFD): boolean {
  const space = firstValue(directory, 262) ?? -1;
  const samples = samplesIn(directory);
  const compression = compressionOf(directory);
  const [depth = 1, ...depths] = valuesOf(directory, 258);
  const { offsets, lengths } = piecesOf(directory);
  const isFax = faxes.includes(compression);
  const isJpeg = jpegs.includes(compression);
  // The decoder never ends with tiles without a size.
  if (directory.t322 && !(firstValue(directory, 322) && firstValue(directory, 323))) return false;
  if (
    isFax &&
    offsets.some((offset, index) => hasLongGap(bytes.subarray(offset, offset + (lengths[index] ?? 0))))
  )
    return false;
  // Bits of a byte in reverse order, and numbers with a sign or a point.
  if ((firstValue(directory, 266) ?? 1) !== 1 && !isFax) return false;
  if (![1, 4].includes(firstValue(directory, 339) ?? 1) || depths.some((other) => other !== depth))
    return false;
  if (isFax) return samples === 1 && depth === 1 && space < 2;
  if (isJpeg) {
    if (space === 2 && !isStatedRgb(bytes.subarray(offsets[0]))) return false;
    return depth === 8 && samples === ({ 0: 1, 1: 1, 2: 3, [yCbCr]: 3 }[space] ?? 0);
  }
  const isPacked = [lzw, deflate, oldDeflate].includes(compression);
  if (!isPacked && ![none, packBits].includes(compression)) return false;
  // LZW as it was before TIFF 6.0, with the lowest bit first, on which the decoder does not end.
  if (compression === lzw && bytes[offsets[0] ?? 0] === 0 && ((bytes[(offsets[0] ?? 0) + 1] ?? 0) & 1) === 1)
    return false;
  const isWhole = depth === 8 || depth === 16;
  if (isPacked && ![1, ...(isWhole ? [2] : [])].includes(firstValue(directory, 317) ?? 1)) return false;
  if (isInPlanes(directory) && (!isWhole || offsets.length % samples !== 0)) return false;
  if (space === palette)
    return [1, 2, 4, 8].includes(depth) && (samples === 1 || (samples === 2 && depth === 8));
  if (samples === components[space]) return [1, 2, 4, 8, 16].includes(depth);
  if (space < 2) return samples === 2 && depth === 8;
  return space === 2 && (depth === 8 ? samples > 3 : samples === 4 && depth === 16);
}

/** Longest sequence of zero bytes in a fax, in which a code has at most eleven zero bits (ITU-T T.4, T.6). */
const maxFaxGap = 1000;

/** Whether a fax has more zero bytes between codes: the time of the decoder grows with the square of their number. */
function hasLongGap(fax: Uint8Array): boolean {
  let gap = 0;
  for (const byte of fax) {
    if (byte !== 0 && gap > maxFaxGap) return true;
    gap = byte === 0 ? gap + 1 : 0;
  }
  return false;
}

/** Lengths of the strips or tiles without what is beyond the end of the file, and without the zero bytes that fill up a fax. */
function lengthsWithin(bytes: Uint8Array, directory: IFD): number[] {
  const { offsets, lengths } = piecesOf(directory);
  const isFax = faxes.includes(compressionOf(directory));
  return lengths.map((length, index) => {
    const start = offsets[index] ?? 0;
    let end = Math.min(start + length, bytes.length);
    while (isFax && end > start && bytes[end - 1] === 0) end -= 1;
    return Math.max(0, end - start);
  });
}

/** Whether a JPG says itself that it holds red, green and blue: the decoder takes others for YCbCr. */
function isStatedRgb(jpg: Uint8Array): boolean {
  const head = decodeLatin1(jpg.subarray(0, 2000));
  return /\xff[\xc0-\xc2].{8}R..G..B/s.test(head) || /\xff\xee.{2}Adobe.{6}\0/s.test(head);
}

/** Whether the file ends before the pixels of the picture do. */
function lacksPixels(bytes: Uint8Array, directory: IFD): boolean {
  const [width = 0, height = 0] = [firstValue(directory, 256), firstValue(directory, 257)];
  const rows = Math.min(firstValue(directory, 278) ?? height, height);
  const { offsets, lengths } = piecesOf(directory);
  const planes = isInPlanes(directory) ? samplesIn(directory) : 1;
  const across = directory.t322 ? Math.ceil(width / (firstValue(directory, 322) ?? width)) : 1;
  const down = Math.ceil(height / (directory.t322 ? (firstValue(directory, 323) ?? height) : rows || 1));
  if (offsets.length < across * down * planes) return true;
  const line = Math.ceil((width * samplesIn(directory) * (firstValue(directory, 258) ?? 1)) / 8);
  const isOneStrip = offsets.length === 1 && compressionOf(directory) === none && !directory.t322;
  return offsets.some(
    (offset, index) => offset + (isOneStrip ? line * height : (lengths[index] ?? 0)) > bytes.length,
  );
}

/** Whether all reds come first, then all greens, and so on. */
const isInPlanes = (directory: IFD) => firstValue(directory, 284) === 2 && samplesIn(directory) > 1;

/** Decodes the samples of a picture into its directory, those of a pixel after one another. */
function decodeInto(bytes: Uint8Array<ArrayBuffer>, directory: IFD): void {
  const [width = 0, height = 0] = [firstValue(directory, 256), firstValue(directory, 257)];
  if (!isInPlanes(directory)) {
    directory.data = decoded(bytes, directory);
  } else {
    const count = samplesIn(directory);
    const { offsets, lengths } = piecesOf(directory);
    const each = offsets.length / count;
    const step = (firstValue(directory, 258) ?? 8) >> 3;
    const data = new Uint8Array(width * height * count * step);
    for (let plane = 0; plane < count; plane++) {
      const piece = (values: number[]) => values.slice(plane * each, (plane + 1) * each);
      const pieces: Pick<IFD, string> = directory.t322
        ? { t324: piece(offsets), t325: piece(lengths) }
        : { t273: piece(offsets), t279: piece(lengths) };
      const levels = decoded(bytes, {
        ...directory,
        ...pieces,
        t258: [step * 8],
        t262: [1],
        t277: [1],
        t284: [1],
      });
      for (let i = 0; i < width * height; i++)
        for (let byte = 0; byte < step; byte++)
          data[(i * count + plane) * step + byte] = levels[i * step + byte] ?? 0;
    }
    directory.data = data;
  }
  [directory.width, directory.height] = [width, height];
}

function decoded(bytes: Uint8Array<ArrayBuffer>, directory: IFD): Uint8Array {
  const height = firstValue(directory, 257) ?? 0;
  const rows = Math.min(firstValue(directory, 278) ?? height, height) || height;
  const compression = compressionOf(directory);
  const isDeflated = compression === deflate || compression === oldDeflate;
  const copy: IFD = {
    ...directory,
    [directory.t322 ? 't325' : 't279']: lengthsWithin(bytes, directory),
    // The decoder drops a strip that has more lines than are left; a picture that ends with a whole strip holds it.
    ...(isDeflated && !directory.t322 && { t257: [(Math.ceil(height / rows) + 1) * rows] }),
    // It also undoes a predictor where the compression has none.
    ...(![lzw, deflate, oldDeflate].includes(compression) && { t317: [1] }),
  };
  utif.decodeImage(bytes.buffer, copy);
  return copy.data ?? new Uint8Array();
}

/** Red, green, blue and alpha of decoded samples. */
function pixelsOf(directory: IFD): Uint8ClampedArray<ArrayBuffer> {
  const extra = firstValue(directory, 338);
  const space = firstValue(directory, 262) ?? 1;
  const rgba = new Uint8ClampedArray(
    space < 2 && samplesIn(directory) === 2 ? greyWithAlpha(directory) : utif.toRGBA8(directory),
  );
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const alpha = rgba[offset + 3] ?? 255;
    if (extra === 0) rgba[offset + 3] = 255;
    // Colours already multiplied by their alpha, which PDF does again.
    else if (extra === 1 && alpha > 0 && alpha < 255)
      for (let part = 0; part < 3; part++)
        rgba[offset + part] = Math.round(((rgba[offset + part] ?? 0) * 255) / alpha);
  }
  return rgba;
}

function greyWithAlpha(directory: IFD): Uint8Array<ArrayBuffer> {
  // The samples of deflated strips may go on after the last line.
  const { data, width, height } = directory;
  const inversion = firstValue(directory, 262) === 0 ? 255 : 0;
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    rgba.fill((data[i * 2] ?? 0) ^ inversion, i * 4, i * 4 + 3);
    rgba[i * 4 + 3] = data[i * 2 + 1] ?? 255;
  }
  return rgba;
}

/** Whether the decoded samples can be embedded as they are: no palette, alpha or JPG. */
function isPlain(directory: IFD): boolean {
  const isReversed = (firstValue(directory, 266) ?? 1) !== 1;
  return (
    samplesIn(directory) === components[firstValue(directory, 262) ?? -1] &&
    !isReversed &&
    !jpegs.includes(compressionOf(directory))
  );
}

function samplesOf(directory: IFD): TiffSamples | undefined {
  const space = firstValue(directory, 262) ?? 1;
  const bits = firstValue(directory, 258) ?? 1;
  const row = Math.ceil((directory.width * bits * (components[space] ?? 1)) / 8);
  const size = row * directory.height;
  if (directory.data.length < size) return undefined;
  const data = new Uint8Array(directory.data.subarray(0, size));
  // The decoder returns the lowest byte first, whatever the file's byte order.
  if (bits === 16) {
    for (let offset = 0; offset + 1 < data.length; offset += 2)
      [data[offset], data[offset + 1]] = [data[offset + 1] as number, data[offset] as number];
  }
  return {
    space: space === 5 ? 'cmyk' : space === 2 ? 'rgb' : 'grey',
    bits,
    inverted: space === 0,
    data,
  };
}
