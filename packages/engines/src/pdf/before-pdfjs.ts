import { addPolyfills } from './polyfills';

/**
 * pdf.worker.mjs takes over any worker in which it is loaded and answers every message there. It recognises a worker
 * by `postMessage`, which is therefore hidden while it loads; after-pdfjs.ts restores it.
 */
export const postMessageOfWorker = Object.getOwnPropertyDescriptor(globalThis, 'postMessage');

if (postMessageOfWorker) {
  Object.defineProperty(globalThis, 'postMessage', { ...postMessageOfWorker, value: undefined });
}

/**
 * For Firefox before version 122, which lacks this method; pdf.js calls it for every font. Unlike in the standard, the
 * original buffer stays usable, which is harmless here.
 *
 * @see https://tc39.es/ecma262/#sec-arraybuffer.prototype.transfertofixedlength
 */
function transferToFixedLength(this: ArrayBuffer, length: number): ArrayBuffer {
  const copy = new Uint8Array(length);
  copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy.buffer;
}
if (!('transferToFixedLength' in ArrayBuffer.prototype)) {
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength });
}

addPolyfills();
