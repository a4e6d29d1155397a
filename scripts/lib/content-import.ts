import { pathToFileURL } from 'node:url';
import { inRoot } from './paths';

let versions: ReadonlyMap<string, string> = new Map();

/**
 * Imports a content file. Node caches the module, so a program gets the same data until `importContent` is given another version.
 *
 * @param name path of the file in `content/`
 */
export function importContent(name: string): Promise<Record<string, unknown>> {
  const { href } = pathToFileURL(inRoot('content', name));
  const version = versions.get(href);
  return import(version ? `${href}?version=${version}` : href);
}

/**
 * Makes `importContent` import these versions. For Node, the same URL with another version is another module.
 *
 * @param byAddress version of each content file, by its `file:` URL
 */
export function importVersions(byAddress: ReadonlyMap<string, string>): void {
  versions = byAddress;
}
