import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { faults } from '@/tests/guard/faults';
import { sourceFiles } from '@/tests/helpers/source-files';

const testFiles = sourceFiles(['tests', 'packages'], /\.(test|spec)\.tsx?$/).map(({ file }) => file);

const named = faults.map((fault) => [fault.name, fault] as const);

test.each(named)('the file of the fault “%s” has the text that it replaces', (_, { file, from, to }) => {
  const source = readFileSync(inRoot(file), 'utf8');
  expect(source.replace(from, to)).not.toBe(source);
});

test.each(named)('the tests that may notice “%s” exist', (_, { units = [], browser = [] }) => {
  const names = [...units, ...browser];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !testFiles.some((file) => file.includes(name)))).toEqual([]);
});
