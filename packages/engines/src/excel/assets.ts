/** Fonts of PDFs made from workbooks. */
export { fonts as assets } from '../write/fonts';
