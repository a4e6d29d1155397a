import { draw } from './draw';
import { inspect } from './inspect';
import { merge } from './merge';

/** What the page may ask of the engine: names and types of input and output. */
export const operations = { inspect, draw, merge };

export type PdfOperations = typeof operations;
