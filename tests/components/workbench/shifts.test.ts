import { expect, test } from 'vitest';
import { shiftsOf } from '@/components/workbench/documents/document-marks';

test('numbers in the margin are in one column and move down only as far as the one above needs', () => {
  expect(shiftsOf([100, 126])).toEqual([0, 0]);
  expect(shiftsOf([100, 110, 140])).toEqual([0, 16, 12]);
});

test('of two numbers that would overlap, the one further down the page moves, in any order of the marks', () => {
  expect(shiftsOf([110, 100])).toEqual([16, 0]);
});
