/** pdfium, which separates text, pictures and drawings of a page. */
export const assets = { 'pdfium.wasm': '@embedpdf/pdfium/dist/pdfium.wasm' };
