/** Largest width in pixels at which a page is drawn to be reduced. */
const most = 1800;

/**
 * Width at which a page of text is drawn for a canvas. Drawn larger and reduced, letters have their place to a fraction of
 * a pixel, and their strokes are not smeared.
 *
 * @param onScreen width of the canvas in device pixels
 * @param shown the same in CSS pixels
 * @returns a width in pixels, never below that of the canvas
 */
export const drawnWidth = (onScreen: number, shown: number): number =>
  Math.max(onScreen, Math.min(most, Math.ceil(shown * 3)));

/** Puts a picture on a canvas, reduced to this many pixels across; the canvas has their number then. */
export function paintReduced(canvas: HTMLCanvasElement, bitmap: ImageBitmap, across: number): void {
  canvas.width = across;
  canvas.height = Math.round((bitmap.height * across) / bitmap.width);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
