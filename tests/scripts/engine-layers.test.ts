import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type BuildOptions, build } from 'esbuild';
import { afterEach, expect, test } from 'vitest';
import { layersOf } from '@/scripts/lib/engine-layers';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const options = {
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'part',
  minifyWhitespace: true,
  logLevel: 'silent',
} as const;

/** Bundles modules, given by file name, in layers. @returns the code of each layer */
async function bundleLayers(modules: Record<string, string>, layers: string[]): Promise<string[]> {
  const modulesFolder = mkdtempSync(join(tmpdir(), 'layers-'));
  folders.push(modulesFolder);
  const folder = join(modulesFolder, 'src');
  mkdirSync(folder);
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(folder, name), code);
  const parts = await layersOf(
    layers.map((name) => join(folder, name)),
    options,
  );
  return Promise.all(
    parts.map(
      async (layer) => (await build({ ...(options as BuildOptions), ...layer })).outputFiles?.[0]?.text ?? '',
    ),
  );
}

const modules = {
  'memory.ts': `export type Word = string;
export const seen: Word[] = [];
export class Kind {}
export const unused = 'unused';`,
  'first.ts': `import { seen } from './memory';
seen.push('first');`,
  'middle.ts': `import { seen as all } from './memory';
export const twice = () => all.length * 2;`,
  'second.ts': `import { Kind, type Word } from './memory';
import { twice } from './middle';
const isKind = new Kind().constructor === Kind;
export const made: Word = [twice(), isKind].join();`,
  'third.ts': `import {
  seen,
} from './memory';
import { twice } from './middle';
export const made = [...seen, twice()].join();`,
};

test('a layer uses the modules of earlier layers, without bundling them again', async () => {
  const codes = await bundleLayers(modules, ['first.ts', 'second.ts', 'third.ts']);
  const scope: { part?: { made: string } } = {};
  const results = codes.map(
    (code) => runInNewContext.call(undefined, `${code};globalThis.part = part;`, scope) && scope.part?.made,
  );
  expect(results.slice(1)).toEqual(['2,true', 'first,2']);
  const [first = '', second = '', third = ''] = codes;
  expect(first).toContain('Kind=class');
  expect(`${second}${third}`).not.toContain('Kind=class');
  expect(third).not.toContain('length*2');
  expect(codes.join('')).not.toContain('unused');
  expect(codes.join('')).not.toContain(tmpdir());
});

test('an import of all names from an earlier layer stops the build', async () => {
  const second = "import * as memory from './memory'; export const made = Object.keys(memory);";
  await expect(bundleLayers({ ...modules, 'second.ts': second }, ['first.ts', 'second.ts'])).rejects.toThrow(
    'imports “./memory” otherwise than by names',
  );
});

test('an import from an earlier layer whose names are not found stops the build', async () => {
  // The import is not at the beginning of a line, where names are looked for.
  const second = "/* First. */ import { seen } from './memory'; export const made = seen.length;";
  await expect(bundleLayers({ ...modules, 'second.ts': second }, ['first.ts', 'second.ts'])).rejects.toThrow(
    'No name is known that is imported from “memory.ts”',
  );
});
