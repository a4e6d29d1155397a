import { expect, test } from 'vitest';
import { num } from '../../src/write/pdf-writer';

test.each([
  [0.12345, '0.123'],
  [-1e-9, '0'],
  [1e25, '1000000000'],
  [Number.NEGATIVE_INFINITY, '-1000000000'],
])('%s is written as a number that PDF has', (value, written) => {
  expect(num(value)).toBe(written);
});
