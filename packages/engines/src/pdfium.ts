import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { startedOnce } from './engine';

export type Pdfium = WrappedPdfiumModule;

/** Loads pdfium, a second PDF parser. Its 4 MB are fetched once, and only for files that need it. */
export const openPdfium = startedOnce(async (host) => {
  const [{ init }, wasm] = await Promise.all([
    host.part('pdfium', () => import('./pdf/parts/pdfium')),
    host.asset('pdfium.wasm'),
  ]);
  const module = await init({ wasmBinary: wasm.buffer });
  module.PDFiumExt_Init();
  return module;
});

/** Memory of pdfium. It gets a new buffer when it grows, so this must be called anew for each access. */
export const heapOf = (pdfium: Pdfium): Uint8Array<ArrayBuffer> =>
  (pdfium.pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;

export const allocate = (pdfium: Pdfium, size: number): number => {
  const address = pdfium.pdfium.wasmExports.malloc(size);
  if (!address) throw new RangeError('out of memory');
  return address;
};

export const release = (pdfium: Pdfium, address: number) => pdfium.pdfium.wasmExports.free(address);

/** Opens a document; the handle is 0 if pdfium cannot read it. `close` frees its memory, `file` is its bytes there. */
export function load(pdfium: Pdfium, bytes: Uint8Array, password = '') {
  const address = allocate(pdfium, bytes.length);
  heapOf(pdfium).set(bytes, address);
  const document = pdfium.FPDF_LoadMemDocument(address, bytes.length, password);
  const close = () => {
    if (document) pdfium.FPDF_CloseDocument(document);
    release(pdfium, address);
  };
  const file = () => heapOf(pdfium).subarray(address, address + bytes.length);
  return { document, close, file };
}

/** pdfium memory for output values of its functions; one per document. */
export class Scratch {
  readonly pointer: number;
  readonly size = 1024;

  constructor(readonly pdfium: Pdfium) {
    this.pointer = allocate(pdfium, this.size);
  }

  #view() {
    return new DataView(heapOf(this.pdfium).buffer, this.pointer, this.size);
  }

  floats = (count: number) => Array.from({ length: count }, (_, i) => this.#view().getFloat32(i * 4, true));
  doubles = (count: number) => Array.from({ length: count }, (_, i) => this.#view().getFloat64(i * 8, true));
  integers = (count: number) => Array.from({ length: count }, (_, i) => this.#view().getInt32(i * 4, true));
  write = (offset: number, value: number) => this.#view().setInt32(offset, value, true);
  text = (length: number, from = 0) => {
    const start = this.pointer + from;
    return new TextDecoder().decode(heapOf(this.pdfium).slice(start, start + Math.max(0, length)));
  };

  free() {
    release(this.pdfium, this.pointer);
  }
}
