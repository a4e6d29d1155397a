import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

const folders = ['app', 'components', 'content/registry', 'lib', 'packages', 'scripts', 'lab'];

test('a file of code or styles has at most 200 lines: what is longer does two things', () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(tsx?|m?js|css)$/.test(file) && !/node_modules|\/\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  const long = files
    .map((file) => ({ file, lines: readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > 200);
  expect(long.map(({ file, lines }) => `${file}:201: ${lines} lines`)).toEqual([]);
});
