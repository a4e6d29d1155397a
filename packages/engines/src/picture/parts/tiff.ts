/** Code for TIFF pictures, loaded on demand. */
export { tiffPages } from '../tiff';
