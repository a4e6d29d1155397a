import { readdirSync } from 'node:fs';
import { inRoot } from './paths';

/** Content files, as `site.ts` and `tools/merge-pdf.ts`: all that hold words, and those that are made from them. */
export const contentFiles = (): string[] =>
  ['', 'tools/']
    .flatMap((folder) => readdirSync(inRoot('content', folder)).map((name) => `${folder}${name}`))
    .filter((name) => name.endsWith('.ts'));

/** All files of `content/`, also those of code: `registry/pages.ts`. */
export const allContentFiles = (): string[] =>
  readdirSync(inRoot('content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
