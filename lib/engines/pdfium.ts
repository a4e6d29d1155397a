import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Host } from './engine';

export type Pdfium = WrappedPdfiumModule;

let started: Promise<Pdfium> | undefined;

/** pdfium, a second PDF parser. Its 4 MB are fetched once, and only for files that need it. */
export function openPdfium(host: Host): Promise<Pdfium> {
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

/** The buffer is replaced when memory grows, so it is read anew each time. */
export const heapOf = (pdfium: Pdfium): Uint8Array<ArrayBuffer> =>
  (pdfium.pdfium as unknown as { HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;

export const allocate = (pdfium: Pdfium, size: number): number => {
  const address = pdfium.pdfium.wasmExports.malloc(size);
  if (!address) throw new RangeError('out of memory');
  return address;
};

export const release = (pdfium: Pdfium, address: number) => pdfium.pdfium.wasmExports.free(address);

/** Memory of pdfium for output values of its functions; one per document. */
export class Scratch {
  readonly #pdfium: Pdfium;
  readonly at: number;
  readonly size = 1024;

  constructor(pdfium: Pdfium) {
    this.#pdfium = pdfium;
    this.at = allocate(pdfium, this.size);
  }

  #view() {
    return new DataView(heapOf(this.#pdfium).buffer, this.at, this.size);
  }

  floats = (count: number) => Array.from({ length: count }, (_, i) => this.#view().getFloat32(i * 4, true));
  doubles = (count: number) => Array.from({ length: count }, (_, i) => this.#view().getFloat64(i * 8, true));
  integers = (count: number) => Array.from({ length: count }, (_, i) => this.#view().getInt32(i * 4, true));
  text = (length: number, from = 0) => {
    const start = this.at + from;
    return new TextDecoder().decode(heapOf(this.#pdfium).slice(start, start + Math.max(0, length)));
  };

  free() {
    release(this.#pdfium, this.at);
  }
}
