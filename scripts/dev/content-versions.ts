import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { allContentFiles } from '../lib/content-files';
import { inRoot } from '../lib/paths';

/**
 * A version for each content file, by the file's `file:` address. It changes whenever the file or any content that it
 * imports, directly or indirectly, changes.
 */
export function contentVersions(): Map<string, string> {
  const texts = new Map<string, string>();
  for (const name of allContentFiles()) {
    const path = inRoot('content', name);
    texts.set(pathToFileURL(path).href, readFileSync(path, 'utf8'));
  }
  const imports = new Map([...texts].map(([address, text]) => [address, importsOf(address, text, texts)]));
  return new Map([...texts.keys()].map((address) => [address, digest(withImports(address, imports), texts)]));
}

/** URLs of the content files that a file imports. */
function importsOf(address: string, text: string, texts: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(/\bfrom '(\.[^']*)'/g)].flatMap(([, path = '']) => {
    const { href } = new URL(path, address);
    return [href, `${href}.ts`, `${href}/index.ts`].filter((path) => texts.has(path));
  });
}

function withImports(start: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const files = new Set([start]);
  for (const address of files) for (const imported of imports.get(address) ?? []) files.add(imported);
  return files;
}

function digest(addresses: ReadonlySet<string>, texts: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const address of addresses) hash.update(`${address}\n${texts.get(address)}\n`);
  return hash.digest('hex').slice(0, 16);
}
