/**
 * Pixels of a picture file, scaled down if a side is longer than `maxSide`.
 *
 * @throws DOMException if the file is not a picture; RangeError if the canvas runs out of memory
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
