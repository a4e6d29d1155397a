import { draw } from './draw';
import { inspect } from './inspect';
import { merge } from './merge';
import { read } from './read';

/** What the page may ask of the engine: names and types of input and output. */
export const operations = { inspect, draw, merge, read };

export type PdfOperations = typeof operations;
