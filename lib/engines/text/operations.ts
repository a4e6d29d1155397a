import { compare } from './compare/compare';
import { plagiarism } from './plagiarism/screen';
import { read, readText } from './read';
import { summarize } from './summary/summarize';

/** What the page may ask of the engine: names and types of input and output. */
export const operations = { read, readText, compare, plagiarism, summarize };

export type TextOperations = typeof operations;
