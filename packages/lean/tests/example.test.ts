import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { lean } from '../index';

/** Another Next project: two pages, one with a client component that marks itself as an island. */
const example = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': 'export default {};',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <h1>Words alone</h1>;',
  'app/count/page.jsx': `import { Count } from './count';
export default () => <Count />;`,
  'app/count/count.jsx': `'use client';
import { useState } from 'react';
export function Count() {
  const [n, set] = useState(0);
  return <button data-island="touch" onClick={() => set(n + 1)}>{n}</button>;
}`,
};

// Next follows no link out of a project, so it lies inside the checkout, whose packages it finds.
mkdirSync(inRoot('test-results'), { recursive: true });
const folder = mkdtempSync(inRoot('test-results/lean-example-'));
const page = (name: string) => readFileSync(join(folder, '.next/server/app', `${name}.html`), 'utf8');

beforeAll(async () => {
  for (const [file, source] of Object.entries(example)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
  }
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const next = inRoot('node_modules/next/dist/bin/next');
  const { status, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  await lean(join(folder, '.next'), folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('in a project of ten lines, a page of words ships no script', () => {
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
