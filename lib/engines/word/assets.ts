/** Fonts of the PDFs that are made of Word files. */
export { fonts as assets } from '../write/fonts';
