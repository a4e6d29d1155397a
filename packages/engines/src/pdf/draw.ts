import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host, SourceFile } from '../engine';
import { canvasCap } from './canvas-cap';
import { withDocument } from './documents';
import { requireComplete } from './pdfjs';

export type Drawing = {
  source: SourceFile;
  /** From 1. */
  page: number;
  /** Clockwise rotation in addition to the page's own, in degrees. */
  rotate?: number;
} & Scale;

/** Width in pixels, or resolution in dots per inch; the total number of pixels is limited to `cap`. */
export type Scale = ({ width: number } | { dpi: number }) & { cap?: number };

/** A page as a bitmap, for thumbnails and previews. */
export const draw = ({ source, page, rotate, ...scale }: Drawing, host: Host): Promise<ImageBitmap> =>
  withDocument(source, host, async ({ doc }) => {
    const canvas = await render(doc, page, scale as Scale, rotate);
    return canvas.transferToImageBitmap();
  });

/** Renders a page on white. The caller frees the canvas. */
export async function render(doc: PDFDocumentProxy, number: number, scale: Scale, rotate = 0) {
  const page = await doc.getPage(number);
  const rotation = (page.rotate + rotate) % 360;
  const natural = page.getViewport({ scale: 1, rotation });
  const viewport = page.getViewport({ scale: factor(natural, scale), rotation });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const canvasContext = canvas.getContext('2d', { alpha: false });
  if (!canvasContext) throw new RangeError('out of memory');
  await page.render({
    canvas: null,
    canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
    viewport,
    background: '#fff',
  }).promise;
  page.cleanup();
  requireComplete(doc);
  return canvas;
}

/** Pixels per point. */
function factor({ width, height }: { width: number; height: number }, scale: Scale): number {
  const wanted = 'dpi' in scale ? scale.dpi / 72 : scale.width / width;
  return Math.min(wanted, Math.sqrt((scale.cap ?? canvasCap) / (width * height)));
}
