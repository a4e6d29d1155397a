import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { allocate, heapOf, load, openPdfium, type Pdfium, release } from '../pdfium';
import { openedWith } from './pdfjs';

/** FPDF_ANNOT: with annotations; FPDF_REVERSE_BYTE_ORDER: red first, as on a canvas. */
const flags = 0x01 | 0x10;

/**
 * Draws a page with pdfium, for content that pdf.js cannot decode.
 *
 * @param rotate clockwise, in addition to the page's own, in degrees
 * @returns its pixels on white, as a canvas has them, and whether pdfium cannot decode one of its pictures either;
 *   undefined if pdfium cannot read the page
 */
export async function drawWithPdfium(
  doc: PDFDocumentProxy,
  number: number,
  { width, height }: { width: number; height: number },
  rotate: number,
): Promise<{ pixels: Uint8ClampedArray<ArrayBuffer>; lacksPictures: boolean } | undefined> {
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
      // Format 3 has four bytes per pixel, the last of which is unused.
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, 3, address, width * 4);
      const quarterTurns = (((rotate / 90) % 4) + 4) % 4;
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, quarterTurns, flags);
      pdfium.FPDFBitmap_Destroy(bitmap);
      const pixels = new Uint8ClampedArray(heapOf(pdfium).slice(address, address + size).buffer);
      for (let offset = 3; offset < pixels.length; offset += 4) pixels[offset] = 255;
      return { pixels, lacksPictures: lacksPictures(pdfium, page) };
    } finally {
      release(pdfium, address);
      pdfium.FPDF_ClosePage(page);
    }
  } finally {
    close();
  }
}

/** Types of page objects in pdfium. */
const objectTypes = { image: 3, form: 5 } as const;

/** Whether pdfium fails to decode a picture of a page, or of a form that the page draws. */
function lacksPictures(pdfium: Pdfium, page: number): boolean {
  const waiting = Array.from({ length: pdfium.FPDFPage_CountObjects(page) }, (_, index) =>
    pdfium.FPDFPage_GetObject(page, index),
  );
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    const objectType = pdfium.FPDFPageObj_GetType(object);
    if (objectType === objectTypes.form)
      for (let index = 0; index < pdfium.FPDFFormObj_CountObjects(object); index++)
        waiting.push(pdfium.FPDFFormObj_GetObject(object, index));
    if (objectType !== objectTypes.image) continue;
    const bitmap = pdfium.FPDFImageObj_GetBitmap(object);
    if (!bitmap) return true;
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
  return false;
}
