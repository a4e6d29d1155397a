/**
 * Decoder of the filter `BrotliDecode`, for bundles: it is rarely used, and large because of its dictionary. pdf.js
 * includes it; a bundler may move it from there to this file (in the repository: scripts/lib/lighter-pdfjs.ts).
 */
export {};
