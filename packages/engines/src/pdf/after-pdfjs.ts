/** Imported after pdf.js: gives the worker its own postMessage back (see before-pdfjs.ts). */
import { postMessageOfWorker } from './before-pdfjs';

if (postMessageOfWorker) Object.defineProperty(globalThis, 'postMessage', postMessageOfWorker);
