import { readdirSync } from 'node:fs';
import { inRoot, textOf } from '@/scripts/lib/paths';

/** The files in these folders, however deep, by path from the root. Files that are installed or built are left out. */
export function sourceFiles(folders: readonly string[], ending: RegExp): { file: string; text: string }[] {
  const files = folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => ending.test(file) && !/\/(node_modules|\.next)\//.test(file));
  if (files.length === 0) throw new Error(`No file in ${folders.join(', ')} ends with ${ending}.`);
  return files.map((file) => ({ file, text: textOf(file) }));
}
