import { describe, expect, test } from 'vitest';
import { cutInk } from '../../../src/picture/cut-out/ink';
import type { Raster } from '../../../src/picture/cut-out/raster';
import { drawings, type Light, overlap, sheet } from '../../helpers/inked-paper';

const cream: Light['paper'] = [246, 242, 230];
const lights: Record<string, Light> = {
  'a white sheet': { noise: 0, fall: 0, shadow: 0, paper: [255, 255, 255] },
  'a grained sheet': { noise: 6, fall: 0, shadow: 0, paper: cream },
  'a sheet lit from one side': { noise: 5, fall: 0.35, shadow: 0, paper: cream },
  'a sheet with a shadow across': { noise: 5, fall: 0.15, shadow: 0.35, paper: cream },
};

const inks = (name: string) => drawings[name] ?? [];

/** Largest difference between the colour of whole ink and what it was drawn with, where it is one colour. */
function colourError({ rgba }: Raster, colour: number[]): number {
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if ((rgba[at + 3] ?? 0) < 8) continue;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (rgba[at + c] ?? 0);
    count++;
  }
  return Math.max(...sums.map((sum, c) => Math.abs(sum / count - (colour[c] ?? 0))));
}

describe.each(Object.entries(lights))('on %s', (_, light) => {
  test.each(['stamp', 'red stamp', 'signature', 'logo'])('the %s is cut out: IoU of 0.97 or more', (name) => {
    const { picture, truth } = sheet(inks(name), light);
    expect(overlap(cutInk(picture), truth)).toBeGreaterThanOrEqual(0.97);
  });

  test('a signature in grey pencil, 3 to 6 pixels thick, is cut out: IoU of 0.96 or more', () => {
    const { picture, truth } = sheet(inks('pencil'), light);
    expect(overlap(cutInk(picture), truth)).toBeGreaterThanOrEqual(0.96);
  });

  test('no edge has the colour of the paper: all that is kept, however faint, is the ink’s colour', () => {
    const { picture } = sheet(inks('signature'), light);
    expect(colourError(cutInk(picture), inks('signature')[0]?.colour ?? [])).toBeLessThan(
      light.shadow ? 30 : 20,
    );
  });
});

test('edges are soft: alpha follows the share of a pixel that is inked', () => {
  const { picture, truth } = sheet(inks('stamp'), lights['a white sheet'] as Light);
  const { rgba } = cutInk(picture);
  let worst = 0;
  truth.forEach((share, i) => {
    worst = Math.max(worst, Math.abs(share - (rgba[i * 4 + 3] ?? 0) / 255));
  });
  // Steeper than the truth in the middle, so that whole ink is opaque despite its grain.
  expect(worst).toBeLessThan(0.26);
});

test('a blank sheet gives nothing, whatever its grain and light', () => {
  const { picture } = sheet([], { noise: 9, fall: 0.4, shadow: 0, paper: cream });
  expect(cutInk(picture).rgba.some((value, at) => at % 4 === 3 && value > 0)).toBe(false);
});
