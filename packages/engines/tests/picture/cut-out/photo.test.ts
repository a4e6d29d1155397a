import { describe, expect, test } from 'vitest';
import { photoDots, photoOf, photoSizes } from '../../../src/picture/cut-out/photo';
import type { Raster } from '../../../src/picture/cut-out/raster';
import { writePng } from '../../../src/picture/png-writer';

/**
 * A head of 200 by 260 pixels from row 100, a neck of 80, and shoulders of 500 from row 420, in 800 by 1,000 pixels.
 */
function person(): Raster {
  const [width, height] = [800, 1000];
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inHead = ((x - 380) / 100) ** 2 + ((y - 230) / 130) ** 2 <= 1;
      const inNeck = Math.abs(x - 380) <= 40 && y >= 340 && y < 420;
      const inBody = Math.abs(x - 380) <= 250 && y >= 420;
      if (inHead || inNeck || inBody) rgba.set([200, inHead ? 150 : 40, 90, 255], (y * width + x) * 4);
    }
  return { width, height, rgba };
}

const rowOf = ({ width, rgba }: Raster, y: number) =>
  Array.from({ length: width }, (_, x) => rgba[(y * width + x) * 4 + 3] ?? 0);

describe('a printed photo', () => {
  test.each([
    ['passport', 413, 531],
    ['square', 602, 602],
    ['stamp', 295, 413],
  ] as const)('%s has its size in pixels, and the head its share of the height', (size, width, height) => {
    const { photo } = photoOf(person(), size);
    expect([photo.width, photo.height]).toEqual([width, height]);
    const crown =
      Array.from({ length: height }, (_, y) => y).find((y) => Math.max(...rowOf(photo, y)) > 128) ?? 0;
    expect(crown / height).toBeCloseTo(0.08, 1);
    const greenAt = (y: number) => photo.rgba[(y * width + Math.floor(width / 2)) * 4 + 1] ?? 0;
    const chin =
      Array.from({ length: height }, (_, y) => y).find((y) => y > crown + 5 && greenAt(y) < 100) ?? height;
    const part = (chin - crown) / height;
    expect(part).toBeGreaterThan(photoSizes[size].head - 0.05);
    expect(part).toBeLessThan(photoSizes[size].head + 0.08);
    const middle = rowOf(photo, Math.round((crown + chin) / 2));
    const [left, right] = [
      middle.findIndex((alpha) => alpha > 128),
      middle.findLastIndex((alpha) => alpha > 128),
    ];
    expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(3);
  });

  test('without a neck shows the visible part of the person', () => {
    const box: Raster = { width: 300, height: 300, rgba: new Uint8ClampedArray(300 * 300 * 4).fill(255) };
    const { photo, isEnlarged } = photoOf(box, 'passport');
    expect(rowOf(photo, photo.height - 1)[200]).toBe(255);
    expect(isEnlarged).toBe(true);
    expect(photoOf(person(), 'stamp').isEnlarged).toBe(true);
  });

  test('states its print size', async () => {
    const { photo } = photoOf(person(), 'passport');
    const png = await writePng(photo, true, photoDots);
    const text = Buffer.from(png).toString('latin1');
    const dataOffset = text.indexOf('pHYs') + 4;
    expect(Buffer.from(png).readUInt32BE(dataOffset)).toBe(11_811);
    expect(png[dataOffset + 8]).toBe(1);
  });
});
