/**
 * Decoder of `BrotliDecode` for bundles: most of it is a dictionary, and hardly a file uses it. pdf.js has it built in. A
 * bundler that takes it out of pdf.js puts it here (in the repository, scripts/lib/lighter-pdfjs.ts).
 */
export {};
