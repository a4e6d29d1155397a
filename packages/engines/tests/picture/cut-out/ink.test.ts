import { expect, test } from 'vitest';
import { cutInk } from '../../../src/picture/cut-out/ink';
import { type Light, sheet } from '../../helpers/inked-paper';
import { inks, testInkCutOut } from './ink-in-light';

const cream: Light['paper'] = [246, 242, 230];
const white: Light = { noise: 0, fall: 0, shadow: 0, paper: [255, 255, 255] };

testInkCutOut({ 'a white sheet': white }, ['stamp', 'signature']);

test('edges are soft: alpha follows the share of a pixel that is inked', () => {
  const { picture, truth } = sheet(inks('stamp'), white);
  const { rgba } = cutInk(picture);
  let worst = 0;
  truth.forEach((share, i) => {
    worst = Math.max(worst, Math.abs(share - (rgba[i * 4 + 3] ?? 0) / 255));
  });
  // Alpha rises more steeply than the inked share, so that full ink is opaque despite its grain.
  expect(worst).toBeLessThan(0.26);
});

test('a blank sheet yields no ink, whatever its grain and light', () => {
  const { picture } = sheet([], { noise: 9, fall: 0.4, shadow: 0, paper: cream });
  expect(cutInk(picture).rgba.some((value, index) => index % 4 === 3 && value > 0)).toBe(false);
});
