import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { sourceFiles } from '@/tests/helpers/source-files';

/** Packages of this repository: the site imports the engines by name, and so do projects that tests of a package build. */
const own = readdirSync(inRoot('packages'));

/** Names that a package.json declares. */
function declaredIn(folder: string): string[] {
  const { dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(inRoot(folder, 'package.json'), 'utf8'),
  );
  return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
}

const site = declaredIn('.');
const declared = Object.fromEntries(own.map((name) => [name, declaredIn(`packages/${name}`)]));
const installed = [...new Set([...site, ...Object.values(declared).flat()])];

/** Names in the first column of the tables, `@types/*` standing for all of that scope. */
const explained = readFileSync(inRoot('docs/dependencies.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

const stands = (entry: string) => (name: string) =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

test('docs/dependencies.md says why each package is there', () => {
  expect(installed.filter((name) => !explained.some((entry) => stands(entry)(name)))).toEqual([]);
});

test('docs/dependencies.md names no package that is gone', () => {
  expect(explained.filter((entry) => !installed.some(stands(entry)))).toEqual([]);
});

test('every package that a file imports is declared', () => {
  const files = sourceFiles(
    ['app', 'components', 'content', 'lab', 'lib', 'packages', 'scripts', 'tests'],
    /\.tsx?$/,
  );
  const imports = files.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:import|export)\b[^;'"]*?from ['"]([^'"]+)['"]/gm)].map(([, source = '']) => ({
      file,
      name: /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '',
    })),
  );
  const foreign = imports.filter(({ name }) => !/^(\.|@$|node:)/.test(name) && name !== '@');
  expect(foreign.length).toBeGreaterThan(100);
  // Tests and measurements of the site's tools read results with the engines' own libraries.
  const known = (file: string, name: string) => {
    const inPackage = /^packages\/([^/]+)\//.exec(file)?.[1];
    if (inPackage) return declared[inPackage]?.includes(name) || name === inPackage;
    if (own.includes(name) || site.includes(name)) return true;
    return /^(lab|tests)\//.test(file) && installed.includes(name);
  };
  expect(foreign.filter(({ file, name }) => !known(file, name))).toEqual([]);
});
