import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { faultOf, type Host, type SourceFile } from '../engine';
import { setBareFields } from './bare-fields';
import { withDocument } from './documents';
import { annotationsOf, drawNotes } from './draw-notes';
import { drawWithPdfium } from './draw-with-pdfium';
import { requireComplete } from './pdfjs';
import { fittingScale } from './picture-limits';
import type { PictureFormat } from './split-parts';

/** A page to draw, and how large. */
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

/** Modes of pdf.js: with annotations as they are in the file; and with values of fields that its storage has. */
const [withAnnotations, withStorage] = [1, 3];

/**
 * A page as a bitmap, for thumbnails and previews, by pdf.js; what that cannot decode, by pdfium. It needs a canvas, which
 * Node lacks.
 *
 * @throws Fault `memory` where the canvas has no room; and the faults of opening a file
 */
export const drawPage = ({ source, page, rotate, ...scale }: Drawing, host: Host): Promise<ImageBitmap> =>
  withDocument(source, host, async ({ doc }) => {
    const canvas = await render(doc, page, scale as Scale, rotate);
    return canvas.transferToImageBitmap();
  });

/** Canvases that pdfium drew: its letters are not the same to the pixel. */
const byPdfium = new WeakSet<OffscreenCanvas>();

/** Canvases that lack a picture of their page, since neither pdf.js nor pdfium can decode it. */
const incomplete = new WeakSet<OffscreenCanvas>();

export const isIncomplete = (canvas: OffscreenCanvas): boolean => incomplete.has(canvas);

export const isByPdfium = (canvas: OffscreenCanvas): boolean => byPdfium.has(canvas);

/**
 * Renders a page on white. The caller frees the canvas.
 *
 * @param withPdfium draws it with pdfium also where pdf.js can
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
  const viewport = page.getViewport({ scale: factor(natural, scale), rotation });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  const canvasContext = canvas.getContext('2d', { alpha: false });
  if (!canvasContext) throw new RangeError('out of memory');
  const annotations = await annotationsOf(page);
  const unset = setBareFields(doc, annotations);
  let problem: unknown;
  let draws = false;
  try {
    await page.render({
      canvas: null,
      canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
      viewport,
      background: '#fff',
      annotationMode: unset ? withStorage : withAnnotations,
      operationsFilter: () => {
        draws = true;
        return true;
      },
    }).promise;
  } catch (error) {
    if (faultOf(error).code === 'memory') throw error;
    problem = error;
  } finally {
    unset?.();
  }
  requireComplete(doc);
  if (withPdfium || problem !== undefined || lacksPictures(page) || (!draws && (await isUnread(page)))) {
    const drawing = await drawWithPdfium(doc, number, canvas, rotate);
    if (drawing) {
      canvasContext.putImageData(new ImageData(drawing.pixels, canvas.width, canvas.height), 0, 0);
      byPdfium.add(canvas);
    } else if (problem !== undefined) throw problem;
    if (drawing ? drawing.lacks : lacksPictures(page)) incomplete.add(canvas);
  }
  drawNotes(annotations, canvasContext, viewport);
  page.cleanup();
  return canvas;
}

/** Whether pdf.js could not decode a picture of the page that it has drawn: it leaves that out. */
function lacksPictures(page: PDFPageProxy): boolean {
  for (const [, data] of page.objs as unknown as Iterable<[string, unknown]>) if (data === null) return true;
  return false;
}

/** pdf.js draws nothing of content that it cannot read, without an error. */
const isUnread = (page: PDFPageProxy): Promise<boolean> =>
  page.getTextContent().then(
    () => false,
    () => true,
  );

/** Pixels per point. */
const factor = (natural: { width: number; height: number }, scale: Scale): number =>
  fittingScale(natural, 'dpi' in scale ? scale.dpi / 72 : scale.width / natural.width, scale).scale;
