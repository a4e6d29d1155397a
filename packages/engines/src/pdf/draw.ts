import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { faultOf, type Host, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { annotationsOf, drawAnnotations } from './draw-annotations';
import { drawWithPdfium } from './draw-with-pdfium';
import { showFieldsWithoutAppearance } from './fields-without-appearance';
import { requireComplete } from './pdfjs';
import { fittingScale } from './picture-limits';
import type { PictureFormat } from './split-parts';

/** A page to draw, and its size. */
export type Drawing = {
  source: SourceFile;
  /** From 1. */
  page: number;
  /** Clockwise rotation in addition to the page's own, in degrees. */
  rotate?: number;
} & Scale;

/**
 * Width in pixels, or resolution in dots per inch; limited to `cap` pixels in total, to `side` pixels in one
 * direction, and to the limits of `format`.
 */
export type Scale = ({ width: number } | { dpi: number }) & {
  cap?: number;
  side?: number;
  format?: PictureFormat;
};

/** pdf.js's annotation modes: as in the file, and with field values from pdf.js's annotation storage. */
const [withAnnotations, withStorage] = [1, 3];

/**
 * A page as a bitmap, for thumbnails and previews. It is drawn by pdf.js or, if that cannot decode some of it, by
 * pdfium. Needs a canvas, which Node lacks.
 *
 * @throws Fault `memory` if the canvas has no memory; and the faults of opening a file
 */
export const drawPage = ({ source, page, rotate, ...scale }: Drawing, host: Host): Promise<ImageBitmap> =>
  withDocument(source, host, async ({ doc }) => {
    const canvas = await render(doc, page, scale as Scale, rotate);
    return canvas.transferToImageBitmap();
  });

/** Canvases drawn by pdfium, whose letters differ from those of pdf.js by some pixels. */
const drawnByPdfium = new WeakSet<OffscreenCanvas>();

/** Canvases that lack a picture of their page, since neither pdf.js nor pdfium can decode it. */
const incomplete = new WeakSet<OffscreenCanvas>();

export const isIncomplete = (canvas: OffscreenCanvas): boolean => incomplete.has(canvas);

export const isDrawnByPdfium = (canvas: OffscreenCanvas): boolean => drawnByPdfium.has(canvas);

/**
 * Renders a page on white. The caller frees the canvas.
 *
 * @param withPdfium uses pdfium even if pdf.js can draw the page
 */
export async function render(
  doc: PDFDocumentProxy,
  number: number,
  scale: Scale,
  rotate = 0,
  withPdfium = false,
) {
  const page = await doc.getPage(number);
  const rotation = (page.rotate + rotate) % 360;
  const natural = page.getViewport({ scale: 1, rotation });
  const viewport = page.getViewport({ scale: pixelsPerPoint(natural, scale), rotation });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const canvasContext = canvas.getContext('2d', { alpha: false });
  if (!canvasContext) throw new RangeError('out of memory');
  const annotations = await annotationsOf(page);
  const removeFieldValues = showFieldsWithoutAppearance(doc, annotations);
  let problem: unknown;
  let hasOperators = false;
  try {
    await page.render({
      canvas: null,
      canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
      viewport,
      background: '#fff',
      annotationMode: removeFieldValues ? withStorage : withAnnotations,
      operationsFilter: () => {
        hasOperators = true;
        return true;
      },
    }).promise;
  } catch (error) {
    if (faultOf(error).code === 'memory') throw error;
    problem = error;
  } finally {
    removeFieldValues?.();
  }
  requireComplete(doc);
  if (
    withPdfium ||
    problem !== undefined ||
    lacksPictures(page) ||
    (!hasOperators && (await isUnreadable(page)))
  ) {
    const drawing = await drawWithPdfium(doc, number, canvas, rotate);
    if (drawing) {
      canvasContext.putImageData(new ImageData(drawing.pixels, canvas.width, canvas.height), 0, 0);
      drawnByPdfium.add(canvas);
    } else if (problem !== undefined) throw problem;
    if (drawing ? drawing.lacksPictures : lacksPictures(page)) incomplete.add(canvas);
  }
  drawAnnotations(annotations, canvasContext, viewport);
  page.cleanup();
  return canvas;
}

/** Whether pdf.js failed to decode a picture of a drawn page, which it then leaves out. */
function lacksPictures(page: PDFPageProxy): boolean {
  for (const [, data] of page.objs as unknown as Iterable<[string, unknown]>) if (data === null) return true;
  return false;
}

/** Whether pdf.js cannot read the content of a page, of which it then draws nothing, without an error. */
const isUnreadable = (page: PDFPageProxy): Promise<boolean> =>
  page.getTextContent().then(
    () => false,
    () => true,
  );

const pixelsPerPoint = (natural: { width: number; height: number }, scale: Scale): number =>
  fittingScale(natural, 'dpi' in scale ? scale.dpi / 72 : scale.width / natural.width, scale).scale;
