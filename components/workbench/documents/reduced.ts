/** Width in pixels up to which a page is drawn larger than its canvas. */
const maxWidth = 1800;

/**
 * Width at which a page of text is drawn for a canvas. Drawn larger and then reduced, letters are placed to a
 * fraction of a pixel, and their strokes stay sharp.
 *
 * @param devicePixels width of the canvas in device pixels
 * @param cssPixels the same width in CSS pixels
 * @returns a width in pixels, never below that of the canvas
 */
export const drawnWidth = (devicePixels: number, cssPixels: number): number =>
  Math.max(devicePixels, Math.min(maxWidth, Math.ceil(cssPixels * 3)));

/** Largest difference in pixels between the heights of a picture and of its frame that is due to rounding alone. */
const maxRounding = 2;

/**
 * Paints a picture on a canvas, reduced to `canvasWidth` pixels of width; sets the canvas to that size.
 *
 * @param frameHeight in pixels: a picture that differs from it by rounding alone gets this height, so that the browser does
 *   not scale it again, which would blur its text
 */
export function paintReduced(
  canvas: HTMLCanvasElement,
  bitmap: ImageBitmap,
  canvasWidth: number,
  frameHeight?: number,
): void {
  const height = Math.round((bitmap.height * canvasWidth) / bitmap.width);
  canvas.width = canvasWidth;
  canvas.height = frameHeight && Math.abs(frameHeight - height) <= maxRounding ? frameHeight : height;
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
