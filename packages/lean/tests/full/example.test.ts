import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A Next project of two pages, one with a client component that marks itself as an island, and its build. */
const example = {
  'package.json': '{ "private": true, "type": "module" }',
  // The root is for this test alone: the packages are linked from outside the project, and Next follows no link
  // out of its root.
  'next.config.mjs': "export default { transpilePackages: ['lean'], turbopack: { root: '/' } };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <h1>Words alone</h1>;',
  'app/count/page.jsx': `import { Count } from './count';
export default () => <Count />;`,
  'app/count/count.jsx': `'use client';
import { attributes } from 'lean/attributes';
import { useState } from 'react';
const island = { [attributes.island]: 'touch' };
export function Count() {
  const [n, set] = useState(0);
  return <button {...island} onClick={() => set(n + 1)}>{n}</button>;
}`,
  'build.mjs': `import { lean, printReport } from 'lean';

printReport(await lean('.next', process.cwd()));`,
};

const installed = createRequire(import.meta.url);
const modules = dirname(dirname(installed.resolve('next/package.json')));
/** An empty folder outside the checkout: only the package, the example, and the installed packages. */
const folder = mkdtempSync(join(tmpdir(), 'lean-lifted-'));
const project = join(folder, 'example');
const page = (name: string) => readFileSync(join(project, '.next/server/app', `${name}.html`), 'utf8');

/** Runs a file of an installed package. @returns its output */
function run(cwd: string, file: string, ...args: string[]): string {
  const { CI: _, VITEST: __, ...environment } = process.env;
  const env = { ...environment, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(modules, file), ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

beforeAll(() => {
  cpSync(fileURLToPath(new URL('../..', import.meta.url)), join(folder, 'lean'), { recursive: true });
  symlinkSync(modules, join(folder, 'node_modules'), 'dir');
  for (const [file, source] of Object.entries(example)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), source);
  }
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(join(folder, 'lean'), join(project, 'node_modules/lean'), 'dir');
  run(project, 'next/dist/bin/next', 'build');
  expect(run(project, 'tsx/dist/cli.mjs', 'build.mjs')).toContain('with islands');
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('works outside this repository: a static page ships no script', () => {
  expect(page('index')).toContain('Words alone');
  expect(page('index')).not.toContain('<script');
});

test('a page with an island ships the loader, and what Next needs as data', () => {
  const scripts = page('count').match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => tag.includes('src='))).toEqual([
    expect.stringMatching(/src="\/_next\/static\/wake\/loader-[0-9a-f]+\.js"/),
  ]);
  expect(scripts.filter((tag) => !tag.includes('src=') && !tag.includes('application/json'))).toEqual([]);
});

test('the other tests of the package pass outside the repository', () => {
  run(join(folder, 'lean'), 'vitest/vitest.mjs', 'run', '--exclude', 'tests/full/example.test.ts');
}, 120_000);
