import type { Host } from '../engine';
import { openPdfium } from '../pdfium';
import { planSlides, toSlides } from './pdf-to-slides';

/** Preloads the engine's files, so that the work runs offline. */
async function prepare(_: undefined, host: Host): Promise<void> {
  await openPdfium(host);
}

/** Operations of the PowerPoint engine. */
export const operations = { prepare, planSlides, toSlides };

/** Operations of the PowerPoint engine's worker, by name. */
export type PowerpointOperations = typeof operations;
