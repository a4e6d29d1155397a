import { pdfToSlides } from './pdf-to-slides';

/** What the engine for slides can do. */
export const operations = { pdfToSlides };

export type SlidesOperations = typeof operations;
