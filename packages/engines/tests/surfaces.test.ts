import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
/** What the package exports by name; `./testing/*` and `./bench/*` are folders. */
const surfaces = Object.values(exports).filter((file) => !file.includes('*'));

/** Names that a file re-exports, each with its original name and file. */
const exportsOf = (surface: string) =>
  [
    ...readFileSync(join(root, surface), 'utf8').matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)'/gm),
  ].flatMap(([, names = '', from = '']) =>
    [...names.matchAll(/(?:type )?(\w+)(?: as (\w+))?/g)].map(([, name = '', as = name]) => ({
      as,
      name,
      file: `${join(dirname(surface), from)}.ts`,
    })),
  );

/** The comment above the declaration of a name, in its file or in the one that this file has it from. */
function commentOf({
  name,
  file,
}: Pick<ReturnType<typeof exportsOf>[number], 'name' | 'file'>): string | undefined {
  const source = readFileSync(join(root, file), 'utf8');
  const declared = new RegExp(
    String.raw`(?<comment>/\*\*(?:(?!\*/)[\s\S])*\*/\n)?export (?:async )?(?:const|function|type|class) ${name}\b`,
  ).exec(source);
  if (declared) return declared.groups?.comment;
  const further = exportsOf(file).find((other) => other.as === name);
  return further && commentOf(further);
}

test('finds the packages’ entry points', () => {
  expect(surfaces.flatMap(exportsOf).length).toBeGreaterThan(100);
});

test.each(surfaces)('%s explains everything that it exports', (surface) => {
  expect(exportsOf(surface).filter((entry) => !commentOf(entry))).toEqual([]);
  const ownExport = /^(?!.*\bfrom ')export (?:async )?(?:const|function|type|class) \w+/gm;
  const source = readFileSync(join(root, surface), 'utf8');
  const bare = [...source.matchAll(ownExport)].filter(
    ({ index }) => !source.slice(0, index).endsWith('*/\n'),
  );
  expect(bare.map(([line]) => line)).toEqual([]);
});
