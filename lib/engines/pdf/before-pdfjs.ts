/**
 * pdf.worker.mjs takes any worker that it is loaded in for its own and answers every message there. It looks for
 * `postMessage` to tell, so that is out of its sight while it loads; after-pdfjs.ts puts it back.
 */
export const postMessageOfWorker = Object.getOwnPropertyDescriptor(globalThis, 'postMessage');

if (postMessageOfWorker) {
  Object.defineProperty(globalThis, 'postMessage', { ...postMessageOfWorker, value: undefined });
}
