import { posix } from 'node:path';
import { sourceFiles } from './source-files';

/**
 * The files of these folders that a change of some files can break: all that import one of them, however far. An import
 * counts where its path is written out: `from '…'` and `import('…')`.
 *
 * @param files paths from the root, of which some may not be there yet
 * @returns paths from the root, those of `files` first
 */
export function importersOf(files: readonly string[], folders: readonly string[]): string[] {
  const sources = sourceFiles(folders, /\.tsx?$/);
  const importingFiles = new Set([...files, ...sources.map(({ file }) => file)]);
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, path = ''] of text.matchAll(/\b(?:from|import) ?\(?'((?:@\/|\.)[^']+)'/g)) {
      const written = path.startsWith('@/') ? path.slice(2) : posix.join(posix.dirname(file), path);
      const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
      const imported = ends.map((end) => written + end).find((candidate) => importingFiles.has(candidate));
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const found = new Set(files);
  // What joins a set while it is read is read too.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}
