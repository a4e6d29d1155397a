import { describe, expect, test } from 'vitest';
import { cropToKept, keptShare, type Raster, withBackground } from '../../../src/picture/cut-out/raster';
import { applyStrokes } from '../../../src/picture/cut-out/strokes';
import { writePng } from '../../../src/picture/png-writer';
import { drawnPages } from '../../helpers/drawn-pages';
import { madePdf } from '../made-pdf';

const [width, height] = [60, 40];
const rasterOf = (colour: (x: number, y: number) => number[]): Raster => ({
  width,
  height,
  rgba: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, i) => colour(i % width, Math.floor(i / width))).flat(),
  ),
});
const original = () => rasterOf((x) => (x < 30 ? [200, 40, 20, 255] : [20, 40, 200, 255]));
const empty = () => rasterOf(() => [0, 0, 0, 0]);
const pixel = ({ rgba }: Raster, x: number, y: number) => [
  ...rgba.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const line: [number, number][] = [
  [10, 20],
  [50, 20],
];

describe('the brush', () => {
  test('restores the picture along its path, with a soft edge', () => {
    const cut = applyStrokes(empty(), original(), [{ kind: 'restore', points: line, radius: 10 }]);
    expect(pixel(cut, 12, 20)).toEqual([200, 40, 20, 255]);
    expect(pixel(cut, 45, 20)).toEqual([20, 40, 200, 255]);
    expect(pixel(cut, 30, 12)[3]).toBeGreaterThan(100);
    expect(pixel(cut, 30, 12)[3]).toBeLessThan(255);
    expect(pixel(cut, 30, 8)[3]).toBe(0);
  });

  test('erases, and a second pass erases no more', () => {
    const stroke = { kind: 'erase', points: line, radius: 10 } as const;
    const once = applyStrokes(original(), original(), [stroke]);
    expect(pixel(once, 30, 20)[3]).toBe(0);
    expect(pixel(once, 30, 5)[3]).toBe(255);
    expect(applyStrokes(original(), original(), [stroke, stroke]).rgba).toEqual(once.rgba);
  });

  test('a single touch is a dot; one outside the picture does nothing', () => {
    const dot = applyStrokes(empty(), original(), [{ kind: 'restore', points: [[5, 5]], radius: 3 }]);
    expect(pixel(dot, 5, 5)[3]).toBe(255);
    const outside = applyStrokes(empty(), original(), [{ kind: 'restore', points: [[-50, 90]], radius: 3 }]);
    expect(keptShare(outside)).toBe(0);
  });
});

test('a fill erases one connected colour', () => {
  const cut = applyStrokes(original(), original(), [{ kind: 'fill', at: [3, 3], tolerance: 0.1 }]);
  expect(pixel(cut, 0, 39)[3]).toBe(0);
  expect(pixel(cut, 29, 0)[3]).toBe(0);
  expect(pixel(cut, 31, 20)[3]).toBe(255);
});

test('the cut-out can be trimmed, put on a colour and written as PNG', async () => {
  const cut = applyStrokes(empty(), original(), [{ kind: 'restore', points: [[20, 20]], radius: 6 }]);
  const small = cropToKept(cut, 2);
  expect([small.width, small.height]).toEqual([16, 16]);
  const [page] = await drawnPages((await madePdf(await writePng(cut))).pdf);
  expect(page?.pixelAt(20, 20)).toEqual([200, 40, 20]);
  expect(page?.pixelAt(50, 30)).toEqual([255, 255, 255]);
  const [laid] = await drawnPages(
    (await madePdf(await writePng(withBackground(cut, [10, 200, 90]), true))).pdf,
  );
  expect(laid?.pixelAt(20, 20)).toEqual([200, 40, 20]);
  expect(laid?.pixelAt(50, 30)).toEqual([10, 200, 90]);
});
