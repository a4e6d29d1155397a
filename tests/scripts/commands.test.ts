import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const readme = readFileSync(inRoot('README.md'), 'utf8');

test('there are no more commands than a newcomer can read: what measures is a part of one, longer tests of another', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
});

test.each(Object.keys(scripts))('the README names %s', (name) => {
  expect(readme).toMatch(new RegExp(`npm (run )?(-s )?${name}\\b`));
});
