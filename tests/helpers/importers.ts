import { posix } from 'node:path';
import { sourceFiles } from './source-files';

/**
 * Finds the files that a change of `files` can break: themselves, and all files in `folders` that import one of them,
 * directly or through others. An import counts if its path is written out: `from '…'`, `import '…'` and `import('…')`.
 *
 * @param files paths from the root; the files need not exist yet
 * @returns paths from the root, those of `files` first
 */
export function importersOf(files: readonly string[], folders: readonly string[]): string[] {
  const importers = directImporters(folders, files);
  const found = new Set(files);
  // The loop also visits the files that are added to the set meanwhile.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

/**
 * Finds the files that files in `folders` import, each with the files that import it directly.
 *
 * @param added paths from the root of further files, which do not exist yet or are in other folders
 */
export function directImporters(
  folders: readonly string[],
  added: readonly string[] = [],
): Map<string, string[]> {
  const sources = sourceFiles(folders, /\.(?:tsx?|css)$/);
  const known = new Set([...added, ...sources.map(({ file }) => file)]);
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, path = ''] of text.matchAll(/\b(?:from|import) ?\(?'((?:@\/|\.)[^']+)'/g)) {
      const importPath = path.startsWith('@/') ? path.slice(2) : posix.join(posix.dirname(file), path);
      const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
      const imported = endings.map((end) => importPath + end).find((candidate) => known.has(candidate));
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
