/** Opens, draws, reads, merges, splits, edits and marks PDFs (ISO 32000-2). */
export { type ArrangedPage, arrangePages } from './arrange';
export { assets } from './assets';
export { findBlankPages } from './blank';
export * from './client';
export { drawPage } from './draw';
export { type Editing, edit } from './edit/edit';
export { type EditableLine, type EditablePage, readEditable } from './edit/editable';
export type { Field as FormField } from './edit/fields';
export type { Signature } from './edit/signature';
export type { PdfFact } from './facts';
export { type Inspection, inspect, type Size } from './inspect';
export { markWords } from './mark';
export { merge } from './merge';
export { operations, type PdfOperations } from './operations';
export type { PictureFormat, SplitPart } from './parts';
export { drawPictures } from './pictures';
export { readText } from './read-text';
export { planPartsBySize, readChapters, split } from './split';
