import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Root of the checkout, independent of the working folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Path inside the checkout. */
export const inRoot = (...parts: string[]) => resolve(root, ...parts);

/** Text of a file in the checkout. Its lines end as on Unix, also where git or an editor has put Windows' ends. */
export const textOf = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8').replaceAll('\r\n', '\n');
