import { createCanvas, ImageData } from '@napi-rs/canvas';

/** Replaces OffscreenCanvas, which Node lacks, by another canvas with the members that the engines call. */
function offscreenCanvas(width: number, height: number) {
  const canvas = createCanvas(width, height);
  return Object.assign(canvas, {
    convertToBlob: async ({ type, quality }: { type: string; quality: number }) => {
      const bytes =
        type === 'image/png'
          ? canvas.toBuffer('image/png')
          : canvas.toBuffer(type as 'image/jpeg', Math.round(quality * 100));
      return new Blob([new Uint8Array(bytes)], { type });
    },
    transferToImageBitmap: () => canvas,
  });
}

globalThis.OffscreenCanvas ??= offscreenCanvas as unknown as typeof OffscreenCanvas;

globalThis.ImageData ??= ImageData as unknown as typeof globalThis.ImageData;
