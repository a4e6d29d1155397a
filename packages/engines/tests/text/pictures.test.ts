import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { installed } from '../../src/node';
import { comparePictures, type Picture } from '../../src/text/compare/pictures';
import { random } from '../helpers/random';

GlobalFonts.registerFromPath(
  installed('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'),
  'Liberation Sans',
);

type Rect = [x: number, y: number, width: number, height: number];

/** A scan of lines of text, with dust. */
function scan(rects: Rect[], { dx = 0, dy = 0, scale = 1, seed = 1 } = {}): Picture {
  const [width, height] = [Math.round(1000 * scale), Math.round(1400 * scale)];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(250);
  const next = random(seed);
  const put = (x: number, y: number, light: number) => {
    const offset = (y * width + x) * 4;
    if (x >= 0 && y >= 0 && x < width && y < height) pixels.fill(light, offset, offset + 3);
  };
  for (const [x, y, w, h] of rects) {
    for (let row = Math.round((y + dy) * scale); row < Math.round((y + dy + h) * scale); row++) {
      for (let column = Math.round((x + dx) * scale); column < Math.round((x + dx + w) * scale); column++)
        put(column, row, 30);
    }
  }
  for (let dust = 0; dust < 400; dust++) put(Math.floor(next() * width), Math.floor(next() * height), 120);
  return { width, height, pixels };
}

const lines: Rect[] = Array.from({ length: 30 }, (_, line) => [
  100,
  100 + line * 40,
  500 + ((line * 137) % 300),
  14,
]);

test('finds nothing between two scans of one page, shifted and of another size', async () => {
  const { areas, shift } = await comparePictures({
    before: scan(lines),
    after: scan(lines, { dx: 10, dy: -5, scale: 1.5, seed: 2 }),
  });
  expect(areas).toEqual([]);
  expect(shift.x).toBeCloseTo(0.01, 2);
  expect(shift.y).toBeCloseTo(-5 / 1400, 2);
});

test('finds the line that changed and the stamp that was added', async () => {
  const changed = lines.map((line, index): Rect => (index === 12 ? [100, line[1], 250, 14] : line));
  const { areas } = await comparePictures({
    before: scan(lines),
    after: scan([...changed, [700, 1310, 120, 50]], { dx: 4, dy: 3, seed: 3 }),
  });
  expect(areas).toHaveLength(2);
  const [line, stamp] = areas;
  expect(line?.x).toBeCloseTo(0.35, 1);
  expect(line?.y).toBeCloseTo(580 / 1400, 1);
  expect(stamp?.x).toBeCloseTo(0.7, 1);
  expect(stamp?.y).toBeCloseTo(1310 / 1400, 1);
  // The end of the line is on the old page only, the stamp on the new one.
  expect(areas.map(({ onlyIn }) => onlyIn)).toEqual(['before', 'after']);
});

test('a signature above a line that both pages have is reported on its page, and a moved stamp at both places', async () => {
  const rule: Rect = [400, 1340, 300, 4];
  const strokes = [0, 1, 2, 3, 4].map((stroke): Rect => [440 + stroke * 30, 1270, 8, 55]);
  const signed = await comparePictures({
    before: scan([...lines, rule]),
    after: scan([...lines, rule, ...strokes], { dx: 2, dy: 1, seed: 5 }),
  });
  expect(new Set(signed.areas.map(({ onlyIn }) => onlyIn))).toEqual(new Set(['after']));
  const moved = await comparePictures({
    before: scan([...lines, [200, 1310, 120, 50]]),
    after: scan([...lines, [700, 1310, 120, 50]], { seed: 6 }),
  });
  expect(moved.areas.map(({ onlyIn }) => onlyIn)).toEqual(['before', 'after']);
});

/** A scan of lines of small print, with grey pixels at the edges of letters as scanners make them. */
function smallPrint(rows: readonly string[], offset = 0): Picture {
  const context = createCanvas(1200, 800).getContext('2d');
  context.fillStyle = '#fdfcf8';
  context.fillRect(0, 0, 1200, 800);
  context.fillStyle = '#111';
  context.font = '17px "Liberation Sans"';
  for (const [index, row] of rows.entries()) context.fillText(row, 120 + offset, 100 + index * 34 + offset);
  return { width: 1200, height: 800, pixels: context.getImageData(0, 0, 1200, 800).data };
}

const lease = [
  'The rent is 38,000 rupees a month, due on the fifth of each month.',
  'The deposit is 60,000 rupees, and is given back within 30 days.',
  'Two sets of keys are handed back on the day of moving out.',
];

test('finds an amount and a number of days of which only digits changed', async () => {
  const changed = lease.map((row) => row.replace('38,000', '42,000').replace('30 days', '80 days'));
  const { areas } = await comparePictures({ before: smallPrint(lease), after: smallPrint(changed) });
  expect(areas).toHaveLength(2);
  const [rent, days] = areas;
  // The area covers the amount, as high as its letters, and neither the word before it nor the one after.
  expect((rent?.x ?? 0) * 1200).toBeGreaterThan(200);
  expect(((rent?.x ?? 0) + (rent?.width ?? 0)) * 1200).toBeLessThan(285);
  expect((rent?.height ?? 0) * 800).toBeLessThan(24);
  expect((days?.y ?? 0) * 800).toBeGreaterThan(110);
  expect([rent?.onlyIn, days?.onlyIn]).toEqual([undefined, undefined]);
});

test('finds nothing where a page is only shifted by half a pixel or printed fainter', async () => {
  const before = smallPrint(lease);
  expect((await comparePictures({ before, after: smallPrint(lease, 0.5) })).areas).toEqual([]);
  const faint = { ...before, pixels: before.pixels.map((value) => 255 - (255 - value) * 0.7) };
  expect((await comparePictures({ before, after: faint })).areas).toEqual([]);
});
