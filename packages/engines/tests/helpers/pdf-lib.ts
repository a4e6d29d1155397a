/** The library by which the engines write PDFs, so that whoever tests with them makes files without installing another. */
export { grayscale, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
