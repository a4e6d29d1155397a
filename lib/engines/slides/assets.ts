/** pdfium, which tells text, pictures and drawings of a page apart. */
export const assets = { 'pdfium.wasm': 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm' };
