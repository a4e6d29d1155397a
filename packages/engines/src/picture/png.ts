import { Fault } from '../engine';
import { decodeLatin1, inflate, join, Reader, read, viewOf } from '../write/bytes';
import { type Exif, noExif, readExif } from './exif';
import { type Chromaticities, gammaProfile, spanColours } from './gamma-profile';

/** Chunks of a PNG (W3C PNG, third edition); its pixels are not decoded. */
export type Png = Exif & {
  width: number;
  height: number;
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  bits: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  colour: number;
  interlaced: boolean;
  palette?: Uint8Array<ArrayBuffer>;
  /** tRNS: alpha of palette entries, or the transparent colour. */
  transparency?: Uint8Array<ArrayBuffer>;
  /** Colour profile (ICC), inflated. */
  profile?: Uint8Array<ArrayBuffer>;
  /** Exponent of its samples (gAMA), and chromaticities of its primaries (cHRM), without a profile and unless it is sRGB. */
  gamma?: number;
  chromaticities?: Chromaticities;
  isSrgb?: boolean;
  /** Byte ranges of the compressed pixels in the file, in order. */
  data: [from: number, to: number][];
  /** Whether the file ends before its last chunk. */
  truncated: boolean;
};

/** Samples per pixel, by colour type. */
export const samplesOf = (colour: number) => ({ 2: 3, 4: 2, 6: 4 })[colour] ?? 1;

/** @throws Fault `damaged` without a header or pixels, or with values unknown to the standard */
export async function readPng(blob: Blob): Promise<Png> {
  const reader = new Reader(blob);
  const head = await reader.bytesAt(0, 33);
  const view = viewOf(head);
  if (head.length < 33 || decodeLatin1(head.subarray(12, 16)) !== 'IHDR') throw new Fault('damaged');
  const png: Png = {
    ...noExif,
    width: view.getUint32(16),
    height: view.getUint32(20),
    bits: view.getUint8(24),
    colour: view.getUint8(25),
    interlaced: view.getUint8(28) === 1,
    data: [],
    truncated: true,
  };
  let offset = 33;
  while (png.truncated && offset + 8 <= reader.size) {
    const bytes = await reader.bytesAt(offset, 8);
    const name = decodeLatin1(bytes.subarray(4));
    const [from, to] = [offset + 8, Math.min(offset + 8 + viewOf(bytes).getUint32(0), reader.size)];
    if (name === 'IDAT') png.data.push([from, to]);
    else if (name === 'IEND') png.truncated = false;
    else if (neededChunks.has(name)) await readChunk(png, name, await read(blob, from, to));
    offset = to + 4;
  }
  const isSupported = [0, 2, 3, 4, 6].includes(png.colour) && [1, 2, 4, 8, 16].includes(png.bits);
  const isComplete = png.data.length > 0 && (png.colour !== 3 || png.palette);
  if (!isSupported || !isComplete || !png.width || !png.height) throw new Fault('damaged');
  // Browsers draw samples of another exponent than the usual one accordingly.
  if (png.gamma && !png.profile && !png.isSrgb && Math.abs(png.gamma - usualGamma) > gammaTolerance)
    png.profile = gammaProfile(png.gamma, samplesOf(png.colour) < 3 && png.colour !== 3, png.chromaticities);
  return png;
}

const usualGamma = 1 / 2.2;
const gammaTolerance = 0.02;

const neededChunks = new Set(['PLTE', 'tRNS', 'pHYs', 'iCCP', 'eXIf', 'gAMA', 'cHRM', 'sRGB', 'cICP']);

async function readChunk(png: Png, name: string, body: Uint8Array<ArrayBuffer>) {
  if (name === 'PLTE') png.palette = body;
  else if (name === 'tRNS') png.transparency = body;
  else if (name === 'pHYs' && body[8] === 1) {
    png.density = viewOf(body).getUint32(0) * 0.0254;
    png.densityDown = viewOf(body).getUint32(4) * 0.0254;
  } else if (name === 'iCCP') {
    // A name, a zero, the method 0, then zlib. An unreadable profile is ignored.
    const profile = await inflate(body.slice(body.indexOf(0) + 2)).catch(() => undefined);
    if (profile) png.profile = profile;
  } else if (name === 'gAMA' && body.length === 4) png.gamma = viewOf(body).getUint32(0) / 100_000;
  else if (name === 'cHRM' && body.length === 32) {
    const numbers = Array.from({ length: 8 }, (_, index) => viewOf(body).getUint32(4 * index) / 100_000);
    const pairs = [0, 2, 4, 6].map(
      (index) => [numbers[index] ?? 0, numbers[index + 1] ?? 0] as [number, number],
    );
    if (pairs.every(([x, y]) => y > 0 && x + y <= 1) && spanColours(pairs)) png.chromaticities = pairs;
  } else if (name === 'sRGB' || name === 'cICP') png.isSrgb = true;
  else if (name === 'eXIf') {
    const { orientation, location } = readExif(body);
    Object.assign(png, { orientation, location });
  }
}

/**
 * Filtered rows of a PNG without interlacing, suitable for PDF's PNG predictor.
 *
 * @throws Fault `damaged` when they do not inflate
 */
export async function inflateImage(blob: Blob, png: Png): Promise<Uint8Array<ArrayBuffer>> {
  const compressedParts = await Promise.all(png.data.map(([from, to]) => read(blob, from, to)));
  try {
    return await inflate(join(compressedParts));
  } catch (error) {
    throw new Fault('damaged', {}, { cause: error });
  }
}

/**
 * Separates alpha from filtered rows. Each filter works per channel, so that channels can be separated
 * without reversing it.
 */
export function splitAlpha(lines: Uint8Array, png: Png) {
  const sampleBytes = png.bits / 8;
  const pixelBytes = samplesOf(png.colour) * sampleBytes;
  const colourBytes = pixelBytes - sampleBytes;
  const colours = new Uint8Array(png.height * (1 + png.width * colourBytes));
  const alphas = new Uint8Array(png.height * (1 + png.width * sampleBytes));
  let [from, colour, alpha] = [0, 0, 0];
  for (let y = 0; y < png.height; y++) {
    const filter = lines[from++] ?? 0;
    colours[colour++] = filter;
    alphas[alpha++] = filter;
    for (let x = 0; x < png.width; x++) {
      for (let i = 0; i < colourBytes; i++) colours[colour++] = lines[from++] ?? 0;
      for (let i = 0; i < sampleBytes; i++) alphas[alpha++] = lines[from++] ?? 0;
    }
  }
  return { colours, alphas };
}

/** Whether the colour profile is for this number of components. ICC.1:2022, 7.2.8. */
export function fitsProfile(profile: Uint8Array, components: number): boolean {
  const colourSpace = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' }[components] ?? '';
  return profile.length > 128 && decodeLatin1(profile.subarray(16, 20)) === colourSpace;
}
