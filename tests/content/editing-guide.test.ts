import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

test('docs/editing.md, the guide for editors, names each content file', () => {
  const guide = readFileSync(inRoot('docs/editing.md'), 'utf8');
  const files = readdirSync(inRoot('content')).filter((name) => /\.(?:ts|txt)$/.test(name));
  expect(files.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
