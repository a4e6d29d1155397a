/** The canvas on which pages are drawn under Node, re-exported so that tests need no other. */
export { createCanvas, loadImage } from '@napi-rs/canvas';
