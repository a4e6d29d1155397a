import { describe, expect, test } from 'vitest';
import { cutInk } from '../../../src/picture/cut-out/ink';
import type { Raster } from '../../../src/picture/cut-out/raster';
import { drawings, type Light, overlap, sheet } from '../../helpers/inked-paper';

export const inks = (name: string) => drawings[name] ?? [];

/** Largest difference, by channel, between the mean colour of what is cut out and the colour of its ink. */
function colourError({ rgba }: Raster, colour: number[]): number {
  const sums = [0, 0, 0];
  let count = 0;
  for (let index = 0; index < rgba.length; index += 4) {
    if ((rgba[index + 3] ?? 0) < 8) continue;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (rgba[index + c] ?? 0);
    count++;
  }
  return Math.max(...sums.map((sum, c) => Math.abs(sum / count - (colour[c] ?? 0))));
}

/** Least overlap of the cut-out with the inked pixels; a pencil’s lines are 3 to 6 pixels thick. */
const minIou = { stamp: 0.97, 'red stamp': 0.97, signature: 0.97, logo: 0.97, pencil: 0.96 };
type Ink = keyof typeof minIou;

/** Tests that ink is cut out of sheets in these lights. */
export const testInkCutOut = (
  lights: Record<string, Light>,
  names: readonly Ink[] = Object.keys(minIou) as Ink[],
) =>
  describe.each(Object.entries(lights))('on %s', (_, light) => {
    test.each(names.map((name) => [name, minIou[name]] as const))(
      'the %s is cut out: IoU of %d or more',
      (name, share) => {
        const { picture, truth } = sheet(inks(name), light);
        expect(overlap(cutInk(picture), truth)).toBeGreaterThanOrEqual(share);
      },
    );

    test('no edge keeps the colour of the paper: even faint pixels have the ink’s colour', () => {
      const { picture } = sheet(inks('signature'), light);
      expect(colourError(cutInk(picture), inks('signature')[0]?.colour ?? [])).toBeLessThan(
        light.shadow ? 30 : 20,
      );
    });
  });
