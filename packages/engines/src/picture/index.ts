/** Places pictures on the pages of a PDF, and cuts ink or a person out of a photo. */
export { assets } from './assets';
export * from './client';
export { type CutFact, type CutMode, type CutPreview, cutOut, saveCutOut } from './cut-out/cut-out';
export type { Stroke } from './cut-out/strokes';
export { inspect, type PictureInfo, preview } from './inspect';
export { operations, type PictureOperations } from './operations';
export type { PageChoice } from './place';
export { writePng } from './png-writer';
export { type PictureFact, toPdf } from './to-pdf';
