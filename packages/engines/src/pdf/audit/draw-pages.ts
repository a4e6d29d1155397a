import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Fault } from '../../engine';
import { isByPdfium, render } from '../draw';

/** Width of a drawn page, in pixels: a missing letter shows. */
const width = 300;

/** Part of the pixels that may differ a little: lines between pixels fall to one side or the other. */
const tolerance = { level: 48, part: 0.0005 };

/** Words of a page, and its size; undefined if it cannot be read, in source and result alike. */
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

/** Whether pages can be drawn here: not where there is no canvas. */
export const canDraw = () => typeof OffscreenCanvas !== 'undefined';

/**
 * Whether two pages look the same.
 *
 * @param rotate by which the second one is turned, in degrees
 * @returns undefined where either cannot be drawn
 */
export async function sameLook(
  before: PDFDocumentProxy,
  page: number,
  after: PDFDocumentProxy,
  copy: number,
  rotate: number,
): Promise<boolean | undefined> {
  try {
    let one = await pixels(before, page, rotate);
    let other = await pixels(after, copy, 0);
    // A page that only one of them has in a form that pdf.js can draw is compared as pdfium draws it.
    if (one.isByPdfium && !other.isByPdfium) other = await pixels(after, copy, 0, true);
    else if (other.isByPdfium && !one.isByPdfium) one = await pixels(before, page, rotate, true);
    return haveSameColours(one.data, other.data);
  } catch (error) {
    if (error instanceof Fault && error.code === 'memory') throw error;
    return undefined;
  }
}

function haveSameColours(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  if (one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at += 4) {
    const most = Math.max(
      Math.abs((one[at] ?? 0) - (other[at] ?? 0)),
      Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)),
      Math.abs((one[at + 2] ?? 0) - (other[at + 2] ?? 0)),
    );
    if (most > tolerance.level) different += 1;
  }
  return different <= (one.length / 4) * tolerance.part;
}

async function pixels(doc: PDFDocumentProxy, page: number, rotate: number, withPdfium = false) {
  const canvas = await render(doc, page, { width, cap: 500_000 }, rotate, withPdfium);
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  Object.assign(canvas, { width: 0, height: 0 });
  if (!data) throw new RangeError('out of memory');
  return { data, isByPdfium: isByPdfium(canvas) };
}
