import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assets } from '@/lib/engines/picture/assets';
import { cutPerson } from '@/lib/engines/picture/cut-out/person';
import { keptShare, type Raster } from '@/lib/engines/picture/cut-out/raster';
import { drawnPages } from '@/tests/helpers/drawn-pages';
import { engineHost } from '@/tests/helpers/engine-host';
import { overlap } from '@/tests/helpers/inked-paper';
import { made } from '../made';

const host = engineHost(assets);

/**
 * Eileen Collins, NASA 1993, in the public domain; 320 pixels wide. Her outline, with the helmet that she holds, was drawn
 * by hand: in 700ths of the picture.
 */
const outline = [
  [310, 22, 360, 35, 395, 70, 412, 110, 405, 150, 380, 185, 364, 215, 356, 240, 395, 270, 415, 310, 418, 325],
  [
    460, 370, 480, 400, 495, 440, 497, 475, 520, 470, 560, 470, 610, 490, 650, 530, 675, 580, 685, 620, 695,
    650,
  ],
  [
    695, 700, 40, 700, 33, 650, 32, 600, 35, 540, 45, 470, 55, 400, 80, 350, 110, 315, 150, 285, 160, 260,
    170,
  ],
  [225, 200, 208, 248, 205, 252, 180, 240, 165, 215, 145, 210, 105, 225, 65, 260, 35],
].flat();

async function photo(): Promise<Raster> {
  const jpg = new Uint8Array(readFileSync(join(import.meta.dirname, 'astronaut.jpg')));
  const [page] = await drawnPages((await made(jpg)).pdf);
  if (!page) throw new Error('no page');
  const { width, height, at } = page;
  const pixels = Array.from({ length: width * height }, (_, i) => [
    ...at(i % width, Math.floor(i / width)),
    255,
  ]);
  return { width, height, rgba: Uint8ClampedArray.from(pixels.flat()) };
}

/** Is a place inside the outline? Counts the sides that a line to the right of it crosses. */
function inside(x: number, y: number): boolean {
  let odd = false;
  for (let i = 0; i < outline.length; i += 2) {
    const [ax = 0, ay = 0, bx = outline[0] ?? 0, by = outline[1] ?? 0] = outline.slice(i, i + 4);
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  }
  return odd;
}

test('a person is cut out of a room: IoU of 0.9 or more with an outline drawn by hand', async () => {
  const picture = await photo();
  const truth = Float32Array.from({ length: picture.width * picture.height }, (_, i) =>
    inside(
      ((i % picture.width) / picture.width) * 700,
      (Math.floor(i / picture.width) / picture.height) * 700,
    )
      ? 1
      : 0,
  );
  expect(overlap(await cutPerson(picture, host), truth)).toBeGreaterThanOrEqual(0.9);
});

test('a person in a part of a large picture is looked at again from closer up', async () => {
  const { width, height, rgba } = await photo();
  const [wide, high] = [width * 3, height * 2];
  const wall: Raster = { width: wide, height: high, rgba: new Uint8ClampedArray(wide * high * 4).fill(190) };
  const truth = new Float32Array(wide * high);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y + height) * wide + x + width;
      const is = inside((x / width) * 700, (y / height) * 700);
      truth[to] = is ? 1 : 0;
      wall.rgba.set(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), to * 4);
    }
  }
  expect(overlap(await cutPerson(wall, host), truth)).toBeGreaterThanOrEqual(0.9);
});

test('a picture without anybody keeps nothing', async () => {
  const empty: Raster = { width: 400, height: 300, rgba: new Uint8ClampedArray(480_000).fill(200) };
  expect(keptShare(await cutPerson(empty, host))).toBeLessThan(0.01);
});
