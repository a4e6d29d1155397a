import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The build id, which Next writes into pages with islands and into a folder name. It is a hash of what makes pages
 * of two builds incompatible: the packages and the list of pages. Editing a page does not change it.
 *
 * @param paths addresses of all pages
 * @param lockFile path of the lock file of the packages
 */
export function buildIdOf(paths: readonly string[], lockFile = 'package-lock.json'): string {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  for (const path of [...paths].sort()) hash.update(`\n${path}`);
  return hash.digest('hex').slice(0, 20);
}
