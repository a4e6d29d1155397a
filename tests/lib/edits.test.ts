import { expect, test } from 'vitest';
import { edits } from '@/lib/edits';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['tagging', 'tagging', 0],
  ['taging', 'tagging', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
])('“%s” to “%s”: %i edits, either way', (a, b, count) => {
  expect(edits(a, b)).toBe(count);
  expect(edits(b, a)).toBe(count);
});
