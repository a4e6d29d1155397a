/** The library by which the engines write PDFs, so that whoever tests with them makes files without installing another. */
export { grayscale, type PDFDict, PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
