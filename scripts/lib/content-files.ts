import { readdirSync } from 'node:fs';
import { inRoot } from './paths';

/**
 * Paths of content files, such as `site.ts` and `tools/merge-pdf.ts`: files with texts, and files derived from those.
 */
export const contentFiles = (): string[] =>
  ['', 'tools/']
    .flatMap((folder) => readdirSync(inRoot('content', folder)).map((name) => `${folder}${name}`))
    .filter((name) => name.endsWith('.ts'));

/** All files of `content/`, including code: `registry/pages.ts`. */
export const allContentFiles = (): string[] =>
  readdirSync(inRoot('content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
