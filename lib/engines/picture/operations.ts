import { cutOut, saveCutOut } from './cut-out/cut-out';
import { inspect, preview } from './inspect';
import { toPdf } from './to-pdf';

/** What the engine for pictures can do; its inputs are typed by each operation. */
export const operations = { inspect, preview, toPdf, cutOut, saveCutOut };

export type PictureOperations = typeof operations;
