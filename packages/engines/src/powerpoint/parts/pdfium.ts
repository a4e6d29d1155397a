/** The part of the PDF engine, as a file beside this one. */
export { init } from '../../pdf/parts/pdfium';
