import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The build id, which Next writes into pages with islands and into a folder name: a hash of what makes pages
 * of two builds incompatible, packages and list of pages. Editing a page keeps it.
 *
 * @param paths addresses of all pages
 * @param lock lock file of the packages
 */
export function buildIdOf(paths: readonly string[], lock = 'package-lock.json'): string {
  const hash = createHash('sha256').update(readFileSync(lock));
  for (const path of [...paths].sort()) hash.update(`\n${path}`);
  return hash.digest('hex').slice(0, 20);
}
