import './before-pdfjs';
import {
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import './after-pdfjs';
import { Fault, type Host } from '../engine';
import { canvasFactory, filterFactory } from './canvas';

const folders = { cMapUrl: 'cmaps/', standardFontDataUrl: 'fonts/', wasmUrl: '' } as const;

/** Documents for which a font, a table of letters or a decoder did not arrive. */
const incomplete = new WeakSet<PDFDocumentLoadingTask>();

/** pdf.js fetches nothing here: a sealed worker cannot. What it needs comes from the page. */
const binaryData = (host: Host, onMissing: () => void) =>
  class {
    async fetch({ kind, filename }: { kind: keyof typeof folders; filename: string }) {
      try {
        return await host.asset(folders[kind] + filename);
      } catch (error) {
        if (error instanceof Fault && error.code === 'offline') onMissing();
        throw error;
      }
    }
  };

/**
 * pdf.js draws and reads on without what it did not get, and keeps what came of it; so the document is of no use any more.
 *
 * @throws Fault `offline` where something for this document did not arrive
 */
export function requireComplete(doc: PDFDocumentProxy): void {
  if (incomplete.has(doc.loadingTask)) throw new Fault('offline');
}

/**
 * Starts to open a document. Both halves of pdf.js, the one that reads and the one that draws, run in this thread.
 *
 * @param data its bytes, which pdf.js takes over: they are empty afterwards
 */
export function load(data: Uint8Array, host: Host, password?: string): PDFDocumentLoadingTask {
  const task = getDocument({
    data,
    password,
    cMapUrl: folders.cMapUrl,
    standardFontDataUrl: folders.standardFontDataUrl,
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    BinaryDataFactory: binaryData(host, () => incomplete.add(task)),
    CanvasFactory: canvasFactory,
    FilterFactory: filterFactory,
    // Fonts of a worker stand in the worker itself; there is no document.
    ownerDocument: globalThis as unknown as HTMLDocument,
    verbosity: VerbosityLevel.ERRORS,
  });
  return task;
}
