import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partFile } from 'engines';
import { filesIn, installed, readAsset } from 'engines/node';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { EngineFiles } from '../lib/engine-files';
import { brotliCompressed } from './http-layer/files';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { type Layer, layersOf } from './lib/engine-layers';
import { lighterNumfmt, numfmtLocales } from './lib/lighter-numfmt';
import { lighterPdfjs } from './lib/lighter-pdfjs';
import { lighterSaxes } from './lib/lighter-saxes';
import { main } from './lib/main';
import { inRoot } from './lib/paths';

const folder = inRoot('packages/engines/src');

/** Folders of packages/engines/src with an `entry.ts`. */
export const engineNames = () =>
  readdirSync(folder).filter((name) => existsSync(join(folder, name, 'entry.ts')));

/**
 * Bundles each folder of packages/engines/src with an `entry.ts` into one file of public/engines, and copies its
 * assets beside it. Addresses contain a content hash, for caching. The result is listed in
 * .cache/engines.json, read by lib/engine-files.ts.
 *
 * @param rebuild removes earlier builds first. `next dev` keeps them, because a preview may still serve them
 * @returns the files by engine
 */
export async function buildEngines({ rebuild = false } = {}): Promise<Record<string, EngineFiles>> {
  const target = inRoot('public/engines');
  if (rebuild) rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const engineFiles: Record<string, EngineFiles> = {};
  for (const name of engineNames()) {
    const code = await bundle(name);
    const src = `/engines/${name}.${hash(code)}.js`;
    if (!existsSync(inRoot(`public${src}`))) writeFileSync(inRoot(`public${src}`), code);
    const assets = await copyAssets(name);
    engineFiles[name] = { src, bytes: code.length, download: brotliCompressed(code).length, ...assets };
  }
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(inRoot('.cache/engines.json'), `${JSON.stringify(engineFiles, null, 2)}\n`);
  return engineFiles;
}

/** Bundles an engine, or one of its parts, into one classic script, since its worker's policy forbids every request. */
export async function bundle(name: string, part?: string): Promise<Uint8Array> {
  const { entryPoints, ...options } = bundleOptions(name, part);
  const layer = (await layers(name)).get(part);
  const { outputFiles } = await build(
    layer
      ? { ...options, ...layer, plugins: [...layer.plugins, ...options.plugins] }
      : { ...options, entryPoints },
  );
  return outputFiles[0]?.contents ?? new Uint8Array();
}

const layersByEngine = new Map<string, Promise<Map<string | undefined, Layer>>>();

/** Layers of an engine, if its `assets.ts` lists some, by part; that of the engine itself is under `undefined`. */
function layers(name: string): Promise<Map<string | undefined, Layer>> {
  const existing = layersByEngine.get(name) ?? readLayers(name);
  layersByEngine.set(name, existing);
  return existing;
}

async function readLayers(name: string): Promise<Map<string | undefined, Layer>> {
  const parts = (await assetsOf(name)).layers;
  if (!parts) return new Map();
  const names = [undefined, ...parts];
  const { entryPoints: _, ...options } = bundleOptions(name);
  const files = names.map((part) => bundleOptions(name, part).entryPoints[0] ?? '');
  const layerList = await layersOf(files, options);
  return new Map(layerList.map((layer, index) => [names[index], layer]));
}

/** Exports of an engine's `assets.ts`. */
async function assetsOf(
  name: string,
): Promise<{ assets?: Record<string, string>; layers?: readonly string[] }> {
  const file = join(folder, name, 'assets.ts');
  return existsSync(file) ? import(file) : {};
}

/** Names of the parts of an engine, each fetched only for documents that need it (`Host.part`). */
export function partsOf(name: string): string[] {
  const parts = join(folder, name, 'parts');
  return existsSync(parts) ? readdirSync(parts).map((file) => file.replace(/\.ts$/, '')) : [];
}

/** Bundler options of an engine, or of one of its parts. */
export const bundleOptions = (name: string, part?: string) =>
  ({
    entryPoints: [join(folder, name, part ? `parts/${part}.ts` : 'entry.ts')],
    ...(part && { globalName: 'enginePart' }),
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: ['chrome123', 'firefox121', 'safari17.5'],
    legalComments: 'none',
    // pdfium computes the address of its wasm file from this one, but does not fetch that file.
    define: { 'import.meta.url': 'self.location.href' },
    logLevel: 'warning',
    plugins: [lighterPdfLib, lighterNumfmt, lighterPdfjs, lighterSaxes, separateParts],
  }) satisfies BuildOptions;

