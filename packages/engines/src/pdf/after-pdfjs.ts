/** Imported after pdf.js: restores the worker's own postMessage (see before-pdfjs.ts). */
import { postMessageOfWorker } from './before-pdfjs';

if (postMessageOfWorker) Object.defineProperty(globalThis, 'postMessage', postMessageOfWorker);
