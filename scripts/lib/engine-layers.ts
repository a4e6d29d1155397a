import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';

/** Names that a layer exports to later ones, by module. */
type Exports = Map<string, { from: string; names: Set<string> }>;

/** An engine, or one of its parts, with the modules that it shares with later ones. */
export type Layer = Required<Pick<BuildOptions, 'stdin' | 'plugins'>>;

const installedModule = /[\\/]node_modules[\\/]/;

/**
 * Splits an engine into a first file and parts. Each part leaves out the modules of the files before it and takes
 * their exports from `engineModules` of the worker. Each module therefore runs once: its state is shared, and its
 * classes are identical.
 *
 * @param files the engine's entry, and those of its parts in the order in which they run
 * @param options options of the bundler for one file
 * @returns a layer for each file
 * @throws for a namespace import across layers, because the names that it uses are unknown
 */
export async function layersOf(files: string[], options: BuildOptions): Promise<Layer[]> {
  const layerFiles = await Promise.all(
    files.map((file) =>
      build({ ...options, entryPoints: [file], minify: false, write: false, metafile: true }),
    ),
  );
  const inputs = layerFiles.map(({ metafile }) => modulesOf(metafile as Metafile));
  const owner = new Map<string, number>();
  for (const [layer, modules] of inputs.entries()) {
    for (const path of modules.keys()) if (!owner.has(path)) owner.set(path, layer);
  }
  const exports: Exports = new Map();
  for (const [layer, modules] of inputs.entries()) {
    for (const [path, imports] of modules) {
      if (owner.get(path) !== layer || installedModule.test(path)) continue;
      const code = readFileSync(path, 'utf8');
      for (const [from, specifier] of imports) {
        if ((owner.get(from) ?? layer) >= layer) continue;
        const existing = exports.get(from) ?? {
          from: specifier.startsWith('.') ? from : specifier,
          names: new Set(),
        };
        for (const name of importedNames(code, specifier, path)) existing.names.add(name);
        exports.set(from, existing);
      }
    }
  }
  return files.map((file, layer) => ({
    stdin: { contents: contentsOf(file, layer, owner, exports), resolveDir: dirname(file) },
    plugins: [earlierModules(layer, owner, exports)],
  }));
}

/** Whether a path is a file: modules made by plugins have a namespace. */
const isFile = (path: string) => !/^[a-z-]{2,}:/.test(path);

/** Modules of a bundle, each with its imports: path and specifier. */
const modulesOf = ({ inputs }: Metafile): Map<string, [path: string, specifier: string][]> =>
  new Map(
    Object.entries(inputs)
      .filter(([path]) => isFile(path))
      .map(([path, { imports }]) => [
        resolve(path),
        imports.flatMap(({ path: from, kind, original, external }) =>
          kind === 'import-statement' && !external ? [[resolve(from), original ?? from]] : [],
        ),
      ]),
  );

/** Names of values that code imports or re-exports from a module. */
function importedNames(code: string, specifier: string, path: string): string[] {
  const escaped = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const statements = [...code.matchAll(new RegExp(`^(?:import|export)\\s[^;]*?['"]${escaped}['"]`, 'gm'))];
  return statements.flatMap(([statement]) => {
    if (/^(?:import|export)\s+type\b|^import\s+['"]/.test(statement)) return [];
    const list = /^(?:import|export)\s*\{([^}]*)\}/.exec(statement)?.[1];
    if (list === undefined) throw new Error(`${path} imports “${specifier}” otherwise than by names.`);
    const names = list.split(',').map((name) => name.trim());
    return names
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => name.split(/\s+as\s+/)[0] ?? '');
  });
}

/** Key of a module in `engineModules`: its path, independent of the machine. */
const keyOf = (path: string) => path.replaceAll('\\', '/').replace(/^.*\/(?:node_modules|src)\//, '');

/** Source of a layer's entry, including the exports for later layers. */
function contentsOf(file: string, layer: number, owner: Map<string, number>, exports: Exports): string {
  const lines = [layer === 0 ? `import ${JSON.stringify(file)};` : `export * from ${JSON.stringify(file)};`];
  const shared: string[] = [];
  const ownExports = [...exports].filter(([path, { names }]) => owner.get(path) === layer && names.size > 0);
  for (const [index, [path, { from, names }]] of ownExports.entries()) {
    const list = [...names].sort();
    const localName = (name: string) => `m${index}_${name}`;
    lines.push(
      `import { ${list.map((name) => `${name} as ${localName(name)}`).join(', ')} } from ${JSON.stringify(from)};`,
    );
    shared.push(
      `${JSON.stringify(keyOf(path))}: { ${list.map((name) => `${name}: ${localName(name)}`).join(', ')} }`,
    );
  }
  if (shared.length > 0)
    lines.push(`globalThis.engineModules = { ...globalThis.engineModules, ${shared.join(', ')} };`);
  return lines.join('\n');
}

/** Resolves modules of earlier layers through `engineModules`; an unknown name stops the build. */
const earlierModules = (layer: number, owner: Map<string, number>, exports: Exports): Plugin => ({
  name: 'earlier-modules',
  setup(esbuild) {
    esbuild.onResolve({ filter: /^/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (layer === 0 || pluginData !== undefined || kind !== 'import-statement') return undefined;
      if (!importer || installedModule.test(importer)) return undefined;
      const resolved = await esbuild.resolve(path, { kind, importer, resolveDir, pluginData: 'resolved' });
      if ((owner.get(resolved.path) ?? layer) >= layer) return undefined;
      return { path: resolved.path, namespace: 'earlier-module', sideEffects: false };
    });
    esbuild.onLoad({ filter: /^/, namespace: 'earlier-module' }, ({ path }) => {
      const names = [...(exports.get(path)?.names ?? [])];
      // esbuild reports a missing name itself, but for an empty module it only warns.
      if (names.length === 0) throw new Error(`No name is known that is imported from “${keyOf(path)}”.`);
      return {
        contents: [
          `const module = globalThis.engineModules[${JSON.stringify(keyOf(path))}];`,
          ...names.map((name) => `export const ${name} = module.${name};`),
        ].join('\n'),
      };
    });
  },
});
