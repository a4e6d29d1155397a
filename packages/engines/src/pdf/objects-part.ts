import type { Host } from '../engine';

/**
 * The part that reads and writes PDF objects: for a file that pdf.js cannot open directly, and for everything that
 * writes files.
 */
export const objectsPart = (host: Host) => host.part('objects', () => import('./parts/objects'));
