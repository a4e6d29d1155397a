import type { Host } from '../engine';

/** Reads and writes objects of PDFs: for a file that pdf.js cannot open as it is, and for all that writes one. */
export const objectsPart = (host: Host) => host.part('objects', () => import('./parts/objects'));
