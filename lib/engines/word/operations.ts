import { wordToPdf } from './word-to-pdf';

/** What the engine for Word files can do. */
export const operations = { wordToPdf };

export type WordOperations = typeof operations;
