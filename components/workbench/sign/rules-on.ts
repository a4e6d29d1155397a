import { type Rule, rulesIn } from './signing-place';

/** Pixels per point in which a page is drawn: a rule is at least half a point high. */
const SCALE = 2;

/** Most pixels of the width of the drawing. */
const MAX_WIDTH = 1600;

/** Horizontal rules on a page; none if it cannot be drawn. */
export async function rulesOn(
  draw: (width: number) => Promise<ImageBitmap>,
  page: { width: number },
): Promise<Rule[]> {
  const canvas = document.createElement('canvas');
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await draw(Math.round(Math.min(MAX_WIDTH, SCALE * page.width)));
    Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return pixels ? rulesIn(pixels, page) : [];
  } catch {
    return [];
  } finally {
    // Safari on phones has little memory for canvases, and frees it late.
    bitmap?.close();
    Object.assign(canvas, { width: 0, height: 0 });
  }
}
