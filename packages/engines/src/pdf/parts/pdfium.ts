/** Code that runs pdfium's WebAssembly: fetched with it. */
export { init } from '@embedpdf/pdfium';
