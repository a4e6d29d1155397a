import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { type LockFile, sbomOf } from '@/scripts/package/sbom';

/** The software bill of materials is made without npm, because the npm of Debian 13 has no `npm sbom`. */

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as LockFile;

test('the bill names each package of the lock file once, with its version, checksum and licence', () => {
  const { components, specVersion } = JSON.parse(sbomOf(lock)) as {
    specVersion: string;
    components: {
      name: string;
      version: string;
      purl: string;
      hashes?: { content: string }[];
      licenses?: unknown[];
    }[];
  };
  expect(specVersion).toBe('1.5');
  const fetched = Object.entries(lock.packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  const versions = new Set(
    fetched.map(([folder, { version }]) => `${folder.split('node_modules/').at(-1)}@${version}`),
  );
  expect(new Set(components.map(({ name, version }) => `${name}@${version}`))).toEqual(versions);
  expect(components).toHaveLength(versions.size);
  const zod = components.find(({ name }) => name === 'zod');
  expect(zod?.purl).toMatch(/^pkg:npm\/zod@4\./);
  expect(zod?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
  expect(zod?.licenses).toEqual([{ expression: 'MIT' }]);
  expect(components.find(({ name }) => name === '@next/env')?.purl).toMatch(/^pkg:npm\/%40next\/env@/);
});

test('dependencies are resolved as Node resolves them, and packages that only builds need are marked', () => {
  const { components, dependencies } = JSON.parse(
    sbomOf({
      packages: {
        '': { name: 'site', version: '1.0.0' },
        'node_modules/a': { version: '1.0.0', dependencies: { b: '^1' } },
        'node_modules/a/node_modules/b': { version: '1.5.0', dev: true },
        'node_modules/b': { version: '2.0.0', optionalDependencies: { missing: '1' } },
        'node_modules/own': { link: true },
        'packages/own': { version: '0.1.0' },
      },
    }),
  );
  expect(dependencies).toEqual([
    { ref: 'a@1.0.0', dependsOn: ['b@1.5.0'] },
    { ref: 'b@1.5.0', dependsOn: [] },
    { ref: 'b@2.0.0', dependsOn: [] },
  ]);
  expect(components.map(({ properties }: { properties?: unknown[] }) => Boolean(properties))).toEqual([
    false,
    true,
    false,
  ]);
});

test('equal packages give an equal file', () => {
  const reversed = { packages: Object.fromEntries(Object.entries(lock.packages).reverse()) };
  expect(sbomOf(reversed)).toBe(sbomOf(lock));
});
