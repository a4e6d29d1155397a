/**
 * pdf.worker.mjs takes over any worker it is loaded in and answers every message there. It detects a worker
 * by `postMessage`, which is hidden while it loads; after-pdfjs.ts restores it.
 */
export const postMessageOfWorker = Object.getOwnPropertyDescriptor(globalThis, 'postMessage');

if (postMessageOfWorker) {
  Object.defineProperty(globalThis, 'postMessage', { ...postMessageOfWorker, value: undefined });
}
