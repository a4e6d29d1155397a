import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault } from '../../engine';
import { isDrawnByPdfium, render } from '../draw';
import { drawWithPdfium } from '../draw-with-pdfium';

/** Size of a drawn page, in pixels, at which a missing letter is visible. */
const drawingSize = { width: 300, cap: 500_000 };

/**
 * `level`: largest difference of two pixels, of 255, that counts as equal. `part`: largest share of pixels that may
 * differ by more, as a line between two pixels may be drawn in either.
 */
const tolerance = { level: 48, part: 0.0005 };

/** Words of a page, and its size, for comparison; undefined if it cannot be read. */
export async function wordsOf(doc: PDFDocumentProxy, number: number): Promise<string | undefined> {
  const page = await doc.getPage(number).catch(() => undefined);
  if (!page) return undefined;
  try {
    const { items } = await page.getTextContent();
    const size = page.getViewport({ scale: 1, rotation: 0 });
    return `${size.width} ${size.height} ${items.map((item) => ('str' in item ? item.str : '')).join('')}`;
  } catch {
    return undefined;
  } finally {
    page.cleanup();
  }
}

/** Whether there is a canvas; without one, all pages are drawn by pdfium. */
export const hasCanvas = () => typeof OffscreenCanvas !== 'undefined';

/**
 * Whether two pages look the same.
 *
 * @param rotate additional rotation of the second one, in degrees
 * @returns undefined if either cannot be drawn
 */
export async function sameLook(
  source: PDFDocumentProxy,
  page: number,
  result: PDFDocumentProxy,
  copy: number,
  rotate: number,
): Promise<boolean | undefined> {
  try {
    const [one, other] = await drawWithOneProgram(
      (withPdfium) => drawPixels(source, page, rotate, drawingSize, withPdfium),
      (withPdfium) => drawPixels(result, copy, 0, drawingSize, withPdfium),
    );
    return haveSameColours(one.data, other.data);
  } catch (error) {
    if (error instanceof Fault && error.code === 'memory') throw error;
    return undefined;
  }
}

function haveSameColours(first: Uint8ClampedArray, second: Uint8ClampedArray): boolean {
  if (first.length !== second.length) return false;
  let different = 0;
  for (let offset = 0; offset < first.length; offset += 4) {
    if (colourDifference(first, second, offset) > tolerance.level) different += 1;
  }
  return different <= (first.length / 4) * tolerance.part;
}

/** Pixels of a drawn page: four bytes each, in rows from the top. */
export type DrawnPage = { width: number; height: number; data: Uint8ClampedArray; isByPdfium: boolean };

/**
 * Draws a page on a canvas and returns its pixels; without a canvas, such as under Node, pdfium draws it.
 *
 * @param rotate additional rotation, in degrees
 * @param size width of the picture, and its largest number of pixels (`cap`)
 * @throws RangeError if the canvas has no memory for it, and an error if nothing can draw the page
 */
export async function drawPixels(
  doc: PDFDocumentProxy,
  page: number,
  rotate: number,
  size: { width: number; cap: number },
  withPdfium: boolean,
): Promise<DrawnPage> {
  if (!hasCanvas()) return drawPixelsByPdfium(doc, page, rotate, size);
  const canvas = await render(doc, page, size, rotate, withPdfium);
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  const drawnByPdfium = isDrawnByPdfium(canvas);
  // Frees the pixels at once.
  Object.assign(canvas, { width: 0, height: 0 });
  if (!data) throw new RangeError('out of memory');
  return { width, height, data, isByPdfium: drawnByPdfium };
}

async function drawPixelsByPdfium(
  doc: PDFDocumentProxy,
  number: number,
  rotate: number,
  { width, cap }: { width: number; cap: number },
): Promise<DrawnPage> {
  const page = await doc.getPage(number);
  const natural = page.getViewport({ scale: 1, rotation: (page.rotate + rotate) % 360 });
  const scale = Math.min(width / natural.width, Math.sqrt(cap / (natural.width * natural.height)));
  const picture = {
    width: Math.max(1, Math.floor(natural.width * scale)),
    height: Math.max(1, Math.floor(natural.height * scale)),
  };
  const drawing = await drawWithPdfium(doc, number, picture, rotate);
  if (!drawing) throw new Error('pdfium cannot draw the page');
  return { ...picture, data: drawing.pixels, isByPdfium: true };
}

/** Draws two pages with the same program: if pdf.js can draw only one of them, pdfium draws both. */
export async function drawWithOneProgram(
  drawFirst: (withPdfium: boolean) => Promise<DrawnPage>,
  drawSecond: (withPdfium: boolean) => Promise<DrawnPage>,
): Promise<[DrawnPage, DrawnPage]> {
  const first = await drawFirst(false);
  const second = await drawSecond(first.isByPdfium);
  return [second.isByPdfium && !first.isByPdfium ? await drawFirst(true) : first, second];
}

/**
 * Largest difference of red, green and blue between two pixels, of 255.
 * @param index of their first byte
 */
export const colourDifference = (
  first: Uint8ClampedArray,
  second: Uint8ClampedArray,
  index: number,
): number =>
  Math.max(
    Math.abs((first[index] ?? 0) - (second[index] ?? 0)),
    Math.abs((first[index + 1] ?? 0) - (second[index + 1] ?? 0)),
    Math.abs((first[index + 2] ?? 0) - (second[index + 2] ?? 0)),
  );
