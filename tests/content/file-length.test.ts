import { expect, test } from 'vitest';
import { sourceFiles } from '@/tests/helpers/source-files';

const folders = ['app', 'components', 'content/registry', 'lib', 'packages', 'scripts', 'lab'];

test('a file of code or styles has at most 350 lines', () => {
  const files = sourceFiles(folders, /\.(tsx?|m?js|css)$/);
  expect(files.length).toBeGreaterThan(500);
  const longFiles = files
    // Tests may be longer, also those of a package.
    .filter(({ file }) => !/^packages\/[^/]+\/tests\//.test(file))
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 350);
  expect(longFiles.map(({ file, lines }) => `${file}:351: ${lines} lines`)).toEqual([]);
});
