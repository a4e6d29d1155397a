import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The build's id, which Next writes into pages with islands and into the name of a folder: from what would make pages of
 * two builds unfit for each other, the packages they run on and the list of pages. An edit of a page leaves it as it is.
 *
 * @param paths addresses of all pages
 * @param lock file that names the packages
 */
export function buildIdOf(paths: readonly string[], lock = 'package-lock.json'): string {
  const hash = createHash('sha256').update(readFileSync(lock));
  for (const path of [...paths].sort()) hash.update(`\n${path}`);
  return hash.digest('hex').slice(0, 20);
}
