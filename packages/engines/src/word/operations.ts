import { convertWord } from './word-to-pdf';

/** Operations of the Word engine. */
export const operations = { convertWord };

/** What the worker of the Word engine answers, by name. */
export type WordOperations = typeof operations;
