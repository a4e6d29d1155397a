import { resolve } from 'node:path';

/** Folder of the checkout, wherever a script is started from. */
export const root = resolve(import.meta.dirname, '../..');

/** Path inside the checkout. */
export const inRoot = (...parts: string[]) => resolve(root, ...parts);
