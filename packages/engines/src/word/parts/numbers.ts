/** Formats of numbers that few documents have. */
export { rareNumbers } from '../../text/docx/rare-numbers';
