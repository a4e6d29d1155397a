import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

test('decisions are numbered from 1 on, each number once, in the name of the file and in its heading', () => {
  const files = readdirSync(inRoot('docs/decisions')).sort();
  const numbers = files.map((name) => Number(/^(\d{4})-[a-z-]+\.md$/.exec(name)?.[1]));
  expect(numbers).toEqual(files.map((_, index) => index + 1));
  const headings = files.map((name) =>
    Number(/^# (\d+)\. /.exec(readFileSync(inRoot('docs/decisions', name), 'utf8'))?.[1]),
  );
  expect(headings).toEqual(numbers);
});
