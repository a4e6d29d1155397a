import { wordToPdf } from './word-to-pdf';

/** Operations of the Word engine. */
export const operations = { wordToPdf };

export type WordOperations = typeof operations;
