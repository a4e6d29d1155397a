/** Code for TIFF pictures, which few visitors have. */
export { tiffPages } from '../tiff';
