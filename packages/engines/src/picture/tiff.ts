import { decode, decodeImage, type IFD, toRGBA8 } from 'utif2';
import { Fault } from '../engine';

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
 * @throws Fault `damaged` if there is none
 */
export function tiffPages(bytes: Uint8Array<ArrayBuffer>): TiffPage[] {
  let directories: IFD[] = [];
  try {
    directories = decode(bytes.buffer);
  } catch {
    // Reported as damaged below.
  }
  const pages = directories
    .filter((directory) => ((number(directory, 254) ?? 0) & (reduced | mask)) === 0)
    .filter((directory) => (number(directory, 256) ?? 0) > 0 && (number(directory, 257) ?? 0) > 0)
    .map((directory) => pageOf(bytes, directory));
  if (pages.length === 0) throw new Fault('damaged');
  return pages;
}

function pageOf(bytes: Uint8Array<ArrayBuffer>, directory: IFD): TiffPage {
  const read = () => {
    if ((directory as Partial<IFD>).data) return directory;
    try {
      decodeImage(bytes.buffer, directory);
    } catch (error) {
      throw new Fault('damaged', {}, { cause: error });
    }
    const { data = new Uint8Array() } = directory as Partial<IFD>;
    if (data.length === 0) throw new Fault('damaged');
    return directory;
  };
  const perInch = { 2: 1, 3: 2.54 }[number(directory, 296) ?? 2];
  const [densityX, densityY] = [number(directory, 282) ?? 0, number(directory, 283) ?? 0];
  const profile = list(directory, 34_675);
  return {
    width: number(directory, 256) ?? 0,
    height: number(directory, 257) ?? 0,
    ...(perInch && densityX > 1 && { density: densityX * perInch }),
    ...(perInch && densityY > 1 && { densityDown: densityY * perInch }),
    orientation: number(directory, 274) ?? 1,
    ...(profile.length > 0 && { profile: Uint8Array.from(profile) }),
    samples: () => (isPlain(directory) ? samplesOf(read()) : undefined),
    pixels: () => new Uint8ClampedArray(toRGBA8(read())),
  };
}

/** Values of a tag. */
function list(directory: IFD, tag: number): number[] {
  const value = directory[`t${tag}`];
  return Array.isArray(value) ? value.map(Number) : [];
}

const number = (directory: IFD, tag: number): number | undefined => list(directory, tag)[0];

const components: Record<number, number> = { 0: 1, 1: 1, 2: 3, 5: 4 };
const [deflate, jpeg, oldJpeg, floats] = [32_946, 7, 6, 3];

/** Whether the decoded samples can be embedded as they are: no palette, alpha, planes, floats or JPG. */
function isPlain(directory: IFD): boolean {
  const space = number(directory, 262) ?? -1;
  const bits = list(directory, 258);
  const [depth = 1] = bits;
  const compression = number(directory, 259) ?? 1;
  return (
    (number(directory, 277) ?? 1) === components[space] &&
    [1, 2, 4, 8, 16].includes(depth) &&
    bits.every((other) => other === depth) &&
    (number(directory, 284) ?? 1) === 1 &&
    (number(directory, 339) ?? 1) !== floats &&
    (number(directory, 266) ?? 1) === 1 &&
    (compression <= 8 || [deflate, 32_773].includes(compression)) &&
    ![jpeg, oldJpeg].includes(compression)
  );
}

function samplesOf(directory: IFD): TiffSamples | undefined {
  const space = number(directory, 262) ?? 1;
  const bits = number(directory, 258) ?? 1;
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
