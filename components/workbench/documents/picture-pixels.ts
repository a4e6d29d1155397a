/**
 * Pixels of a picture file, smaller where it is longer than `most` on a side.
 *
 * @throws DOMException for a file that is no picture; RangeError where the canvas has no memory for it
 */
export async function pixelsOf(blob: Blob, maxSide: number): Promise<ImageData> {
  const bitmap = await createImageBitmap(blob);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !width || !height) throw new RangeError('out of memory');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
