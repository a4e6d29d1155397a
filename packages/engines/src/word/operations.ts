import { convertWord } from './word-to-pdf';

/** Operations of the Word engine. */
export const operations = { convertWord };

export type WordOperations = typeof operations;
