import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { madePdf } from './made-pdf';

/** Pictures of 16 × 16 pixels, left half in one colour and right half in another, written by libtiff. */
const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, `../fixtures/tiff/${name}.tif`)));

const [red, blue, black, white] = [
  [255, 0, 0],
  [0, 0, 255],
  [0, 0, 0],
  [255, 255, 255],
];

const pictures = {
  lzw: [red, blue],
  'lzw-predictor': [red, blue],
  deflate: [red, blue],
  packbits: [red, blue],
  palette: [red, blue],
  tiles: [red, blue],
  jpeg: [red, blue],
  group3: [black, white],
  group4: [black, white],
} as const;

/** Largest permitted difference of a level: JPEG is not exact. */
const tolerance = (name: string) => (name === 'jpeg' ? 12 : 0);

for (const [name, [left = [], right = []]] of Object.entries(pictures))
  test(`a TIFF is drawn as it was saved: ${name}`, async () => {
    const { pdf } = await madePdf(bytesOf(name));
    const [page, ...others] = await drawnPages(pdf);
    expect(others).toEqual([]);
    for (const [x, expected] of [
      [1, left],
      [14, right],
    ] as const)
      for (const y of [1, 14]) {
        const levels = page?.pixelAt(x, y) ?? [];
        const largest = Math.max(
          ...expected.map((level, index) => Math.abs(level - (levels[index] ?? -999))),
        );
        expect(largest, `${x} ${y}: ${levels}`).toBeLessThanOrEqual(tolerance(name));
      }
  });
