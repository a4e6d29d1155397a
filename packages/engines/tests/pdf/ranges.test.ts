import { expect, test } from 'vitest';
import { rangesOf, rangeText } from '../../src/pdf/ranges';

test.each([
  ['1-3, 7', [1, 2, 3, 7]],
  ['7;1 – 3', [7, 1, 2, 3]],
  ['9-', [9, 10, 11, 12]],
  ['-2', [1, 2]],
  ['3-1', [3, 2, 1]],
  ['last', [12]],
  ['11-last 1', [11, 12, 1]],
])('“%s” names pages in its order', (text, pages) => expect(rangesOf(text, 12).flat()).toEqual(pages));

test.each(['13', '0', '3-40', 'two', '1-2-3', '', ' , ', '-'])('“%s” is refused', (text) =>
  expect(() => rangesOf(text, 12)).toThrow(expect.objectContaining({ code: 'range' })),
);

test('the fault contains the typed text', () => {
  expect(() => rangesOf('1-3, 99', 12)).toThrow(expect.objectContaining({ details: { detail: '99' } }));
});

test('each range becomes a separate list', () => {
  expect(rangesOf('1-2, 5', 12)).toEqual([[1, 2], [5]]);
});

test('pages are named by the shortest text', () => {
  expect(rangeText([1, 2, 3, 7, 9, 10])).toBe('1-3, 7, 9-10');
});
