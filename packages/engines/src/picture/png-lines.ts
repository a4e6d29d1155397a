import { type Png, samplesOf } from './png';

/** Length of a row in bytes, without its filter byte. */
const lineBytes = (width: number, png: Png) => Math.ceil((width * samplesOf(png.colour) * png.bits) / 8);

/**
 * Reverses the filters of rows (PNG 9.2), in place.
 *
 * @param lines each begins with its filter byte, which becomes 0
 * @param length bytes of a row without that byte
 * @param step bytes of a pixel, at least 1
 */
function unfilter(lines: Uint8Array, length: number, step: number): Uint8Array {
  for (let start = 0; start + length < lines.length; start += length + 1) {
    const filter = lines[start];
    lines[start] = 0;
    for (let i = 1; filter && i <= length; i++) {
      const offset = start + i;
      const left = i > step ? (lines[offset - step] ?? 0) : 0;
      const up = start ? (lines[offset - length - 1] ?? 0) : 0;
      const upperLeft = start && i > step ? (lines[offset - length - 1 - step] ?? 0) : 0;
      lines[offset] = (lines[offset] ?? 0) + predictionOf(filter, left, up, upperLeft);
    }
  }
  return lines;
}

/** A filter's prediction of a byte: none, sub, up, average, Paeth. */
const predictionOf = (filter: number, left: number, up: number, upperLeft: number) =>
  filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, upperLeft);

function paeth(left: number, up: number, upperLeft: number) {
  const guess = left + up - upperLeft;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upperLeft)];
  return a <= b && a <= c ? left : b <= c ? up : upperLeft;
}

/** Each Adam7 pass: its first column and row, and the steps to its next ones. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Combines the seven passes of an interlaced PNG (PNG 8.2).
 *
 * @param inflated the inflated passes
 * @returns rows as in a PNG without interlacing, filter 0
 */
export function deinterlace(inflated: Uint8Array, png: Png): Uint8Array<ArrayBuffer> {
  const pixelBits = samplesOf(png.colour) * png.bits;
  const step = Math.max(1, pixelBits >> 3);
  const stride = 1 + lineBytes(png.width, png);
  const lines = new Uint8Array(stride * png.height);
  let start = 0;
  for (const [x0, y0, dx, dy] of passes) {
    const width = Math.ceil((png.width - x0) / dx);
    const height = Math.ceil((png.height - y0) / dy);
    if (width <= 0 || height <= 0) continue;
    const length = lineBytes(width, png);
    const pass = unfilter(inflated.subarray(start, start + height * (length + 1)), length, step);
    start += height * (length + 1);
    for (let y = 0; y < height; y++) {
      const from = y * (length + 1) + 1;
      const to = (y0 + y * dy) * stride + 1;
      for (let x = 0; x < width; x++) {
        const bit = (x0 + x * dx) * pixelBits;
        const target = to + (bit >> 3);
        if (pixelBits < 8) {
          const sample = sampleAt(pass, from, x, pixelBits);
          lines[target] = (lines[target] ?? 0) | (sample << (8 - pixelBits - (bit & 7)));
        } else {
          // Copying bytes is several times faster than a typed array view per pixel.
          for (let i = 0; i < step; i++) lines[target + i] = pass[from + x * step + i] ?? 0;
        }
      }
    }
  }
  return lines;
}

/** Sample `x` of a row with samples of 1, 2, 4 or 8 bits. */
const sampleAt = (line: Uint8Array, from: number, x: number, bits: number) =>
  ((line[from + ((x * bits) >> 3)] ?? 0) >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);

/**
 * Alpha of each pixel of a palette picture, as 8-bit rows with filter 0.
 *
 * @param lines filtered; modified in place
 */
export function paletteAlpha(lines: Uint8Array, png: Png): Uint8Array<ArrayBuffer> {
  const length = lineBytes(png.width, png);
  const unfiltered = unfilter(lines, length, 1);
  const alphas = new Uint8Array(png.height * (png.width + 1));
  for (let y = 0; y < png.height; y++) {
    for (let x = 0; x < png.width; x++) {
      const index = sampleAt(unfiltered, y * (length + 1) + 1, x, png.bits);
      alphas[y * (png.width + 1) + 1 + x] = png.transparency?.[index] ?? 255;
    }
  }
  return alphas;
}

/**
 * Whether every pixel is opaque.
 *
 * @param alphas filtered rows with one sample per pixel
 */
export function isOpaqueAlpha(alphas: Uint8Array, { width, height, colour, bits }: Png): boolean {
  const step = colour === 3 ? 1 : bits >> 3;
  const stride = width * step + 1;
  const unfiltered = unfilter(alphas.slice(), stride - 1, step);
  for (let offset = 0; offset < stride * height; offset++)
    if (offset % stride !== 0 && unfiltered[offset] !== 255) return false;
  return true;
}
