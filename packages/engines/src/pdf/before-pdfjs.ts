import { addLaterLanguage } from './later-language';

/**
 * pdf.worker.mjs takes over any worker it is loaded in and answers every message there. It detects a worker
 * by `postMessage`, which is hidden while it loads; after-pdfjs.ts restores it.
 */
export const postMessageOfWorker = Object.getOwnPropertyDescriptor(globalThis, 'postMessage');

if (postMessageOfWorker) {
  Object.defineProperty(globalThis, 'postMessage', { ...postMessageOfWorker, value: undefined });
}

/**
 * Firefox has it since 122; pdf.js calls it for every font. The original stays readable, as nobody reads it again.
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

addLaterLanguage();
