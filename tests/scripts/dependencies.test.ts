import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { sourceFiles } from '@/tests/helpers/source-files';

const { dependencies, devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const installed = Object.keys({ ...dependencies, ...devDependencies });
/** Packages of this repository, which the projects that their tests build import by name. */
const own = readdirSync(inRoot('packages'));

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
  const known = (file: string, name: string) =>
    installed.includes(name) || (own.includes(name) && file.startsWith(`packages/${name}/tests/`));
  expect(foreign.filter(({ file, name }) => !known(file, name))).toEqual([]);
});
