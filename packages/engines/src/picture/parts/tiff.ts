/** Code for TIFF pictures, which few people have. */
export { tiffPages } from '../tiff';
