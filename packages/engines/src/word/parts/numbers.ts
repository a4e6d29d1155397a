/** Code that is loaded only for documents with rare number formats. */
export { rareNumbers } from '../../text/docx/rare-numbers';
