import { readFileSync } from 'node:fs';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { installed } from '../../src/node';
import { run } from './pdf-programs';

/** A drawn page: `pixelAt(x, y)` is its colour there, in pixels from the top left. */
export type DrawnPage = {
  width: number;
  height: number;
  pixelAt: (x: number, y: number) => [red: number, green: number, blue: number];
};

let started: Promise<WrappedPdfiumModule> | undefined;

const heapOf = (module: WrappedPdfiumModule) => (module.pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8;

/** Calls `visit` with each page that pdfium opens, from one page number to another. @throws where it cannot open the file */
async function withPages<T>(
  pdf: Uint8Array,
  from: number,
  to: number,
  visit: (module: WrappedPdfiumModule, page: number) => T,
): Promise<T[]> {
  started ??= init({
    wasmBinary: new Uint8Array(readFileSync(installed('@embedpdf/pdfium/dist/pdfium.wasm'))).buffer,
  }).then((module) => {
    module.PDFiumExt_Init();
    return module;
  });
  const module = await started;
  const { malloc, free } = module.pdfium.wasmExports;
  const address = malloc(pdf.length);
  heapOf(module).set(pdf, address);
  const document = module.FPDF_LoadMemDocument(address, pdf.length, '');
  if (!document) throw new Error('pdfium cannot open it');
  const last = Math.min(to, module.FPDF_GetPageCount(document));
  const results = Array.from({ length: Math.max(0, last - from + 1) }, (_, index) => {
    const page = module.FPDF_LoadPage(document, from - 1 + index);
    const result = visit(module, page);
    module.FPDF_ClosePage(page);
    return result;
  });
  module.FPDF_CloseDocument(document);
  free(address);
  return results;
}

/** Draws pages with pdfium, 96 pixels to the inch: all, or those from one number to another; with their annotations if wanted. */
export const drawnPages = (
  pdf: Uint8Array,
  from = 1,
  to = Number.POSITIVE_INFINITY,
  annotations = false,
): Promise<DrawnPage[]> =>
  withPages(pdf, from, to, (module, page) => {
    const width = Math.round((module.FPDF_GetPageWidthF(page) * 96) / 72);
    const height = Math.round((module.FPDF_GetPageHeightF(page) * 96) / 72);
    const bitmap = module.FPDFBitmap_Create(width, height, 0);
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    module.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, annotations ? 1 : 0);
    const start = module.FPDFBitmap_GetBuffer(bitmap);
    const stride = module.FPDFBitmap_GetStride(bitmap);
    const pixels = heapOf(module).slice(start, start + stride * height);
    module.FPDFBitmap_Destroy(bitmap);
    const pixelAt: DrawnPage['pixelAt'] = (x, y) => {
      const [blue = 0, green = 0, red = 0] = pixels.subarray(y * stride + x * 4);
      return [red, green, blue];
    };
    return { width, height, pixelAt };
  });

/** Text of pages as pdfium reads it, from the first to the given one. */
export async function pdfiumText(pdf: Uint8Array, to: number): Promise<string> {
  const pages = await withPages(pdf, 1, to, (module, page) => {
    const text = module.FPDFText_LoadPage(page);
    const count = module.FPDFText_CountChars(text);
    const address = module.pdfium.wasmExports.malloc(2 * count + 2);
    const length = module.FPDFText_GetText(text, 0, count, address);
    const units = heapOf(module).slice(address, address + 2 * length);
    module.pdfium.wasmExports.free(address);
    module.FPDFText_ClosePage(text);
    return new TextDecoder('utf-16le').decode(units).replaceAll('\0', '');
  });
  return pages.join('\n');
}

/** Draws a page, the first if no other is asked for, with poppler, 96 pixels to the inch. */
export function popplerPage(pdf: Uint8Array, page = 1): DrawnPage {
  const ppm = run(pdf, 'pdftoppm', ['-cropbox', '-r', '96', '-f', `${page}`, '-l', `${page}`, 'FILE']);
  const [head = '', width = '', height = ''] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm) ?? [];
  const pixelAt: DrawnPage['pixelAt'] = (x, y) => {
    const pixel = head.length + (y * Number(width) + x) * 3;
    return [ppm.charCodeAt(pixel), ppm.charCodeAt(pixel + 1), ppm.charCodeAt(pixel + 2)];
  };
  return { width: Number(width), height: Number(height), pixelAt };
}
