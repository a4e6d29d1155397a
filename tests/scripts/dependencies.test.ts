import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { sourceFiles } from '@/tests/helpers/source-files';

/**
 * Packages of this repository: the site imports the engines by name, and so do the small projects that a package’s tests
 * create and build.
 */
const packageNames = readdirSync(inRoot('packages'));

type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>;

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** Names that a package.json declares. */
function declaredIn(folder: string): string[] {
  const { dependencies, devDependencies, peerDependencies } = manifest(folder);
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}

const site = declaredIn('.');
const declared = Object.fromEntries(packageNames.map((name) => [name, declaredIn(`packages/${name}`)]));
const installed = [...new Set([...site, ...Object.values(declared).flat()])];

/** Names in the first column of the tables; `@types/*` stands for all packages of that scope. */
const documented = readFileSync(inRoot('docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

const matches = (entry: string) => (name: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

test('docs/dependencies.md says why each package is there', () => {
  expect(installed.filter((name) => !documented.some((entry) => matches(entry)(name)))).toEqual([]);
});

test('docs/dependencies.md names no package that is gone', () => {
  expect(documented.filter((entry) => !installed.some(matches(entry)))).toEqual([]);
});

/** All imports of the files: static ones, dynamic ones and `import.meta.resolve`. */
const imports = sourceFiles(
  ['app', 'components', 'content', 'lab', 'lib', 'packages', 'scripts', 'tests'],
  /\.([cm]?[jt]s|tsx)$/,
).flatMap(({ file, text }) =>
  [
    ...text.matchAll(/^(?:import|export)\b[^;'"]*?from ['"]([^'"]+)['"]/gm),
    ...text.matchAll(/^import ['"]([^'"]+)['"]/gm),
    ...text.matchAll(
      /\b(?:import|require|require\.resolve|import\.meta\.resolve)\(\s*['"]([^'"]+)['"]\s*\)/g,
    ),
  ].map(([, source = '']) => ({ file, source })),
);
const packageImports = imports
  .filter(({ source }) => /^[@a-z]/.test(source) && !/^(@\/|node:)/.test(source))
  .map(({ file, source }) => ({ file, name: /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '' }));
const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1];

test('every package that a file imports is declared in the package.json of the file', () => {
  expect(packageImports.length).toBeGreaterThan(100);
  const isDeclared = (file: string, name: string) => {
    const inPackage = packageOf(file);
    if (inPackage) return declared[inPackage]?.includes(name) || name === inPackage;
    return packageNames.includes(name) || site.includes(name);
  };
  expect(packageImports.filter(({ file, name }) => !isDeclared(file, name))).toEqual([]);
});

test('the site declares a dependency of the engines only for development, and only if it imports the package itself', () => {
  const { dependencies: engines } = manifest('packages/engines');
  const { dependencies, devDependencies } = manifest('.');
  const sharedPackages = (names: object | undefined) =>
    Object.keys(names ?? {}).filter((name) => name in engines);
  expect(sharedPackages(dependencies)).toEqual([]);
  const imported = packageImports.filter(({ file }) => !packageOf(file)).map(({ name }) => name);
  expect(sharedPackages(devDependencies).filter((name) => !imported.includes(name))).toEqual([]);
});

test('every package that the source of an engine imports is among the dependencies of the engines, not only for their tests', () => {
  const { dependencies: engines } = manifest('packages/engines');
  const inSource = packageImports.filter(({ file }) => file.startsWith('packages/engines/src/'));
  expect(inSource.length).toBeGreaterThan(20);
  expect(inSource.filter(({ name }) => !(name in engines))).toEqual([]);
});

test('a file of a package imports nothing outside the package', () => {
  const inPackages = imports.filter(({ file, source }) => packageOf(file) && source.startsWith('.'));
  expect(inPackages.length).toBeGreaterThan(500);
  const outside = ({ file, source }: { file: string; source: string }) =>
    !join(dirname(file), source)
      .replaceAll('\\', '/')
      .startsWith(`packages/${packageOf(file)}/`);
  expect(inPackages.filter(outside)).toEqual([]);
});
