/** The canvas by which pages are drawn under Node, so that whoever tests with it makes pictures without installing another. */
export { createCanvas, loadImage } from '@napi-rs/canvas';
