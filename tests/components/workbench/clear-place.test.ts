import { expect, test } from 'vitest';
import { clearHeight } from '@/components/workbench/sign/clear-place';

const page = { height: 842 };
const stamp = { x: 404, y: 674, width: 120, height: 44 };
const line = (x: number, y: number, width: number) => ({ x, y, width, height: 10 });

test('a signature that covers no text stays where it is', () => {
  expect(clearHeight(stamp, [line(72, 400, 450), line(72, 660, 200)], page)).toBe(674);
});

test('a signature over text moves by the least distance that clears it and its handles of the lines above and below', () => {
  // Its frame reaches 10 points beyond its edges.
  expect(clearHeight(stamp, [line(72, 640, 430)], page)).toBe(682);
  // The handle that changes its size reaches 50 points below its lower edge.
  expect(clearHeight(stamp, [line(440, 716, 60)], page)).toBe(644);
});

test('a signature is not moved by lines beside it, nor on a page full of text', () => {
  expect(clearHeight(stamp, [line(40, 674, 200)], page)).toBe(674);
  const full = Array.from({ length: 60 }, (_, index) => line(40, 14 * index, 500));
  expect(clearHeight(stamp, full, page)).toBe(674);
});
