import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const readme = readFileSync(inRoot('README.md'), 'utf8');

test('package.json has at most 14 commands: measurements and longer tests are arguments of two of them', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
});

test.each(Object.keys(scripts))('the README names %s', (name) => {
  expect(readme).toMatch(new RegExp(`npm (run )?(-s )?${name}\\b`));
});
