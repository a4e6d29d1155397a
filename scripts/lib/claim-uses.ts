import { readFileSync } from 'node:fs';
import { contentFiles } from './content-files';
import { inRoot } from './paths';

/**
 * Finds where each claim of content/claims.ts is quoted, as `fact.name`.
 *
 * @returns content files by the name of the claim, without claims that are not quoted
 */
export function claimUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const name of contentFiles().sort()) {
    if (name === 'claims.ts') continue;
    const quoted = readFileSync(inRoot('content', name), 'utf8').matchAll(/\bfact\.(\w+)/g);
    for (const claim of new Set([...quoted].map(([, claim = '']) => claim))) {
      uses[claim] = [...(uses[claim] ?? []), `content/${name}`];
    }
  }
  return uses;
}
