/** Places pictures on the pages of a PDF, and cuts ink or a person out of a photo. */
export { assets } from './assets';
export * from './client';
export {
  type CutFact,
  type CutInput,
  type CutMode,
  type CutPreview,
  cutOut,
  type SaveInput,
  saveCutOut,
} from './cut-out/cut-out';
export type { PhotoSize } from './cut-out/photo';
export type { Stroke } from './cut-out/strokes';
export { inspect, type PictureInfo, preview } from './inspect';
export { operations, type PictureOperations } from './operations';
export type { PageChoice } from './place';
export { writePng } from './png-writer';
export { type PictureFact, type ToPdfInput, toPdf } from './to-pdf';
