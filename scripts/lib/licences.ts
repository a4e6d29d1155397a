import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { allowedLicences } from '../../lib/schema/licences';
import { bundleOptions, copiesOf, engineNames, partsOf } from '../engines';
import { inRoot } from './paths';

/** A package with code in the built engines. */
export type ShippedPackage = { name: string; licence: string; engines: string[] };

const allowed: ReadonlySet<string> = new Set(allowedLicences);

/**
 * Whether code under this licence may be shipped. All parts of an AND must be allowed, or one of an OR.
 *
 * @param expression SPDX expression of package.json, without nested brackets
 */
export function mayShip(expression: string): boolean {
  const bare = expression.trim().replace(/^\((.*)\)$/, '$1');
  return bare
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}

/**
 * Licence files with GPL terms beside a copied file: a package may be MIT but contain a font that is not.
 *
 * @param folder of one copied file
 * @param file its name; a licence file with the same ending belongs to it
 */
function copyleftBeside(folder: string, file: string): string[] {
  const licenceFiles = readdirSync(folder).filter((name) => /^(licen[cs]e|copying)/i.test(name));
  const licenceNames = licenceFiles.filter((name) => {
    const ending = /^licen[cs]e[_.-](\w+)$/i.exec(name)?.[1]?.toLowerCase();
    return ending === undefined || file.toLowerCase().startsWith(ending);
  });
  return licenceNames.filter((name) =>
    /GNU (Affero |Lesser )?General Public License/i.test(readFileSync(join(folder, name), 'utf8')),
  );
}

/** Every package that occurs in esbuild's metafile or from which an asset is copied. */
export async function shippedPackages(): Promise<ShippedPackage[]> {
  const enginesByFolder = new Map<string, Set<string>>();
  const add = (path: string, engine: string) => {
    const folder = /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(inRoot(path))?.[0];
    if (folder) enginesByFolder.set(folder, (enginesByFolder.get(folder) ?? new Set()).add(engine));
  };
  const engineOf = new Map(
    engineNames().flatMap((name) =>
      [undefined, ...partsOf(name)].flatMap((part) =>
        bundleOptions(name, part).entryPoints.map((file) => [file, name] as const),
      ),
    ),
  );
  // Each file is read once for all engines. Names and white space do not matter.
  const { metafile } = await build({
    ...bundleOptions(''),
    minify: false,
    minifySyntax: true,
    entryPoints: [...engineOf.keys()],
    outdir: inRoot('public/engines'),
    absWorkingDir: inRoot(),
    metafile: true,
  });
  for (const { entryPoint = '', inputs } of Object.values(metafile.outputs)) {
    const engine = engineOf.get(inRoot(entryPoint));
    if (!engine) throw new Error(`${entryPoint} belongs to no engine.`);
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) if (bytesInOutput > 0) add(path, engine);
  }
  for (const name of engineNames()) for (const { source } of await copiesOf(name)) add(source, name);
  return [...enginesByFolder].map(([folder, engines]) => {
    const { name, license } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
    return { name, licence: String(license), engines: [...engines] };
  });
}

/** Copied files with a GPL-family licence beside them. */
export async function copyleftAssets(): Promise<string[]> {
  const copies = (await Promise.all(engineNames().map(copiesOf))).flat();
  return copies
    .filter(({ source }) => statSync(source).isFile())
    .filter(({ source }) => {
      const [folder = '', file = ''] = [source.replace(/\/[^/]*$/, ''), source.split('/').at(-1)];
      return copyleftBeside(folder, file).length > 0;
    })
    .map(({ source }) => source);
}
