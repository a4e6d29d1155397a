import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { attributes, fileStates, islandKinds } from '../attributes';

const text = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const readme = text('README.md');

test('package.json names exactly one version of Next: the one that the tests run against', () => {
  const { peerDependencies } = JSON.parse(text('package.json'));
  const { version } = createRequire(import.meta.url)('next/package.json');
  expect(peerDependencies.next).toBe(version);
});

test('README describes each attribute, kind, state and file', () => {
  for (const name of Object.values(attributes)) expect(readme).toContain(`\`${name}`);
  for (const kind of islandKinds) expect(readme).toContain(`\`${attributes.island}="${kind}"\``);
  for (const state of fileStates) expect(readme).toContain(`\`${state}\``);
  const files = readdirSync(new URL('..', import.meta.url)).filter((name) => /\.(ts|js)$/.test(name));
  for (const file of files) expect(readme).toContain(`\`${file}\``);
});
