/** What a version 3 lock file says about a package. */
export type LockedPackage = {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

export type LockFile = { packages: Record<string, LockedPackage> };

type Component = {
  'bom-ref': string;
  type: 'library';
  name: string;
  version: string;
  purl: string;
  scope: 'required' | 'optional';
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: { expression: string }[];
  properties?: { name: string; value: string }[];
};

/**
 * Software bill of materials in CycloneDX 1.5, made from the lock file: every package of the site and of its build;
 * packages that only the build needs are marked as such. `npm sbom` is not used, because the npm of Debian 13 lacks it.
 * Time and serial number are left out, so that equal packages give an equal file.
 *
 * @returns the text of the file
 */
export function sbomOf({ packages }: LockFile): string {
  const { '': rootPackage = {}, ...others } = packages;
  const entries = Object.entries(others).filter(
    ([folder, { link, version }]) => folder.includes('node_modules/') && !link && version,
  );
  const components = new Map<string, Component>();
  const dependencies = new Map<string, Set<string>>();
  for (const [folder, locked] of entries) {
    const component = componentOf(folder, locked);
    const ref = component['bom-ref'];
    components.set(ref, component);
    const needed = dependencies.get(ref) ?? new Set();
    for (const name of neededBy(locked)) {
      const resolved = resolve(packages, folder, name);
      if (resolved) needed.add(resolved);
    }
    dependencies.set(ref, needed);
  }
  const application = {
    'bom-ref': `${rootPackage.name}@${rootPackage.version}`,
    type: 'application',
    name: rootPackage.name,
    version: rootPackage.version,
  };
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'pre-build' }], component: application },
    components: sortByName(components),
    dependencies: sortByName(
      [...dependencies].map(([ref, refs]) => [ref, { ref, dependsOn: [...refs].sort() }] as const),
    ),
  };
  return `${JSON.stringify(bom, null, 1)}\n`;
}

const sortByName = <Value>(entries: Iterable<readonly [string, Value]>): Value[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);

/** Name of a package by its path: `node_modules/a/node_modules/@b/c` → `@b/c`. */
const nameOf = (folder: string, { name }: LockedPackage) =>
  name ?? (folder.split('node_modules/').at(-1) as string);

const refOf = (folder: string, locked: LockedPackage) => `${nameOf(folder, locked)}@${locked.version}`;

function componentOf(folder: string, locked: LockedPackage): Component {
  const { version = '', integrity, license, dev, optional, devOptional } = locked;
  const name = nameOf(folder, locked);
  const sha512 = /sha512-(\S+)/.exec(integrity ?? '')?.[1];
  return {
    'bom-ref': refOf(folder, locked),
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: optional || devOptional ? 'optional' : 'required',
    ...(sha512 && { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
    ...((dev || devOptional) && { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] }),
  };
}

const neededBy = ({ dependencies, optionalDependencies, peerDependencies }: LockedPackage) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** The package to which Node resolves a name from a folder: in the folder's own node_modules, or in that of a folder above. */
function resolve(packages: LockFile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    const entry = packages[path];
    if (entry && !entry.link) return refOf(path, entry);
    if (!folder) return undefined;
  }
}
