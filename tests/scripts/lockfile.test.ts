import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

type Locked = {
  integrity?: string;
  /** In node_modules a package of this repository is a link to its folder. */
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const packages = Object.entries(lock.packages);

/** `npm ci` refuses a lock file without them, and a registry that lacks one makes `npm install` leave it out. */
test('the lock file names the builds of every platform', () => {
  const missing = packages.flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${folder}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('every package has a checksum, except builds for platforms that the registry did not hold', () => {
  const fetched = packages.filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
  const unchecked = fetched.filter(([, { integrity }]) => !integrity);
  expect(unchecked.filter(([, { optional }]) => !optional).map(([folder]) => folder)).toEqual([]);
  expect(readFileSync(inRoot('docs/dependencies.md'), 'utf8')).toContain(
    `The registry it was made with lacks ${unchecked.length} of them`,
  );
});
