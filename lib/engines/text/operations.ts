import { compare } from './compare/compare';
import { read, readText } from './read';

/** What the page may ask of the engine: names and types of input and output. */
export const operations = { read, readText, compare };

export type TextOperations = typeof operations;
