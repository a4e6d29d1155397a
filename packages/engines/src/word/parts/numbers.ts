/** Rare number formats. */
export { rareNumbers } from '../../text/docx/rare-numbers';
