import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Root of the checkout, independent of the working folder. */
export const root = resolve(import.meta.dirname, '../..');

/** Path inside the checkout. */
export const inRoot = (...parts: string[]) => resolve(root, ...parts);

/** Text of a file in the checkout, with CRLF line ends, which git or an editor may have written, replaced by LF. */
export const textOf = (...parts: string[]) => readFileSync(inRoot(...parts), 'utf8').replaceAll('\r\n', '\n');
