/**
 * Decoder of the filter `BrotliDecode`, for bundles: it is large because of its dictionary, and rarely used. pdf.js has
 * it built in; a bundler may move it from there to this file (in the repository: scripts/lib/lighter-pdfjs.ts).
 */
export {};
