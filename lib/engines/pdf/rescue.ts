import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Host } from '../engine';

let started: Promise<WrappedPdfiumModule> | undefined;

/** pdfium, the engine that opens what pdf.js cannot. Its 4 MB come only for a file that needs them. */
function pdfium(host: Host): Promise<WrappedPdfiumModule> {
  started ??= host.asset('pdfium.wasm').then(async (wasmBinary) => {
    const module = await init({ wasmBinary: wasmBinary.buffer });
    module.PDFiumExt_Init();
    return module;
  });
  started.catch(() => {
    started = undefined;
  });
  return started;
}

/**
 * A sound copy of a damaged PDF: pdfium reads what it can and writes it anew. What it cannot read is gone, so that the
 * caller has to count.
 *
 * @returns the copy, or undefined where pdfium finds no page either
 */
export async function rescue(
  bytes: Uint8Array,
  host: Host,
  password = '',
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const module = await pdfium(host);
  const { malloc, free } = module.pdfium.wasmExports;
  const address = malloc(bytes.length);
  if (!address) throw new RangeError('out of memory');
  heap(module).set(bytes, address);
  const document = module.FPDF_LoadMemDocument(address, bytes.length, password);
  try {
    if (!document || module.FPDF_GetPageCount(document) === 0) return undefined;
    return saved(module, document);
  } finally {
    if (document) module.FPDF_CloseDocument(document);
    free(address);
  }
}

function saved(module: WrappedPdfiumModule, document: number): Uint8Array<ArrayBuffer> | undefined {
  const writer = module.PDFiumExt_OpenFileWriter();
  try {
    if (!module.PDFiumExt_SaveAsCopy(document, writer)) return undefined;
    const size = module.PDFiumExt_GetFileWriterSize(writer);
    const { malloc, free } = module.pdfium.wasmExports;
    const address = malloc(size);
    if (!address) throw new RangeError('out of memory');
    module.PDFiumExt_GetFileWriterData(writer, address, size);
    const copy = heap(module).slice(address, address + size);
    free(address);
    return copy;
  } finally {
    module.PDFiumExt_CloseFileWriter(writer);
  }
}

/** The memory moves when it grows, so it is asked for each time. */
const heap = (module: WrappedPdfiumModule): Uint8Array<ArrayBuffer> =>
  (module.pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;
