import { expect, test } from 'vitest';
import { cutPerson } from '../../../src/picture/cut-out/person';
import { keptShare, type Raster } from '../../../src/picture/cut-out/raster';
import { overlap } from '../../helpers/inked-paper';
import { host, inside, outlineMask, photo, testPersonCutOut } from './person-in-scenes';

test('a person is cut out of a room: IoU of 0.9 or more with an outline drawn by hand', async () => {
  const picture = await photo();
  const truth = outlineMask(picture.width, picture.height);
  expect(overlap(await cutPerson(picture, host), truth)).toBeGreaterThanOrEqual(0.9);
});

test('a faint match is not a person: ink on an unevenly lit sheet is not cut out as one', async () => {
  const [width, height] = [900, 640];
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const ring = Math.abs(Math.hypot(x - 680, y - 200) - 110) < 4;
    const wave = x > 120 && x < 700 && Math.abs(y - 380 - 90 * Math.sin(x / 40)) < 4;
    const light = 245 - (40 * x) / width;
    rgba.set(ring ? [140, 42, 74] : wave ? [28, 47, 124] : [light, light - 3, light - 13], i * 4);
  }
  expect(keptShare(await cutPerson({ width, height, rgba }, host))).toBe(0);
});

testPersonCutOut(['before a dark curtain with folds', 'at the right edge, with room above']);

test('a person in a part of a large picture is segmented again at a higher resolution', async () => {
  const { width, height, rgba } = await photo();
  const [displayWidth, displayHeight] = [width * 3, height * 2];
  const wall: Raster = {
    width: displayWidth,
    height: displayHeight,
    rgba: new Uint8ClampedArray(displayWidth * displayHeight * 4).fill(190),
  };
  const truth = new Float32Array(displayWidth * displayHeight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y + height) * displayWidth + x + width;
      const isPerson = inside((x / width) * 700, (y / height) * 700);
      truth[to] = isPerson ? 1 : 0;
      wall.rgba.set(rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4), to * 4);
    }
  }
  expect(overlap(await cutPerson(wall, host), truth)).toBeGreaterThanOrEqual(0.9);
});

test('a picture without a person yields nothing', async () => {
  const empty: Raster = { width: 400, height: 300, rgba: new Uint8ClampedArray(480_000).fill(200) };
  expect(keptShare(await cutPerson(empty, host))).toBeLessThan(0.01);
});
