/** The library with which the engines write PDFs, re-exported so that tests need no other. */
export { grayscale, type PDFDict, PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
