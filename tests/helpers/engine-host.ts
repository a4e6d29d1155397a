import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host, ResultFile, SourceFile } from '@/lib/engines/engine';
import { assets as pdfAssets } from '@/lib/engines/pdf/assets';
import { inRoot } from '@/scripts/lib/paths';

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

/** Runs an engine under Node: its assets are read from where the build copies them from. */
export const engineHost = (assets: Record<string, string>): Host => ({
  progress() {},
  async asset(name) {
    const folder = Object.keys(assets).find((asset) => asset.endsWith('/') && name.startsWith(asset));
    const path = folder ? join(assets[folder] ?? '', name.slice(folder.length)) : assets[name];
    if (!path) throw new Error(`no asset ${name}`);
    return new Uint8Array(await readFile(inRoot(path)));
  },
});

export const pdfHost = engineHost(pdfAssets);

let files = 0;

/** A file as the page would hand it over. */
export const sourceFile = (name: string, bytes: Uint8Array | string, password?: string): SourceFile => {
  files += 1;
  return {
    key: `${files}`,
    name,
    blob: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    ...(password !== undefined && { password }),
  };
};

/** Bytes of a file that an engine made; none where it made none. */
export const bytesOf = async (file: ResultFile | undefined) =>
  new Uint8Array(await new Blob(file?.parts).arrayBuffer());
