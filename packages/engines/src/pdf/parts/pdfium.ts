/** JavaScript code of pdfium, fetched together with its WebAssembly. */
export { init } from '@embedpdf/pdfium';
