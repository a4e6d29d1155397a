/**
 * Makes a slide (ECMA-376, PresentationML) of each page of a PDF: its text in boxes, its drawings and pictures as
 * pictures.
 */
export { assets } from './assets';
export type { Box, PlannedSlide, Shape } from './model';
export { operations, type PowerpointOperations } from './operations';
export { planSlides, type SlidesFact, type SlidesInput, toSlides } from './pdf-to-slides';
