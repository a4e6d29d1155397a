import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files of the engines that are worth it, as Next names them: the rest is small, or compressed already. */
const mediaTypes = { '.wasm': 'application/wasm', '.js': 'application/javascript; charset=UTF-8' };
const isHeavy = (name: string) => extname(name) in mediaTypes;
export const mediaType = (address: string) => mediaTypes[extname(address) as keyof typeof mediaTypes];

/** Ending of a copy as brotli; it lies beside its file. */
export const packed = '.br';

/**
 * Writes each engine as brotli beside itself, so that Node need not compress megabytes anew for every visitor, which it
 * can do with gzip only. The front sends them.
 *
 * @param publicFolder files served as they are
 */
export function packEngines(publicFolder: string): void {
  const folder = join(publicFolder, 'engines');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isHeavy(name)) continue;
    const content = readFileSync(join(folder, name));
    const params = brotliParams(content.length, 9);
    writeFileSync(join(folder, name + packed), brotliCompressSync(content, { params }));
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
export function packedAddresses(publicFolder: string): Set<string> {
  const folder = join(publicFolder, 'engines');
  if (!existsSync(folder)) return new Set();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(packed),
  );
  return new Set(names.map((name) => `/engines/${name.slice(0, -packed.length).replaceAll('\\', '/')}`));
}

/** Whether an Accept-Encoding names brotli, and not to refuse it (`br;q=0`). */
export const takesBrotli = (accepted: string | string[] = ''): boolean =>
  String(accepted)
    .split(',')
    .some((coding) => /^\s*br\s*(?:;|$)/i.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/i.test(coding));
