import { Fault } from '../engine';
import { fittingScale } from '../pdf/picture-limits';
import { deflate } from '../write/bytes';
import type { Raster } from './cut-out/raster';

/** Pixels decoded by the browser, rotated upright. */
export type Pixels = Raster & { opaque: boolean };

/**
 * Decodes a picture with the browser's decoder.
 *
 * @throws Fault `browser` if the browser lacks a decoder for it, `damaged` if decoding fails
 */
export async function decode(blob: Blob, kind: string): Promise<ImageBitmap> {
  if (typeof createImageBitmap !== 'function') throw new Fault('browser', { detail: kind });
  try {
    return await createImageBitmap(blob);
  } catch (error) {
    const isUnsupported = kind === 'heic' || kind === 'avif';
    throw new Fault(isUnsupported ? 'browser' : 'damaged', { detail: kind }, { cause: error });
  }
}

/** Whether the browser can decode a picture; true where there is no browser. */
export async function canDecode(blob: Blob): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  const bitmap = await createImageBitmap(blob).catch(() => undefined);
  bitmap?.close();
  return bitmap !== undefined;
}

/** Draws a bitmap, scaled down to this width and to the canvas limit if it exceeds them, and closes it. */
export function draw(bitmap: ImageBitmap, width = bitmap.width): OffscreenCanvas {
  const ratio = fittingScale(bitmap, Math.min(1, width / bitmap.width)).scale;
  const side = (length: number) => Math.max(1, Math.round(length * ratio));
  const canvas = new OffscreenCanvas(side(bitmap.width), side(bitmap.height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Fault('memory');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

export function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if (!context) throw new Fault('memory');
  const rgba = context.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>;
  return { width, height, rgba, opaque: isOpaque(rgba) };
}

export function isOpaque(rgba: Uint8ClampedArray): boolean {
  for (let offset = 3; offset < rgba.length; offset += 4) if (rgba[offset] !== 255) return false;
  return true;
}

/** Compresses colours and alpha separately, as two streams for `FlateDecode`. */
export async function deflateColoursAndAlpha({ width, height, rgba }: Pixels) {
  const colours = new Uint8Array(width * height * 3);
  const alphas = new Uint8Array(width * height);
  for (let i = 0, offset = 0; i < alphas.length; i++, offset += 4) {
    colours[i * 3] = rgba[offset] ?? 0;
    colours[i * 3 + 1] = rgba[offset + 1] ?? 0;
    colours[i * 3 + 2] = rgba[offset + 2] ?? 0;
    alphas[i] = rgba[offset + 3] ?? 0;
  }
  return { colours: await deflate(colours), alphas: await deflate(alphas) };
}
