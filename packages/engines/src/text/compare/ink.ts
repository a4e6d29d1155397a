/** Width in pixels at which pages are compared: printed letters are then about 20 high. */
export const commonWidth = 1600;

/** A rendered page: four bytes per pixel (red, green, blue, alpha). */
export type Picture = { width: number; height: number; pixels: Uint8ClampedArray | Uint8Array };

/** Darkness of each pixel of a page, 0 to 255. */
export type Ink = { width: number; height: number; data: Float32Array };

export const inkAt = ({ width, height, data }: Ink, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0);

/** Ink of a page at another size: each pixel is the mean of those it covers. */
export function inkOf({ width, height, pixels }: Picture, columns: number, rows: number): Ink {
  const data = new Float32Array(columns * rows);
  const cellStarts = (count: number, length: number) =>
    Uint32Array.from({ length: count + 1 }, (_, index) => Math.floor((index / count) * length));
  if (width === columns && height === rows) {
    for (let offset = 0, from = 0; offset < data.length; offset += 1, from += 4) {
      data[offset] =
        255 -
        0.299 * (pixels[from] as number) -
        0.587 * (pixels[from + 1] as number) -
        0.114 * (pixels[from + 2] as number);
    }
    return { width, height, data };
  }
  const [lefts, tops] = [cellStarts(columns, width), cellStarts(rows, height)];
  for (let row = 0; row < rows; row += 1) {
    const top = tops[row] ?? 0;
    const bottom = Math.max(top + 1, tops[row + 1] ?? 0);
    for (let column = 0; column < columns; column += 1) {
      const left = lefts[column] ?? 0;
      const right = Math.max(left + 1, lefts[column + 1] ?? 0);
      let sum = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const offset = (y * width + x) * 4;
          sum +=
            0.299 * (pixels[offset] ?? 255) +
            0.587 * (pixels[offset + 1] ?? 255) +
            0.114 * (pixels[offset + 2] ?? 255);
        }
      }
      data[row * columns + column] = 255 - sum / ((bottom - top) * (right - left));
    }
  }
  return { width: columns, height: rows, data };
}

/** Each pixel blended with its neighbours: an edge shifted by half a pixel then looks nearly the same. */
export const softened = (ink: Ink): Ink =>
  blurred(ink, (before, value, after) => (before + 2 * value + after) / 4);

/** Each pixel as dark as the darkest of itself and its neighbours. */
export const thickened = (ink: Ink): Ink =>
  blurred(ink, (before, value, after) => Math.max(before, value, after));

/** Mixes each pixel with its neighbours, first across, then down. */
function blurred(
  { width, height, data }: Ink,
  mix: (before: number, own: number, after: number) => number,
): Ink {
  const across = new Float32Array(data.length);
  const result = new Float32Array(data.length);
  // The ends of a row blend into the next row, which is harmless where there is only paper.
  for (let offset = 1; offset < data.length - 1; offset += 1)
    across[offset] = mix(data[offset - 1] as number, data[offset] as number, data[offset + 1] as number);
  for (let offset = width; offset < data.length - width; offset += 1)
    result[offset] = mix(
      across[offset - width] as number,
      across[offset] as number,
      across[offset + width] as number,
    );
  return { width, height, data: result };
}
