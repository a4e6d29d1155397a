import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { allocate, heapOf, load, openPdfium, release } from '../pdfium';
import { openedWith } from './pdfjs';

/** FPDF_ANNOT: with the appearances of annotations; FPDF_REVERSE_BYTE_ORDER: red first, as a canvas has it. */
const flags = 0x01 | 0x10;

/**
 * Draws a page with pdfium, for what pdf.js cannot decode.
 *
 * @param rotate clockwise, in addition to the page's own, in degrees
 * @returns its pixels on white, as a canvas has them; undefined if pdfium cannot read it
 */
export async function drawWithPdfium(
  doc: PDFDocumentProxy,
  number: number,
  { width, height }: { width: number; height: number },
  rotate: number,
): Promise<Uint8ClampedArray<ArrayBuffer> | undefined> {
  const { host, password } = openedWith(doc);
  const pdfium = await openPdfium(host);
  const { document, close } = load(pdfium, await doc.getData(), password);
  try {
    const page = document && pdfium.FPDF_LoadPage(document, number - 1);
    if (!page) return undefined;
    const size = width * height * 4;
    const address = allocate(pdfium, size);
    try {
      heapOf(pdfium).fill(255, address, address + size);
      // Format 3 has four bytes a pixel, of which the last is not used.
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, 3, address, width * 4);
      const turn = (((rotate / 90) % 4) + 4) % 4;
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turn, flags);
      pdfium.FPDFBitmap_Destroy(bitmap);
      const pixels = new Uint8ClampedArray(heapOf(pdfium).slice(address, address + size).buffer);
      for (let at = 3; at < pixels.length; at += 4) pixels[at] = 255;
      return pixels;
    } finally {
      release(pdfium, address);
      pdfium.FPDF_ClosePage(page);
    }
  } finally {
    close();
  }
}
