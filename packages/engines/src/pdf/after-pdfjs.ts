import { postMessageOfWorker } from './before-pdfjs';

if (postMessageOfWorker) Object.defineProperty(globalThis, 'postMessage', postMessageOfWorker);
