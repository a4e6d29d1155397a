import { expect, test } from 'vitest';
import { sourceFiles } from '@/tests/helpers/source-files';

const folders = ['app', 'components', 'content/registry', 'lib', 'packages', 'scripts', 'lab'];

test('a file of code or styles has at most 200 lines: what is longer does two things', () => {
  const files = sourceFiles(folders, /\.(tsx?|m?js|css)$/);
  expect(files.length).toBeGreaterThan(500);
  const long = files
    .map(({ file, text }) => ({ file, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 200);
  expect(long.map(({ file, lines }) => `${file}:201: ${lines} lines`)).toEqual([]);
});
