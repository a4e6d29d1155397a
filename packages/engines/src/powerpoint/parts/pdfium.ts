/** pdfium as a separate file of this engine, shared with the PDF engine. */
export { init } from '../../pdf/parts/pdfium';
