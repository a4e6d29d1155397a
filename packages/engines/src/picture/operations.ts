import { cutOut, saveCutOut } from './cut-out/cut-out';
import { inspect, preview } from './inspect';
import { toPdf } from './to-pdf';

/** Operations of the picture engine; each types its own input. */
export const operations = { inspect, preview, toPdf, cutOut, saveCutOut };

/** Operations of the picture engine's worker, by name. */
export type PictureOperations = typeof operations;
