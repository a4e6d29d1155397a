/** Signs of the fonts Symbol, Webdings and Wingdings in Unicode. */
export { tables } from '../../word/parts/symbols';
