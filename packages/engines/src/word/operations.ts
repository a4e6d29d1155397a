import { convertWord } from './word-to-pdf';

/** Operations of the Word engine. */
export const operations = { convertWord };

/** Operations of the Word engine's worker, by name. */
export type WordOperations = typeof operations;
