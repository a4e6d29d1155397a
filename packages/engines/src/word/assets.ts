/** Fonts of PDFs made from Word files. */
export { fonts as assets } from '../write/fonts';
