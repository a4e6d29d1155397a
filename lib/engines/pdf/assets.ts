/** What the engine asks of the page, by name: only what a document needs is ever fetched. */
export const assets: Record<string, string> = {
  'pdfium.wasm': 'node_modules/@embedpdf/pdfium/dist/pdfium.wasm',
  'openjpeg.wasm': 'node_modules/pdfjs-dist/wasm/openjpeg.wasm',
  'jbig2.wasm': 'node_modules/pdfjs-dist/wasm/jbig2.wasm',
  'qcms_bg.wasm': 'node_modules/pdfjs-dist/wasm/qcms_bg.wasm',
  'cmaps/': 'node_modules/pdfjs-dist/cmaps',
  'fonts/': 'node_modules/pdfjs-dist/standard_fonts',
};
