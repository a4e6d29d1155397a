/** Fonts of the PDFs that are made of workbooks. */
export { fonts as assets } from '../write/fonts';
