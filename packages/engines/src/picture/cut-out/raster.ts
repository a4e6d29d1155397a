/** Pixels in memory: red, green, blue, alpha, row by row, not premultiplied. */
export type Raster = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer> };

/** Share of the picture that is kept, 0 to 1. */
export function keptShare({ rgba }: Raster): number {
  let alphaSum = 0;
  for (let offset = 3; offset < rgba.length; offset += 4) alphaSum += rgba[offset] ?? 0;
  return rgba.length ? alphaSum / 255 / (rgba.length / 4) : 0;
}

/** The picture on a background colour, opaque. */
export function withBackground({ width, height, rgba }: Raster, colour: readonly number[]): Raster {
  const composited = rgba.slice();
  for (let offset = 0; offset < composited.length; offset += 4) {
    const alpha = (composited[offset + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++)
      composited[offset + c] = (composited[offset + c] ?? 0) * alpha + (colour[c] ?? 255) * (1 - alpha);
    composited[offset + 3] = 255;
  }
  return { width, height, rgba: composited };
}

/** The picture cropped to what is kept, with a margin in pixels; uncropped if nothing is kept. */
export function cropToKept({ width, height, rgba }: Raster, margin: number): Raster {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 32) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return { width, height, rgba };
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  const croppedWidth = Math.min(width, right + 1 + margin) - left;
  const croppedHeight = Math.min(height, bottom + 1 + margin) - top;
  const cut = new Uint8ClampedArray(croppedWidth * croppedHeight * 4);
  for (let y = 0; y < croppedHeight; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(rgba.subarray(from, from + croppedWidth * 4), y * croppedWidth * 4);
  }
  return { width: croppedWidth, height: croppedHeight, rgba: cut };
}
