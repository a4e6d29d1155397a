import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Host, SourceFile } from '../engine';
import { withDocument } from './documents';
import type { PictureFormat } from './parts';
import { requireComplete } from './pdfjs';
import { fittingScale } from './picture-limits';

export type Drawing = {
  source: SourceFile;
  /** From 1. */
  page: number;
  /** Clockwise rotation in addition to the page's own, in degrees. */
  rotate?: number;
} & Scale;

/**
 * Width in pixels, or resolution in dots per inch; limited to `cap` pixels, `side` pixels in one direction, and to what
 * `format` holds.
 */
export type Scale = ({ width: number } | { dpi: number }) & {
  cap?: number;
  side?: number;
  format?: PictureFormat;
};

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
const factor = (natural: { width: number; height: number }, scale: Scale): number =>
  fittingScale(natural, 'dpi' in scale ? scale.dpi / 72 : scale.width / natural.width, scale).scale;
