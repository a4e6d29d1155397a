import { resolve } from 'node:path';

/** Root of the checkout, independent of the working folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Path inside the checkout. */
export const inRoot = (...parts: string[]) => resolve(root, ...parts);
