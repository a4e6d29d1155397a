import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodeHost } from '../../../src/node';
import { assets } from '../../../src/picture/assets';
import { cutPerson } from '../../../src/picture/cut-out/person';
import type { Raster } from '../../../src/picture/cut-out/raster';
import { drawnPages } from '../../helpers/drawn-pages';
import { overlap } from '../../helpers/inked-paper';
import { madePdf } from '../made-pdf';

export const host = nodeHost(assets);

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

export async function photo(): Promise<Raster> {
  const jpg = new Uint8Array(readFileSync(join(import.meta.dirname, 'astronaut.jpg')));
  const [page] = await drawnPages((await madePdf(jpg)).pdf);
  if (!page) throw new Error('no page');
  const { width, height, pixelAt } = page;
  const pixels = Array.from({ length: width * height }, (_, i) => [
    ...pixelAt(i % width, Math.floor(i / width)),
    255,
  ]);
  return { width, height, rgba: Uint8ClampedArray.from(pixels.flat()) };
}

/** Whether a point is inside the outline: counts the sides that a line to the right of it crosses. */
export function inside(x: number, y: number): boolean {
  let odd = false;
  for (let i = 0; i < outline.length; i += 2) {
    const [ax = 0, ay = 0, bx = outline[0] ?? 0, by = outline[1] ?? 0] = outline.slice(i, i + 4);
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) odd = !odd;
  }
  return odd;
}

/** The outline scaled to a picture of this size. */
export const outlineMask = (width: number, height: number) =>
  Float32Array.from({ length: width * height }, (_, i) =>
    inside(((i % width) / width) * 700, (Math.floor(i / width) / height) * 700) ? 1 : 0,
  );

type Colour = readonly [number, number, number];
type Scene = {
  /** Relative to the size of the photo: size of the picture, and position of the person’s upper left corner in it. */
  size?: readonly [number, number];
  at?: readonly [number, number];
  mirrored?: boolean;
  /** Factors for red, green and blue over the whole picture. */
  light?: Colour;
  /** Colour of a place behind the person; x and y from 0 to 1. */
  behind: (x: number, y: number) => Colour;
};

export const scenes = {
  'before a white wall': { behind: () => [236, 234, 228] },
  'before a dark curtain with folds': {
    behind: (x) => [30 + 22 * Math.sin(x * 40), 26 + 18 * Math.sin(x * 40), 52 + 26 * Math.sin(x * 40)],
  },
  'before a shelf of books': {
    behind: (x, y) =>
      y % 0.25 < 0.03
        ? [96, 66, 40]
        : [60 + ((Math.floor(x * 28) * 67) % 150), 50 + ((Math.floor(x * 28) * 41) % 120), 70],
  },
  'under a sky, on grass': {
    behind: (x, y) =>
      y < 0.6
        ? [120 + 90 * y, 170 + 60 * y, 235]
        : [70 + 20 * Math.sin(x * 90), 120 + 24 * Math.sin(x * 70 + y * 50), 56],
  },
  'before tiles': {
    behind: (x, y) => (x % 0.1 < 0.008 || y % 0.1 < 0.008 ? [150, 150, 150] : [206, 216, 214]),
  },
  'by evening light, seen the other way round': {
    mirrored: true,
    light: [0.8, 0.62, 0.45],
    behind: (x, y) => [90 + 60 * x, 80 + 30 * y, 70],
  },
  'at the left of a wide picture': { size: [2, 1], at: [0, 0], behind: (x) => [200 - 60 * x, 190, 180] },
  'at the right edge, with room above': {
    size: [1.6, 1.4],
    at: [0.6, 0.4],
    behind: (x, y) => [180 - 50 * y, 150 + 20 * x, 120],
  },
} satisfies Record<string, Scene>;

/** The person of the photo in another scene, and her outline there. */
function placeInScene(
  { width, height, rgba }: Raster,
  scene: Scene,
): { picture: Raster; truth: Float32Array } {
  const { size = [1, 1], at = [0, 0], mirrored = false, light = [1, 1, 1], behind } = scene;
  const [scaledWidth, scaledHeight] = [Math.round(width * size[0]), Math.round(height * size[1])];
  const [left, top] = [Math.round(width * at[0]), Math.round(height * at[1])];
  const person = outlineMask(width, height);
  const truth = new Float32Array(scaledWidth * scaledHeight);
  const pixels = new Uint8ClampedArray(scaledWidth * scaledHeight * 4).fill(255);
  for (let y = 0; y < scaledHeight; y++) {
    for (let x = 0; x < scaledWidth; x++) {
      const column = mirrored ? width - 1 - (x - left) : x - left;
      const from = (y - top) * width + column;
      const here = column >= 0 && column < width && y >= top && y < top + height && person[from] === 1;
      const colour = here
        ? [...rgba.subarray(from * 4, from * 4 + 3)]
        : behind(x / scaledWidth, y / scaledHeight);
      const to = y * scaledWidth + x;
      truth[to] = here ? 1 : 0;
      pixels.set(
        colour.map((value, channel) => value * (light[channel] ?? 1)),
        to * 4,
      );
    }
  }
  return { picture: { width: scaledWidth, height: scaledHeight, rgba: pixels }, truth };
}

/** Tests that a person is cut out in these scenes. */
export const testPersonCutOut = (names: readonly (keyof typeof scenes)[]) =>
  test.each(names)('a person is cut out %s: IoU of 0.9 or more', async (name) => {
    const { picture, truth } = placeInScene(await photo(), scenes[name]);
    expect(overlap(await cutPerson(picture, host), truth)).toBeGreaterThanOrEqual(0.9);
  });
