import { expect, test } from 'vitest';
import { lanesOf } from '@/components/workbench/documents/document-marks';

test('numbers in the margin of two neighbouring lines do not touch', () => {
  expect(lanesOf([100, 124])).toEqual([1, 0]);
  expect(lanesOf([100, 130])).toEqual([0, 0]);
});
