import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, parse } from 'node:path';
import { getLocale, listLocales } from 'numfmt';
import subsetFont from 'subset-font';
import type { Host, ResultFile, SourceFile } from './engine';
import { codesIn } from './write/unicode-ranges';

/** Node 20 lacks this function, which engines use and current browsers have. */
Promise.withResolvers ??= function withResolvers<T>() {
  let resolve: (value: T | PromiseLike<T>) => void = () => undefined;
  let reject: (reason?: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
};

/** Node 20 lacks `transfer` too, so the bytes are copied instead of moved. */
ArrayBuffer.prototype.transferToFixedLength ??= function transferToFixedLength(
  this: ArrayBuffer,
  length = this.byteLength,
) {
  const copy = new ArrayBuffer(length);
  new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
  return copy;
};

const require = createRequire(import.meta.url);

/**
 * Path of a file or folder in an installed package.
 *
 * @param source name of the package and path inside it, such as `@embedpdf/pdfium/dist/pdfium.wasm`; unlike an
 *   import, it can reach files that the package does not export
 * @throws an error if no `node_modules` folder above this file contains it
 */
export function installed(source: string): string {
  const folders = require.resolve.paths(source) ?? [];
  const existingPath = folders.map((folder) => join(folder, source)).find((path) => existsSync(path));
  if (!existingPath) throw new Error(`“${source}” is not installed. Run: npm install`);
  return existingPath;
}

/**
 * Names of months, days and halves of the day in many languages, by language tag: the content of `locales.json`,
 * which the Excel engine requests.
 */
export const localeNames = (): Record<string, ReturnType<typeof getLocale>> =>
  Object.fromEntries(listLocales().map((tag) => [tag, getLocale(tag)]));

/** A folder of variable fonts from which one weight is instantiated: `@fontsource-variable/x/files?wght=400`. */
const oneWeight = /^(.*)\?wght=(\d+)$/;

/** A numbered slice of such a font; the other slices have Latin letters, for which the engine has better families. */
const slice = /-(\d+)-wght-normal\.woff2?$/;

/**
 * Files of a folder that an engine's `assets.ts` lists: the names that the engine requests, and the paths.
 *
 * @param source folder of an installed package. With `?wght=` and a number, only slices of variable fonts count,
 *   which are requested as WOFF files
 */
export function filesIn(source: string): { name: string; path: string }[] {
  const [, sliced] = oneWeight.exec(source) ?? [];
  const folder = installed(sliced ?? source);
  return readdirSync(folder)
    .filter((file) => !sliced || slice.test(file))
    .map((file) => ({ name: sliced ? file.replace(/2$/, '') : file, path: join(folder, file) }));
}

/**
 * Bytes of an engine's asset.
 *
 * @param source file or folder that its `assets.ts` lists
 * @param inner name of a file within a folder, as returned by `filesIn`
 * @param cache folder for instantiated weights of variable fonts; without it, each is instantiated on every call
 */
export async function readAsset(
  source: string,
  inner?: string,
  cache?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const [, folder, weight] = oneWeight.exec(source) ?? [];
  if (!folder || !inner)
    return new Uint8Array(await readFile(installed(inner ? join(source, inner) : source)));
  const cached = cache && join(cache, folder.replaceAll('/', '-'), `${weight}-${inner}`);
  if (cached && existsSync(cached)) return new Uint8Array(await readFile(cached));
  const font = await readFile(installed(join(folder, `${inner}2`)));
  const lists = JSON.parse(await readFile(installed(join(folder, '../unicode.json')), 'utf8'));
  const ranges: string = lists[`[${slice.exec(inner)?.[1]}]`];
  const text = String.fromCodePoint(...codesIn(ranges));
  const options = { variationAxes: { wght: Number(weight) }, targetFormat: 'woff' as const };
  const bytes = new Uint8Array(await subsetFont(font, text, options));
  if (cached) {
    await mkdir(dirname(cached), { recursive: true });
    await writeFile(cached, bytes);
  }
  return bytes;
}

/**
 * A host that runs an engine under Node. It reads requested assets from installed packages, and ignores progress.
 *
 * @param assets the engine's own list, which its index exports: paths within packages, by the names that the engine
 *   requests
 * @param cache folder for instantiated weights of Chinese, Japanese and Korean fonts; without it, each is
 *   instantiated on every request
 */
export const nodeHost = (assets: Record<string, string>, cache?: string): Host => ({
  progress() {},
  async asset(name) {
    const folder = Object.keys(assets).find((asset) => asset.endsWith('/') && name.startsWith(asset));
    const source = assets[folder ?? name];
    if (!source) throw new Error(`This engine lists no asset “${name}”.`);
    return readAsset(source, folder && name.slice(folder.length), cache);
  },
  async part(_name, load, base) {
    await base;
    return load();
  },
});

/**
 * A local file as an engine takes it, with its current content. Engines cache opened files by key, so each call
 * returns a new key.
 *
 * @param password opens an encrypted file
 */
export async function readSource(path: string, password?: string): Promise<SourceFile> {
  const blob = new Blob([await readFile(path)]);
  return { key: randomUUID(), name: basename(path), blob, ...(password !== undefined && { password }) };
}

/**
 * Writes a result into a folder, under its own name. Existing files are not replaced: the result is then called
 * `Lease (2).pdf`.
 *
 * @param folder an existing one
 * @returns the path of the new file
 * @throws the error of the file system, such as for a full disk
 */
export async function writeResult({ name, parts }: ResultFile, folder: string): Promise<string> {
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  const { name: start, ext } = parse(name);
  for (let number = 1; ; number += 1) {
    const path = join(folder, `${start}${number > 1 ? ` (${number})` : ''}${ext}`);
    try {
      await writeFile(path, bytes, { flag: 'wx' });
      return path;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
