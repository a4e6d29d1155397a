import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { getLocale, listLocales } from 'numfmt';
import type { Host, ResultFile, SourceFile } from './engine';

/** Node 20 lacks what every browser of the site has. */
Promise.withResolvers ??= function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => undefined;
  let reject: (reason?: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

/** The same; a copy does here what a move does there. */
ArrayBuffer.prototype.transferToFixedLength ??= function transferToFixedLength(
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const moved = new ArrayBuffer(length);
  new Uint8Array(moved).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return moved;
};

const require = createRequire(import.meta.url);

/**
 * Path of a file or folder of an installed package.
 *
 * @param source name of the package and path inside it, such as `@embedpdf/pdfium/dist/pdfium.wasm`; unlike an import,
 *   it reaches files that the package does not export
 * @throws if no folder of packages above this one has it
 */
export function installed(source: string): string {
  const folders = require.resolve.paths(source) ?? [];
  const found = folders.map((folder) => join(folder, source)).find((path) => existsSync(path));
  if (!found) throw new Error(`“${source}” is not installed. Run: npm install`);
  return found;
}

/**
 * What languages call months, days and halves of the day, by their tags: the contents of the `locales.json` that the
 * engine of workbooks asks for.
 */
export const monthNames = (): Record<string, ReturnType<typeof getLocale>> =>
  Object.fromEntries(listLocales().map((tag) => [tag, getLocale(tag)]));

/**
 * A host that runs an engine under Node.
 *
 * @param assets what the engine's `assets.ts` lists: sources by the names that the engine requests
 */
export const nodeHost = (assets: Record<string, string>): Host => ({
  progress() {},
  async asset(name) {
    const folder = Object.keys(assets).find((asset) => asset.endsWith('/') && name.startsWith(asset));
    const path = folder ? `${assets[folder]}/${name.slice(folder.length)}` : assets[name];
    if (!path) throw new Error(`This engine lists no asset “${name}”.`);
    return new Uint8Array(await readFile(installed(path)));
  },
  part: (_name, load) => load(),
});

/**
 * A file of this machine as an engine takes it, with the content that it has now: engines keep what they have opened by
 * its key, so each reading has a key of its own.
 *
 * @param password opens a file that is encrypted
 */
export async function readSource(path: string, password?: string): Promise<SourceFile> {
  const blob = new Blob([await readFile(path)]);
  return { key: randomUUID(), name: basename(path), blob, ...(password !== undefined && { password }) };
}

/** Writes a result into a folder, under its own name. @returns its path */
export async function writeResult({ name, parts }: ResultFile, folder: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, new Uint8Array(await new Blob(parts).arrayBuffer()));
  return path;
}
