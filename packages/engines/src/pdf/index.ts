/** Opens, draws, reads, merges, splits, edits and marks PDFs (ISO 32000-2). */
export { type ArrangedPage, arrange } from './arrange';
export { assets } from './assets';
export { blankPages } from './blank';
export * from './client';
export { draw } from './draw';
export { type Editing, edit } from './edit/edit';
export { type EditableLine, type EditablePage, editable } from './edit/editable';
export type { Field as FormField } from './edit/fields';
export type { Signature } from './edit/signature';
export type { PdfFact } from './facts';
export { type Inspection, inspect, type Size } from './inspect';
export { mark } from './mark';
export { merge } from './merge';
export { operations, type PdfOperations } from './operations';
export type { PictureFormat, SplitPart } from './parts';
export { pictures } from './pictures';
export { read } from './read-text';
export { chapters, partsBySize, split } from './split';
