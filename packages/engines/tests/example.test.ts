import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the README quotes the example verbatim', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const example = readFileSync(join(import.meta.dirname, '../examples/merge.ts'), 'utf8');
  expect(readme).toContain(example.trim());
});
