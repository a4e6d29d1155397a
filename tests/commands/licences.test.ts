import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { licences } from '@/content/licences';
import { copyleftAssets, mayShip } from '@/scripts/lib/licences';

/** tests/commands/full/licences.test.ts bundles the engines and checks what they ship. */

const works = licences.sections.flatMap(({ works }) => works);
const listed = works.flatMap(({ packages, licence }) => packages.map((name) => ({ name, licence })));

test.each([
  ['MIT', true],
  ['MIT AND OFL-1.1', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-2.0-or-later', false],
  ['AGPL-3.0', false],
  ['MIT AND AGPL-3.0-only', false],
  ['LGPL-2.1', false],
  ['SEE LICENSE IN LICENSE', false],
  ['undefined', false],
])('a package under %s may be shipped: %s', (licence, isAllowed) => {
  expect(mayShip(licence)).toBe(isAllowed);
});

test('no package whose files are copied beside an engine has a GPL licence', async () => {
  expect(await copyleftAssets()).toEqual([]);
});

test('/licences shows each package with the licence in its package.json', () => {
  const require = createRequire(import.meta.url);
  for (const { name, licence } of listed) {
    const { license } = require(`../../node_modules/${name}/package.json`) as { license: string };
    expect(license.replace(/[()]/g, '').split(' AND '), name).toContain(licence);
  }
});
