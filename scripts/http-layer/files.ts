import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Media types, as Next sends them, of the extensions that are compressed; other files are small or already compressed. */
const mediaTypes = {
  '.wasm': 'application/wasm',
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
const isHeavy = (name: string) => extname(name) in mediaTypes;
export const mediaType = (address: string) => mediaTypes[extname(address) as keyof typeof mediaTypes];

/** Extension of a brotli copy beside its file. */
export const brotliExtension = '.br';

/** Minimum size in bytes for compression, as in Next. */
const minSize = 1024;
/**
 * Sizes in bytes up to which the best compression takes some hundredths of a second, and the second best takes two
 * seconds.
 */
const smallSize = 20_000;
const mediumSize = 1_500_000;

/**
 * Folders of scripts, styles and programs, and their URL prefixes.
 *
 * @param dist Next's build folder
 * @param publicFolder files served unchanged
 */
const compressedFolders = (dist: string, publicFolder: string) => [
  { folder: join(publicFolder, 'engines'), address: '/engines/' },
  { folder: join(dist, 'static'), address: '/_next/static/' },
];

/** Files below a folder by relative path; none if it is missing. */
const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];

/**
 * Writes a brotli copy of each engine, script and style sheet beside it, so that Node need not compress it
 * per visitor, which it can do with gzip only. The HTTP layer sends the copies.
 */
export function compressFiles(dist: string, publicFolder: string): void {
  for (const { folder } of compressedFolders(dist, publicFolder)) {
    for (const name of filesIn(folder).filter(isHeavy)) {
      const content = readFileSync(join(folder, name));
      if (content.length < minSize) continue;
      writeFileSync(join(folder, name + brotliExtension), brotliCompressed(content));
    }
  }
}

/** Results of compression by content hash: engines share their largest files. */
const compressedByHash = new Map<string, Buffer>();

/** A file compressed with brotli, as sent to browsers that accept it. */
export function brotliCompressed(content: Uint8Array): Buffer {
  const hash = createHash('sha256').update(content).digest('base64');
  const existing = compressedByHash.get(hash);
  if (existing) return existing;
  const params = brotliParams(content.length, qualityFor(content.length));
  const encoded = brotliCompressSync(content, { params });
  compressedByHash.set(hash, encoded);
  return encoded;
}

/**
 * The second best level takes ten times as long as the third and saves a tenth of a script; the best takes twice that
 * and saves 1 % more.
 */
const qualityFor = (bytes: number) => (bytes < smallSize ? 11 : bytes < mediumSize ? 10 : 9);

/**
 * @param bytes size of the content
 * @param quality quality of all but the largest file, a 21 MB voice. That gets 5: 9 would take 17 s and save 2 %, 11 a
 *   minute and 7 %
 */
export const brotliParams = (bytes: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: bytes > 10_000_000 ? 5 : quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/** Packages of Next's image optimiser, which the site does not use: most of the standalone server's size. */
const imagePackages = ['@img', 'sharp', 'detect-libc', 'semver'];

/**
 * Completes the standalone server with files that Next leaves out: all static files, and the scripts, styles
 * and fonts of the pages. Removes packages that nothing uses.
 */
export function fillStandalone(dist: string, publicFolder: string): void {
  const standalone = join(dist, 'standalone');
  cpSync(publicFolder, join(standalone, 'public'), { recursive: true });
  cpSync(join(dist, 'static'), join(standalone, '.next/static'), { recursive: true });
  for (const name of imagePackages)
    rmSync(join(standalone, 'node_modules', name), { recursive: true, force: true });
}

/** @returns URL paths of the files with a brotli copy */
export function compressedPaths(dist: string, publicFolder: string): Set<string> {
  return new Set(
    compressedFolders(dist, publicFolder).flatMap(({ folder, address }) =>
      filesIn(folder)
        .filter((name) => name.endsWith(brotliExtension))
        .map((name) => address + name.slice(0, -brotliExtension.length).replaceAll('\\', '/')),
    ),
  );
}

/** Paths of the files that are served unchanged, by address. */
export function plainFiles(dist: string, publicFolder: string): Map<string, string> {
  const folders = [
    { folder: publicFolder, address: '/' },
    { folder: join(dist, 'static'), address: '/_next/static/' },
  ];
  return new Map(
    folders.flatMap(({ folder, address }) =>
      filesIn(folder).map((name) => [address + name.replaceAll('\\', '/'), join(folder, name)] as const),
    ),
  );
}

/** Whether an Accept-Encoding accepts brotli (`br;q=0` refuses it). */
export const acceptsBrotli = (accepted: string | string[] = ''): boolean =>
  String(accepted)
    .split(',')
    .some((coding) => /^\s*br\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding));
