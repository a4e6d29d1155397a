import type { PictureFormat } from './split-parts';

/** Canvas size in pixels that every browser supports; the limit of iOS (16.7 million). */
export const maxCanvasPixels = 16_777_216;

/** Longest side of a canvas that every browser supports, in pixels; the limit of Firefox. */
const maxCanvasSide = 32_767;

/**
 * Longest side of a picture in pixels. WebP: RFC 9649, section 2.6 (14 bits); Chromium crops a longer canvas without an
 * error. JPG: 65,500 in libjpeg, which browsers use; PNG holds more than a canvas.
 */
const longestSide: Record<PictureFormat, number> = { webp: 16_383, jpg: 65_500, png: 2 ** 31 - 1 };

/** What limits the size of a picture: the canvas, or the format. */
export type PictureLimit = 'canvas' | 'format';

/**
 * Scale at which a page fits on a canvas and into a format.
 *
 * @param size of the page, in points
 * @param requested pixels per point
 * @param limits `cap` and `side`: largest number of pixels of the canvas, and of its longer side
 * @returns pixels per point, at most `requested`, and what limits it
 */
export function fittingScale(
  { width, height }: { width: number; height: number },
  requested: number,
  {
    format,
    cap = maxCanvasPixels,
    side = maxCanvasSide,
  }: { format?: PictureFormat; cap?: number; side?: number } = {},
): { scale: number; limit?: PictureLimit } {
  const longerSide = Math.max(width, height);
  const canvasScale = Math.min(Math.sqrt(cap / (width * height)), side / longerSide);
  const formatScale = format ? longestSide[format] / longerSide : Number.POSITIVE_INFINITY;
  const scale = Math.min(requested, canvasScale, formatScale);
  if (scale === requested) return { scale };
  return { scale, limit: formatScale < canvasScale ? 'format' : 'canvas' };
}
