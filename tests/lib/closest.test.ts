import { expect, test } from 'vitest';
import { closest, editDistance } from '@/lib/closest';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['tagging', 'tagging', 0],
  ['taging', 'tagging', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
])('“%s” to “%s”: %i edits, either way', (a, b, count) => {
  expect(editDistance(a, b)).toBe(count);
  expect(editDistance(b, a)).toBe(count);
});

test('the closest come first, equals in their order, and none beyond the edits that are allowed', () => {
  const candidates = ['merge', 'split', 'marge', 'splat'];
  expect(closest('splits', candidates)).toEqual(['split', 'splat', 'merge', 'marge']);
  expect(closest('splits', candidates, 1)).toEqual(['split']);
  expect(closest('mirge', candidates, 1)).toEqual(['merge', 'marge']);
});
