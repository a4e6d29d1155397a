import './before-pdfjs';
import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import './after-pdfjs';
import { type Fault, type Host, isNotFetched } from '../engine';

/** Folders of the host's assets, by the options of pdf.js for the kinds of files in them. */
const folders = { cMapUrl: 'cmaps/', standardFontDataUrl: 'fonts/', wasmUrl: '' } as const;

/** Faults of fonts, CMaps and decoders that could not be loaded, by document. */
const missingFileFaults = new WeakMap<PDFDocumentLoadingTask, Fault>();

type OpenedWith = { host: Host; password: string | undefined };

/** Options with which documents were opened, for another reader of the same bytes. */
const opened = new WeakMap<PDFDocumentLoadingTask, OpenedWith>();

/** @throws for a document that was not opened by `load` */
export function openedWith(doc: PDFDocumentProxy): OpenedWith {
  const options = opened.get(doc.loadingTask);
  if (!options) throw new Error('opened elsewhere');
  return options;
}

/** Replaces pdf.js's fetches: a sandboxed worker cannot fetch, so the page provides the files. */
const binaryData = (host: Host, onMissing: (fault: Fault) => void) =>
  class {
    async fetch({ kind, filename }: { kind: keyof typeof folders; filename: string }) {
      try {
        return await host.asset(folders[kind] + filename);
      } catch (error) {
        if (isNotFetched(error)) onMissing(error);
        throw error;
      }
    }
  };

type Pair = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null };

/** Worker canvases, with the interface that pdf.js expects. */
class WorkerCanvasFactory {
  create(width: number, height: number): Pair {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset(pair: Pair, width: number, height: number): void {
    if (pair.canvas) Object.assign(pair.canvas, { width, height });
  }

  destroy(pair: Pair): void {
    // Frees the pixels at once; some browsers otherwise keep them until memory is short.
    if (pair.canvas) Object.assign(pair.canvas, { width: 0, height: 0 });
    pair.canvas = null;
    pair.context = null;
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  }
}

/** SVG filters need a document. Without them pdf.js computes the pixels itself. */
class NoFilterFactory {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy() {}
}

/**
 * Requires that no file for a document, such as a font, is missing: pdf.js renders even so and caches the result, so the
 * document must not be used any more.
 *
 * @throws Fault `offline` or `outdated` if a file for this document could not be loaded
 */
export function requireComplete(doc: PDFDocumentProxy): void {
  const fault = missingFileFaults.get(doc.loadingTask);
  if (fault) throw fault;
}

/**
 * Starts to open a document. Both halves of pdf.js, parser and renderer, run in this thread.
 *
 * @param data its bytes, which are transferred to pdf.js, so that the array is empty afterwards
 */
export function load(data: Uint8Array, host: Host, password?: string): PDFDocumentLoadingTask {
  return begin({ data }, host, password);
}

/**
 * Starts to open an intact document. pdf.js copies only the parts that it reads, so a large file is in memory only
 * once.
 *
 * @param bytes its bytes, which stay unchanged
 */
export function loadInParts(bytes: Uint8Array, host: Host): PDFDocumentLoadingTask {
  const range = new Ranges(bytes);
  return begin({ range, disableAutoFetch: true, disableStream: true }, host);
}

/** Answers pdf.js's range requests from bytes in memory. */
class Ranges extends PDFDataRangeTransport {
  #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    super(bytes.length, null);
    this.#bytes = bytes;
  }

  override requestDataRange(begin: number, end: number): void {
    this.onDataRange(begin, this.#bytes.slice(begin, end));
  }
}

function begin(
  source: Parameters<typeof getDocument>[0],
  host: Host,
  password?: string,
): PDFDocumentLoadingTask {
  const task = getDocument({
    ...source,
    password,
    cMapUrl: folders.cMapUrl,
    standardFontDataUrl: folders.standardFontDataUrl,
    wasmUrl: 'wasm/',
    useWorkerFetch: false,
    BinaryDataFactory: binaryData(host, (fault) => missingFileFaults.set(task, fault)),
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilterFactory,
    // Fonts in a worker belong to its global scope, as there is no document.
    ownerDocument: globalThis as unknown as HTMLDocument,
    verbosity: VerbosityLevel.ERRORS,
  });
  opened.set(task, { host, password });
  return task;
}
