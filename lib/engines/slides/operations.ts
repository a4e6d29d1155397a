import type { Host } from '../engine';
import { openPdfium } from '../pdfium';
import { pdfToSlides } from './pdf-to-slides';
import { planSlides } from './plan-slides';

/** Fetches what the engine needs, so that the work itself goes without a connection. */
async function prepare(_: undefined, host: Host): Promise<void> {
  await openPdfium(host);
}

/** What the engine for slides can do. */
export const operations = { prepare, planSlides, pdfToSlides };

export type SlidesOperations = typeof operations;
