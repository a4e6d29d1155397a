import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files that are worth it, as Next names them: the rest is small, or compressed already. */
const mediaTypes = {
  '.wasm': 'application/wasm',
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
const isHeavy = (name: string) => extname(name) in mediaTypes;
export const mediaType = (address: string) => mediaTypes[extname(address) as keyof typeof mediaTypes];

/** Ending of a copy as brotli; it lies beside its file. */
export const packed = '.br';

/** Bytes; Next leaves smaller answers as they are, and so does this. */
const smallest = 1024;

/**
 * Folders of scripts, styles and programs, and where they are served.
 *
 * @param dist Next's build folder
 * @param publicFolder files served as they are
 */
const packedFolders = (dist: string, publicFolder: string) => [
  { folder: join(publicFolder, 'engines'), address: '/engines/' },
  { folder: join(dist, 'static'), address: '/_next/static/' },
];

/** Files below a folder by their paths in it; none if it is not there. */
const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/**
 * Writes each engine, script and style sheet as brotli beside itself, so that Node need not compress them again for every
 * visitor, which it can do with gzip only. The front sends them.
 *
 * @param dist Next's build folder
 * @param publicFolder files served as they are
 */
export function packFiles(dist: string, publicFolder: string): void {
  for (const { folder } of packedFolders(dist, publicFolder)) {
    for (const name of filesIn(folder).filter(isHeavy)) {
      const content = readFileSync(join(folder, name));
      if (content.length < smallest) continue;
      const params = brotliParams(content.length, 9);
      writeFileSync(join(folder, name + packed), brotliCompressSync(content, { params }));
    }
  }
}

/**
 * @param bytes of the content
 * @param quality for all but the largest, a voice of 21 MB: 9 takes it 17 seconds and saves 2 %, 11 a minute and 7 %
 */
export const brotliParams = (bytes: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: bytes > 10_000_000 ? 5 : quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/**
 * Puts beside the standalone server what Next leaves out of it, so that it is complete: all files that are served as they
 * are, and the scripts, styles and fonts of the pages.
 *
 * @param dist Next's build folder
 * @param publicFolder files served as they are
 */
export function fillStandalone(dist: string, publicFolder: string): void {
  const standalone = join(dist, 'standalone');
  cpSync(publicFolder, join(standalone, 'public'), { recursive: true });
  cpSync(join(dist, 'static'), join(standalone, '.next/static'), { recursive: true });
}

/** @returns addresses of the files that have a copy as brotli */
export function packedAddresses(dist: string, publicFolder: string): Set<string> {
  return new Set(
    packedFolders(dist, publicFolder).flatMap(({ folder, address }) =>
      filesIn(folder)
        .filter((name) => name.endsWith(packed))
        .map((name) => address + name.slice(0, -packed.length).replaceAll('\\', '/')),
    ),
  );
}

/** Whether an Accept-Encoding names brotli, and not to refuse it (`br;q=0`). */
export const takesBrotli = (accepted: string | string[] = ''): boolean =>
  String(accepted)
    .split(',')
    .some((coding) => /^\s*br\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding));
