import { readdirSync } from 'node:fs';
import { inRoot } from './paths';

/** Content files, as `site.ts` and `tools/merge-pdf.ts`: all that hold words, and those that are made from them. */
export const contentFiles = (): string[] =>
  ['', 'tools/']
    .flatMap((folder) => readdirSync(inRoot('content', folder)).map((name) => `${folder}${name}`))
    .filter((name) => name.endsWith('.ts'));
