import type { Host } from '../engine';
import { allocate, heapOf, load, openPdfium, type Pdfium, release } from '../pdfium';

/**
 * Repaired copy of a damaged PDF: pdfium reads what it can and rewrites it. The rest is lost, so the caller must
 * count pages.
 *
 * @returns undefined if pdfium finds no page either, or cannot write the copy
 */
export async function rescue(bytes: Uint8Array, host: Host, password?: string) {
  const module = await openPdfium(host);
  const { document, close } = load(module, bytes, password);
  try {
    return document && module.FPDF_GetPageCount(document) > 0 ? saved(module, document) : undefined;
  } finally {
    close();
  }
}

function saved(module: Pdfium, document: number): Uint8Array<ArrayBuffer> | undefined {
  const writer = module.PDFiumExt_OpenFileWriter();
  try {
    if (!module.PDFiumExt_SaveAsCopy(document, writer)) return undefined;
    const size = module.PDFiumExt_GetFileWriterSize(writer);
    const address = allocate(module, size);
    module.PDFiumExt_GetFileWriterData(writer, address, size);
    const copy = heapOf(module).slice(address, address + size);
    release(module, address);
    return copy;
  } finally {
    module.PDFiumExt_CloseFileWriter(writer);
  }
}
