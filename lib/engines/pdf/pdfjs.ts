import './before-pdfjs';
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import './after-pdfjs';
import type { Host } from '../engine';
import { canvasFactory, filterFactory } from './canvas';

const folders = { cMapUrl: 'cmaps/', standardFontDataUrl: 'fonts/', wasmUrl: '' } as const;

/** pdf.js fetches nothing here: a sealed worker cannot. What it needs comes from the page. */
const binaryData = (host: Host) =>
  class {
    fetch({ kind, filename }: { kind: keyof typeof folders; filename: string }) {
      return host.asset(folders[kind] + filename);
    }
  };

/**
 * Starts to open a document. Both halves of pdf.js, the one that reads and the one that draws, run in this thread.
 *
 * @param data its bytes, which pdf.js takes over: they are empty afterwards
 */
export function load(data: Uint8Array, host: Host, password?: string): PDFDocumentLoadingTask {
  return getDocument({
    data,
    password,
    cMapUrl: folders.cMapUrl,
    standardFontDataUrl: folders.standardFontDataUrl,
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    BinaryDataFactory: binaryData(host),
    CanvasFactory: canvasFactory,
    FilterFactory: filterFactory,
    // Fonts of a worker stand in the worker itself; there is no document.
    ownerDocument: globalThis as unknown as HTMLDocument,
    verbosity: VerbosityLevel.ERRORS,
  });
}
