import type { Raster } from './raster';

/** One value per pixel. */
export type Plane = { width: number; height: number; values: Float32Array };

export const plane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** A plane of the same size, computed value by value. */
export const mapPlane = (
  { width, height, values }: Plane,
  make: (value: number, i: number) => number,
): Plane => ({
  width,
  height,
  values: values.map(make),
});

/** Mean of all values within reach of each pixel, fewer at the rim. The running time is independent of the reach. */
export function blur({ width, height, values }: Plane, reach: number): Plane {
  const rowMeans = filterAlong(values, width, 1, width, reach);
  return { width, height, values: filterAlong(rowMeans, height, width, 1, reach) };
}

/**
 * Mean of the values within reach of each value, along the rows or along the columns.
 *
 * @param step distance from a value to the next of its line
 * @param next distance from a line to the next
 */
function filterAlong(values: Float32Array, length: number, step: number, next: number, reach: number) {
  const lines = values.length / length;
  const result = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    const start = line * next;
    let sum = 0;
    for (let i = 0; i < Math.min(reach, length); i++) sum += values[start + i * step] ?? 0;
    for (let i = 0; i < length; i++) {
      if (i + reach < length) sum += values[start + (i + reach) * step] ?? 0;
      if (i > reach) sum -= values[start + (i - reach - 1) * step] ?? 0;
      result[start + i * step] = sum / (Math.min(length - 1, i + reach) - Math.max(0, i - reach) + 1);
    }
  }
  return result;
}

/** Row of a plane at a height from 0 to 1, interpolated. */
export function rowAt({ width, height, values }: Plane, y: number): Float32Array {
  const position = Math.min(height - 1, Math.max(0, y * height - 0.5));
  const upper = Math.floor(position) * width;
  const lower = Math.min(height - 1, Math.floor(position) + 1) * width;
  const share = position - Math.floor(position);
  const row = new Float32Array(width);
  for (let x = 0; x < width; x++) row[x] = mix(values[upper + x] ?? 0, values[lower + x] ?? 0, share);
  return row;
}

/** Value of a row at a position from 0 to 1, interpolated. */
export function valueInRow(row: Float32Array | undefined, x: number): number {
  if (!row) return 0;
  const position = Math.min(row.length - 1, Math.max(0, x * row.length - 0.5));
  const left = Math.floor(position);
  return mix(row[left] ?? 0, row[Math.min(row.length - 1, left + 1)] ?? 0, position - left);
}

/** A plane resampled to another size. */
export function resizePlane(from: Plane, width: number, height: number): Plane {
  const result = plane(width, height);
  for (let y = 0; y < height; y++) {
    const row = rowAt(from, (y + 0.5) / height);
    for (let x = 0; x < width; x++) result.values[y * width + x] = valueInRow(row, (x + 0.5) / width);
  }
  return result;
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/**
 * A region of a picture, by its edges in pixels, resampled to another size; new pixels are means of those they cover.
 */
export function resizeRaster(
  { width: sourceWidth, rgba }: Raster,
  [left, top, right, bottom]: readonly [number, number, number, number],
  width: number,
  height: number,
): Raster {
  const result = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, to = 0; y < height; y++) {
    const y0 = Math.floor(top + (y * (bottom - top)) / height);
    const y1 = Math.max(y0 + 1, Math.floor(top + ((y + 1) * (bottom - top)) / height));
    for (let x = 0; x < width; x++, to += 4) {
      const x0 = Math.floor(left + (x * (right - left)) / width);
      const x1 = Math.max(x0 + 1, Math.floor(left + ((x + 1) * (right - left)) / width));
      for (let c = 0; c < 4; c++) {
        let sum = 0;
        for (let py = y0; py < y1; py++) {
          for (let px = x0; px < x1; px++) sum += rgba[(py * sourceWidth + px) * 4 + c] ?? 0;
        }
        result[to + c] = sum / ((x1 - x0) * (y1 - y0));
      }
    }
  }
  return { width, height, rgba: result };
}