/** Leaves out what `Host.part` imports, as it becomes a separate file. */
const separateParts: Plugin = {
  name: 'separate-parts',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/parts\// }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, namespace: 'engine-part' } : undefined,
    );
    esbuild.onLoad({ filter: /^/, namespace: 'engine-part' }, () => ({ contents: '' }));
  },
};

/**
 * Marks pdf-lib as free of side effects, which its package does not do, so that unused modules are not bundled. Also
 * leaves out the metrics of the standard fonts, with which no engine draws.
 */
const lighterPdfLib: Plugin = {
  name: 'lighter-pdf-lib',
  setup(esbuild) {
    const inside = /[\\/]@cantoo[\\/]pdf-lib[\\/]/;
    esbuild.onResolve({ filter: /^\.|^@cantoo\/pdf-lib$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined;
      if (!path.startsWith('@') && !inside.test(from.importer) && !inside.test(path)) return undefined;
      const { kind, resolveDir, importer } = from;
      const resolved = await esbuild.resolve(path, { kind, resolveDir, importer, pluginData: 'resolved' });
      return { ...resolved, sideEffects: false };
    });
    esbuild.onLoad({ filter: /standard-fonts[\\/].*\.compressed\.json$/ }, () => ({
      contents: '""',
      loader: 'json',
    }));
  },
};

/** A file beside an engine: its name there, the installed source file, and a function that reads its bytes. */
type Copy = { asset: string; source: string; read: () => Promise<Uint8Array> };

/** Files copied beside an engine. An asset that ends in a slash is a folder, copied whole. */
export async function copiesOf(name: string): Promise<Copy[]> {
  const { assets = {} } = await assetsOf(name);
  const cache = inRoot('.cache/fonts');
  return Object.entries(assets).flatMap(([asset, source]): Copy[] =>
    asset.endsWith('/')
      ? filesIn(source).map(({ name, path }) => ({
          asset: asset + name,
          source: path,
          read: () => readAsset(source, name, cache),
        }))
      : [{ asset, source: installed(source), read: () => readAsset(source) }],
  );
}

/** Copies an engine's assets, which are fetched only if a document needs them. @returns their folder and sizes */
async function copyAssets(name: string): Promise<Pick<EngineFiles, 'assets' | 'sizes'>> {
  const copies = await copiesOf(name);
  const parts = await Promise.all(
    partsOf(name).map(async (part) => ({ asset: partFile(part), code: await bundle(name, part) })),
  );
  if (copies.length + parts.length === 0) return { assets: '', sizes: {} };
  const assetsHash = createHash('sha256');
  for (const { asset, source } of copies) assetsHash.update(asset).update(readFileSync(source));
  const locales = name === 'excel' ? numfmtLocales() : undefined;
  if (locales) assetsHash.update(locales.asset).update(locales.bytes);
  for (const { asset, code } of parts) assetsHash.update(asset).update(code);
  const base = `/engines/${name}.${assetsHash.digest('hex').slice(0, 16)}/`;
  for (const { asset, read } of copies) {
    const target = inRoot(`public${base}${asset}`);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, await read());
  }
  mkdirSync(inRoot(`public${base}`), { recursive: true });
  if (locales) writeFileSync(inRoot(`public${base}${locales.asset}`), locales.bytes);
  for (const { asset, code } of parts) writeFileSync(inRoot(`public${base}${asset}`), code);
  const singleFiles = copies.filter(({ asset }) => !asset.includes('/'));
  return {
    assets: base,
    sizes: Object.fromEntries([
      ...singleFiles.map(({ asset, source }): [string, number] => [asset, statSync(source).size]),
      ...(locales ? [[locales.asset, locales.bytes.length] as const] : []),
      ...parts.map(({ asset, code }): [string, number] => [asset, code.length]),
    ]),
  };
}

const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

const run: Run = async (argv, { commandText, out }) => {
  parseCommandLine({}, { argv, commandText });
  for (const [name, { download }] of Object.entries(await buildEngines())) {
    out(`${name}: ${Math.round(download / 1024)} KB`);
  }
  return 0;
};

await main(import.meta.filename, run);
