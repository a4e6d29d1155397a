import { pathToFileURL } from 'node:url';
import { inRoot } from './paths';

let versions: ReadonlyMap<string, string> = new Map();

/**
 * Imports a file of content. A program imports it once, unless it is notified of another version.
 *
 * @param name in `content/`
 */
export function importContent(name: string): Promise<Record<string, unknown>> {
  const { href } = pathToFileURL(inRoot('content', name));
  const version = versions.get(href);
  return import(version ? `${href}?version=${version}` : href);
}

/**
 * Makes `importContent` import these versions. Node takes the same address with another version for another module.
 *
 * @param byAddress version of each file of content, by its `file:` address
 */
export function importVersions(byAddress: ReadonlyMap<string, string>): void {
  versions = byAddress;
}
