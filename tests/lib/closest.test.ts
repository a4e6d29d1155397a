import { expect, test } from 'vitest';
import { closest, editDistance } from '@/lib/closest';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['tagging', 'tagging', 0],
  ['taging', 'tagging', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
])('the distance between “%s” and “%s” is %i, either way', (a, b, count) => {
  expect(editDistance(a, b)).toBe(count);
  expect(editDistance(b, a)).toBe(count);
});

test('the closest candidates come first, equally close ones in their order, and none with more edits than allowed', () => {
  const candidates = ['merge', 'split', 'marge', 'splat'];
  expect(closest('splits', candidates)).toEqual(['split', 'splat', 'merge', 'marge']);
  expect(closest('splits', candidates, 1)).toEqual(['split']);
  expect(closest('mirge', candidates, 1)).toEqual(['merge', 'marge']);
});
